// NAP-REI.7: the Reinforcement cards of this round that are still to be taken.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { reinforcementCard } from '../../../data/reinforcement-cards.ts';
import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { reinforcementTexts } from '../../words/common-card-texts.ts';
import { inTheTray } from '../../words/sentences.ts';

export const Revealed = ({ desk, battle }: { readonly desk: Desk; readonly battle: BattleView }) => (
  <ul class="napoleonica-revealed plain" aria-label={tell(inTheTray.reveal)}>
    {battle.revealed.map((id, i) => {
      const card = reinforcementCard(id);
      const isPicked = desk.selection.value?.kind === 'card' && desk.selection.value.card === id;
      return (
        <li key={i}>
          <button
            type="button"
            class={`napoleonica-card${isPicked ? ' is-selected' : ''}${desk.on({ card: id }).some(isLegal) ? ' is-legal' : ''}`}
            data-target={targetKey({ card: id })}
            aria-pressed={isPicked}
          >
            <span class="name">{card.name}</span>
            <span class="text">{tell(reinforcementTexts[id] ?? '')}</span>
          </button>
        </li>
      );
    })}
  </ul>
);
