import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { StrategyCardId } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import type { Marker } from '../../input/marks.ts';
import { isMarkedAtTurnEnd } from '../../input/turn-end.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { StrategyFace, tellStrategy } from '../cards/strategy-face.tsx';

/** SAG-15.5: of two equal cards one may be marked to go and the other stay. */
function marksOfCopy(desk: Desk, cards: readonly StrategyCardId[], i: number, markOf: Marker): string {
  const card = cards[i] ?? '';
  const copy = cards.slice(0, i).filter((each) => each === card).length;
  const marks = markOf({ card });
  const isAnother = isMarkedAtTurnEnd(desk, { card }) && !isMarkedAtTurnEnd(desk, { card }, copy);
  return isAnother ? marks.replace('is-selected', '') : marks;
}

/** The hand as a fan: what may be used now stands higher and has the outline of legal things. */
export function Hand({
  cards,
  markOf,
  desk,
}: {
  readonly cards: readonly StrategyCardId[];
  readonly markOf: Marker;
  readonly desk: Desk;
}) {
  const last = cards.length - 1;
  return (
    <ul
      class="saga-hand saga-row plain"
      aria-label={tell(onTheBoards.hand)}
      data-fan
      style={{ '--n': Math.max(1, last) }}
    >
      {cards.map((card, i) => {
        const target = { card };
        const k = i - last / 2;
        const marks = marksOfCopy(desk, cards, i, markOf);
        return (
          <li
            key={`${card}${i}`}
            style={{ '--i': i, '--k': k, '--y': `${(Math.abs(k) ** 1.6 * 2.2).toFixed(1)}px` }}
          >
            <button
              type="button"
              tabIndex={0}
              class={`saga-hand-card ${marks}${marks.includes('is-legal') || !desk.isLive.value ? '' : ' is-idle'}`}
              data-target={targetKey(target)}
              data-look={`strategy:${card}`}
              aria-pressed={marks.includes('is-selected')}
            >
              <span class="sr">{tellStrategy(card)}</span>
              <StrategyFace card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
