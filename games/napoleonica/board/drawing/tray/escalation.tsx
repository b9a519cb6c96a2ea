// NAP-EDK: the Escalation card of the round: the chosen side washed, the other struck through.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { ESCALATION_SIDES, escalationCard } from '../../../data/escalation-cards.ts';
import type { BattleView } from '../../../view.ts';
import { inTheTray } from '../../words/sentences.ts';

export function EscalationCard({ battle }: { readonly battle: BattleView }) {
  const id = battle.escalated.at(-1);
  if (id === undefined) return null;
  const { name, faces } = escalationCard(id);
  const chosen = battle.escalation?.card === id ? battle.escalation.side : null;
  return (
    <section class="napoleonica-escalation" aria-label={name}>
      <span class="head">
        {name}
        <small>
          {tell(inTheTray.escalation, { at: battle.escalated.length, of: battle.terms.escalation })}
        </small>
      </span>
      {ESCALATION_SIDES.map((side) => (
        <span key={side} class={`side${chosen === side ? ' is-on' : chosen === null ? '' : ' is-off'}`}>
          <b>{side}</b>
          <Icon name="mk-order-blank" />
          <em>{faces[side].orders}</em>
          <Icon name="ui-cards" />
          <em>{faces[side].cards}</em>
        </span>
      ))}
    </section>
  );
}
