// NAP-EDK: the Escalation card of the round: the chosen side washed, the other struck through.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import {
  ESCALATION_SIDES,
  type EscalationFace,
  type EscalationSide,
  escalationCard,
} from '../../../data/escalation-cards.ts';
import type { BattleView } from '../../../view.ts';
import type { Desk, Offer } from '../../desk.ts';
import { escalationTexts } from '../../words/common-card-texts.ts';
import { inTheTray } from '../../words/sentences.ts';

interface SideProps {
  readonly desk: Desk;
  readonly side: EscalationSide;
  readonly face: EscalationFace;
  readonly chosen: EscalationSide | null;
}

/** A side of the card: pressed by the Leader, washed once it counts, struck through when the other does. */
function Side({ desk, side, face, chosen }: SideProps) {
  const isOpen = desk.isLive.value && desk.on({ button: side }).some(isEscalation);
  const look = chosen === side ? ' is-on' : chosen === null ? '' : ' is-off';
  const inside = (
    <>
      <b>{side}</b>
      <Icon name="mk-order-blank" label={tell(inTheTray.ordersEach)} />
      <em>{face.orders}</em>
      <Icon name="ui-cards" label={tell(inTheTray.cardsAtEnd)} />
      <em>{face.cards}</em>
      {face.special !== null && <small>{tell(escalationTexts[face.special])}</small>}
    </>
  );
  return isOpen ? (
    <button type="button" class="side is-legal" data-target={targetKey({ button: side })}>
      {inside}
    </button>
  ) : (
    <span class={`side${look}`}>{inside}</span>
  );
}

const isEscalation = ({ action, ...offer }: Offer): boolean => action.type === 'escalate' && isLegal(offer);

export function EscalationCard({ desk, battle }: { readonly desk: Desk; readonly battle: BattleView }) {
  const id = battle.escalated.at(-1);
  if (id === undefined) return null;
  const { name, faces } = escalationCard(id);
  const chosen = battle.escalation?.card === id ? battle.escalation.side : null;
  return (
    <section
      class={`napoleonica-escalation${chosen === null ? ' is-open' : ''}`}
      aria-label={name}
      data-layer
    >
      <span class="head">
        {name}
        <small>
          {tell(inTheTray.escalation, { at: battle.escalated.length, of: battle.terms.escalation })}
        </small>
      </span>
      {ESCALATION_SIDES.map((side) => (
        <Side key={side} desk={desk} side={side} face={faces[side]} chosen={chosen} />
      ))}
    </section>
  );
}
