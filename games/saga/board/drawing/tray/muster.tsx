import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../../data/unit-cards.ts';
import { tallied } from '../../../decks/counts.ts';
import type { UnitCardId } from '../../../vocabulary.ts';
import type { Desk, Offer } from '../../desk.ts';
import { toPlace } from '../../input/deployment-choices.ts';
import type { Marker } from '../../input/marks.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { tellUnit } from '../../words/tell-unit.ts';
import { UnitFace } from '../cards/unit-face.tsx';

interface MusterCardProps {
  readonly card: UnitCardId;
  readonly count: number;
  readonly marks: string;
}

const MusterCard = ({ card, count, marks }: MusterCardProps) => (
  <li>
    <button
      type="button"
      tabIndex={0}
      class={`saga-muster-card ${marks}`}
      data-target={targetKey({ card })}
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

const placing = (offers: readonly Offer[]): Offer | undefined =>
  offers.find((offer) => isLegal(offer) && offer.action.type === 'place');

/** SAG-4.5: the units still to be placed, one card per kind with how many are left. */
export function Muster({ desk, markOf }: { readonly desk: Desk; readonly markOf: Marker }) {
  const counts = tallied([...toPlace(desk.shown.value.view)].sort());
  const canFill = desk.isLive.value && placing(desk.offers()) !== undefined;
  return (
    <section class="saga-muster" aria-label={tell(onTheBoards.unitsToDeploy)}>
      <ul class="plain">
        {counts.map(([card, count]) => (
          <MusterCard key={card} card={card} count={count} marks={markOf({ card })} />
        ))}
      </ul>
      {canFill && (
        <Button onClick={() => void desk.submitEach(placing)}>{tell(onTheBoards.placeTheRest)}</Button>
      )}
      {counts.length === 0 && <p class="saga-note">{tell(onTheBoards.allStand)}</p>}
    </section>
  );
}
