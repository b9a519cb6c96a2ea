import { px } from '@grognard/desk/drawing/shapes.ts';
import { signed } from '@grognard/desk/words/numbers.ts';
import type { TestRolled } from '../../../events.ts';
import { SEAT_NAME } from '../../../names.ts';
import { unitIn } from '../../../view-units.ts';
import { PLAYERS } from '../../../vocabulary.ts';
import { cardName } from '../../words/names.ts';
import { verdictOf } from '../../words/tests.ts';
import { StrategyFace } from '../cards/strategy-face.tsx';
import { UnitDie } from '../unit-die.tsx';
import type { OnField } from './field-props.ts';
import type { Announced } from './scene.ts';

/** A die beside the unit it was thrown for, with its whole sum. */
function Rolled({ test, view, geometry }: OnField & { readonly test: TestRolled }) {
  const box = geometry.boxes.get(unitIn(view, test.unit)?.at ?? 'A:IN');
  if (box === undefined) return null;
  const { natural, sum, need, unit } = test;
  const style = {
    left: `${px(Math.min(Math.max(box.x + box.w / 2, 92), geometry.width - 92))}px`,
    top: `${px(Math.max(4, box.y + box.h / 2 - 26))}px`,
  };
  return (
    <div class="saga-rollbox" style={style}>
      {natural !== null && <UnitDie face={natural} unit={unit} />}
      <span>
        <b class="num">
          {sum === null ? '' : `${signed(sum.total - (natural ?? 0))} = ${sum.total}`}{' '}
          <small>of {need}</small>
        </b>
        <small>{verdictOf(test)}</small>
      </span>
    </div>
  );
}

/** What everybody is shown for a moment: a card that was played, both initiatives, a die. */
export function Announcement({ said, ...on }: OnField & { readonly said: Announced | null }) {
  if (said === null) return null;
  if (said.kind === 'test') return <Rolled {...on} test={said.test} />;
  const cards =
    said.kind === 'card'
      ? [{ who: said.by, card: said.card, verb: 'plays' }]
      : PLAYERS.map((who) => ({ who, card: said.cards[who], verb: 'commits' }));
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
