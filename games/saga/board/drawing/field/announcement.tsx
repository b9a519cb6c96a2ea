import type { TestRolled } from '../../../events.ts';
import { SEAT_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import { verdictOf } from '../../words/journal-line.ts';
import { cardName, signed } from '../../words/names.ts';
import { StrategyFace } from '../cards/strategy-face.tsx';
import { Die } from '../tray/test-panel.tsx';
import { type Geometry, px } from './geometry.ts';
import type { Announced } from './scene.ts';

/** A die beside the unit it was thrown for, with its whole sum. */
function Rolled({
  test,
  view,
  geometry,
}: {
  readonly test: TestRolled;
  readonly view: View;
  readonly geometry: Geometry;
}) {
  const box = geometry.boxes.get(unitIn(view, test.unit)?.at ?? 'A:IN');
  if (box === undefined) return null;
  const added = test.sum === null ? null : test.sum.total - (test.natural ?? 0);
  const style = {
    left: `${px(Math.min(Math.max(box.x + box.w / 2, 92), geometry.width - 92))}px`,
    top: `${px(Math.max(4, box.y + box.h / 2 - 26))}px`,
  };
  return (
    <div class="saga-rollbox" style={style}>
      {test.natural !== null && <Die value={test.natural} unit={test.unit} />}
      <span>
        <b class="num">
          {added === null ? '' : `${signed(added)} = ${test.sum?.total ?? ''}`} <small>of {test.need}</small>
        </b>
        <small>{verdictOf(test)}</small>
      </span>
    </div>
  );
}

/** What everybody is shown for a moment: a card that was played, both initiatives, a die. */
export function Announcement({
  said,
  view,
  geometry,
}: {
  readonly said: Announced | null;
  readonly view: View;
  readonly geometry: Geometry;
}) {
  if (said === null) return null;
  if (said.kind === 'test') return <Rolled test={said.test} view={view} geometry={geometry} />;
  const cards =
    said.kind === 'card'
      ? [{ who: said.by, card: said.card, verb: 'plays' }]
      : (['A', 'B'] as const).map((who) => ({ who, card: said.cards[who], verb: 'commits' }));
  return (
    <div class="saga-announcement">
      {cards.map(({ who, card, verb }) => (
        <figure key={who}>
          <StrategyFace card={card} />
          <figcaption>
            {SEAT_NAME[who]} {verb} {cardName(card)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
