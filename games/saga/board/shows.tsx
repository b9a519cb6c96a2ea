import { SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { StrategyFace } from './cards/strategy-face.tsx';
import { type Geometry, px } from './geometry.ts';
import { verdictOf } from './log-line.ts';
import { cardName, findView, signed } from './names.ts';
import type { Show } from './scene.ts';
import { Die } from './test-panel.tsx';

/** A die beside the unit it was thrown for, with its whole sum. */
function Rolled({
  show,
  view,
  geometry,
}: {
  readonly show: Extract<Show, { kind: 'test' }>;
  readonly view: View;
  readonly geometry: Geometry;
}) {
  const { test } = show;
  const box = geometry.boxes.get(findView(view, test.unit)?.at ?? 'A:IN');
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
export function Shows({
  show,
  view,
  geometry,
}: {
  readonly show: Show | null;
  readonly view: View;
  readonly geometry: Geometry;
}) {
  if (show === null) return null;
  if (show.kind === 'test') return <Rolled show={show} view={view} geometry={geometry} />;
  const cards =
    show.kind === 'card'
      ? [{ who: show.by, card: show.card, verb: 'plays' }]
      : (['A', 'B'] as const).map((who) => ({ who, card: show.cards[who], verb: 'commits' }));
  return (
    <div class="saga-show">
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
