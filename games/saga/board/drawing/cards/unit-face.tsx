import { translate } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../../data/unit-cards.ts';
import type { UnitCard, UnitCardId } from '../../../vocabulary.ts';
import { keywordName } from '../../words/card-words.ts';
import { shortName } from '../../words/short-names.ts';
import { EMBLEM, STARS, TYPE_SYMBOL } from './card-symbols.ts';
import './cards.css';
import './cards-text.css';
import './card-forms.css';
import { lookOf } from './insignia.ts';
import { UnitVignette } from './unit-vignette.tsx';
import { type Changed, Values } from './values.tsx';

interface UnitFaceProps {
  readonly card: UnitCardId;
  /** Values that differ from the print. */
  readonly now?: Changed;
  /** The whole name and every keyword, for the card in close-up. */
  readonly isLarge?: boolean;
}

/** SAG-1.5: a unit card, as wide as its place. Decoration: who shows it says in words what it is (`tellUnit`). */
export function UnitFace({ card: id, now, isLarge = false }: UnitFaceProps) {
  const card = unitCard(id);
  return (
    <span
      class={`saga-card saga-unit-card saga-look-${lookOf(card)}${isLarge ? ' is-large' : ''}`}
      aria-hidden="true"
    >
      <span class="saga-face">
        <Band card={card} />
        <span class="saga-card-name">
          <b>{translate(isLarge ? card.name : shortName(card))}</b>
          <i class="saga-stars">{STARS[card.status]}</i>
        </span>
        <UnitVignette card={card} />
        <Keywords card={card} />
        <span class="saga-foot">
          <Sign name={TYPE_SYMBOL[card.type]} class="saga-arm" />
          <Values card={card} now={now} />
        </span>
      </span>
    </span>
  );
}

const Band = ({ card }: { readonly card: UnitCard }) => (
  <span class="saga-band">
    <Sign name={EMBLEM[lookOf(card)]} />
    <Sign name={TYPE_SYMBOL[card.type]} />
    <b>{card.nation}</b>
  </span>
);

interface SignProps {
  readonly name: string;
  readonly class?: string;
}

const Sign = ({ name, class: place = 'saga-band-sign' }: SignProps) => (
  <svg class={place} viewBox="0 0 48 48">
    <use href={`#${name}`} />
  </svg>
);

const Keywords = ({ card }: { readonly card: UnitCard }) => (
  <span class="saga-keywords">
    {card.keywords.map((keyword) => (
      <i key={keyword}>{keywordName(keyword)}</i>
    ))}
  </span>
);
