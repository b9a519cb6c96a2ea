import type { Desk } from '@grognard/web/table/game-board.ts';
import { unitCard } from '../../../data/unit-cards.ts';
import type { View } from '../../../view.ts';
import type { UnitCardId } from '../../../vocabulary.ts';
import { toPlace } from '../../input/deployment-choices.ts';
import { keyOf, type marker } from '../../input/marks.ts';
import { offersIn } from '../../input/reading.ts';
import { tellUnit } from '../cards/tell-unit.ts';
import { UnitFace } from '../cards/unit-face.tsx';

/** So many kinds have room in one row of large cards. */
const FEW = 4;

const MusterCard = ({
  card,
  count,
  marks,
}: {
  readonly card: UnitCardId;
  readonly count: number;
  readonly marks: string;
}) => (
  <li>
    <button
      type="button"
      class={`saga-muster-card ${marks}`}
      data-target={keyOf({ card })}
      data-look={`card:${card}`}
    >
      <span class="sr">{`${count} × ${tellUnit(unitCard(card))}`}</span>
      <UnitFace card={card} />
      {count > 1 && (
        <b class="num" aria-hidden="true">
          ×{count}
        </b>
      )}
    </button>
  </li>
);

/** SAG-4.5: the units still to be placed, one card per kind with how many are left. */
export function MusterTray({
  desk,
  view,
  markOf,
}: {
  readonly desk: Desk;
  readonly view: View;
  readonly markOf: ReturnType<typeof marker>;
}) {
  const counts = new Map<string, number>();
  for (const card of [...toPlace(view)].sort()) counts.set(card, (counts.get(card) ?? 0) + 1);
  const canFill =
    desk.isLive.value &&
    offersIn(desk.offers()).some(({ action, isLegal }) => isLegal && action.type === 'place');
  return (
    <section class={`saga-muster${counts.size > FEW ? ' is-full' : ''}`} aria-label="Units to deploy">
      <ul class="plain">
        {[...counts].map(([card, count]) => (
          <MusterCard key={card} card={card} count={count} marks={markOf({ card })} />
        ))}
      </ul>
      {canFill && (
        <button
          type="button"
          class="btn"
          onClick={() =>
            void desk.submitEach(
              (fresh) =>
                offersIn(fresh).find(({ action, isLegal }) => isLegal && action.type === 'place')?.wire,
            )
          }
        >
          Place the rest
        </button>
      )}
      {counts.size === 0 && (
        <p class="saga-note">All twelve stand. Press a unit to lift it, then where it shall stand instead.</p>
      )}
    </section>
  );
}
