// NAP-CMP.6: the Maneuver cards, fanned; what may be used now stands higher.

import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { CardType } from '../../../data/maneuver-card.ts';
import { DECOY, isDecoy, leadershipOf, maneuverCard } from '../../../data/maneuver-cards.ts';
import type { CardId } from '../../../data/words.ts';
import type { BattleView } from '../../../view.ts';
import type { Player } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { isReturning } from '../../input/returned-cards.ts';
import { cardTexts } from '../../words/card-texts.ts';
import { cardName, KIND_NAME } from '../../words/names.ts';
import { inTheTray } from '../../words/sentences.ts';
import { DieIcon } from '../dice.tsx';

const SIGN: { readonly [type in CardType]: SymbolName } = {
  action: 'mk-activation',
  attack: 'mk-charge',
  reaction: 'mk-square',
};

function typeOf(card: CardId): string {
  if (isDecoy(card)) return tell(inTheTray.decoyType);
  const { type, on } = maneuverCard(card);
  if (type === 'action') return tell(inTheTray.actionType);
  const kinds = on.length > 2 ? tell(inTheTray.anyKind) : listed(on.map((kind) => KIND_NAME[kind]));
  return type === 'attack' ? tell(inTheTray.attackType, { kinds }) : tell(inTheTray.reactionType, { kinds });
}

const textOf = (card: CardId): string =>
  isDecoy(card) ? tell(inTheTray.decoyText) : (cardTexts[card] ?? '');

/** The face of a Maneuver card. */
export function ManeuverFace({ card }: { readonly card: CardId }) {
  const sign = isDecoy(card) ? 'mk-outflank' : SIGN[maneuverCard(card).type];
  const bonus = isDecoy(card) ? [] : maneuverCard(card).bonus;
  return (
    <>
      <span class="lead num">{leadershipOf(card)}</span>
      <span class="name">{cardName(card)}</span>
      <svg class="sign" viewBox="0 0 48 48" preserveAspectRatio="xMinYMid" aria-hidden="true">
        <Use name={sign} x={4} y={4} size={40} ink="var(--ink)" cut="var(--map-paper)" />
      </svg>
      <span class="type">{typeOf(card)}</span>
      <span class="text">{textOf(card)}</span>
      <span class="bonus">
        {bonus.map(({ on, die }) => (
          <span key={on}>
            {on === 'any' ? '' : KIND_NAME[on]} <DieIcon die={die} face={null} size={16} />
          </span>
        ))}
      </span>
    </>
  );
}

function HandCard({
  desk,
  card,
  place,
  of,
}: {
  readonly desk: Desk;
  readonly card: CardId;
  readonly place: number;
  readonly of: number;
}) {
  const picked = desk.selection.value;
  const isPicked =
    (picked?.kind === 'card' && picked.card === card) ||
    (picked?.kind === 'return' && picked.places.includes(place));
  const isOpen = desk.isLive.value && (isReturning(desk) || desk.on({ card }).some(isLegal));
  const fan = place - (of - 1) / 2;
  return (
    <li style={{ '--k': fan, '--y': `${(Math.abs(fan) ** 1.6 * 2.2).toFixed(1)}px` }}>
      <button
        type="button"
        class={`napoleonica-card${isPicked ? ' is-selected' : ''}${isOpen ? ' is-legal' : ''}`}
        data-target={targetKey({ card })}
        data-place={place}
        aria-pressed={isPicked}
      >
        <ManeuverFace card={card} />
      </button>
    </li>
  );
}

export function Hand({
  desk,
  battle,
  owner,
}: {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly owner: Player;
}) {
  const known = battle.players[owner].hand.flatMap((card) => (card === null ? [] : [card]));
  const cards = battle.phase === 'setup' ? known : [...known, DECOY];
  return (
    <ul class="napoleonica-hand plain" aria-label={tell(inTheTray.hand)}>
      {cards.map((card, place) => (
        <HandCard key={`${card}${place}`} desk={desk} card={card} place={place} of={cards.length} />
      ))}
    </ul>
  );
}
