import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { ComponentChildren } from 'preact';
import type { Desk, Offer } from '../../desk.ts';
import { consequenceOf } from '../../words/consequences.ts';
import { actionLabel } from '../../words/labels.ts';
import { Hint } from '../hint.tsx';

interface AnswerProps {
  readonly desk: Desk;
  readonly offer: Offer;
  readonly isMain?: boolean;
}

/** One answer: the order, what comes of it, and its chance where hints are on. */
export function Answer({ desk, offer, isMain = false }: AnswerProps) {
  const { view } = desk.shown.value;
  const consequence = consequenceOf(offer.action, view);
  return (
    <button
      type="button"
      class={`btn saga-answer${isMain ? ' primary' : ''}`}
      aria-disabled={isLegal(offer) ? undefined : 'true'}
      onClick={(event) => desk.choose([offer], event.currentTarget)}
    >
      <b>{actionLabel(offer.action, view)}</b>
      <Hint action={offer.action} state={desk.shown.value} />
      {consequence !== '' && <small>{consequence}</small>}
    </button>
  );
}

interface MenuProps {
  readonly desk: Desk;
  readonly offers: readonly Offer[];
  readonly title: ComponentChildren;
  readonly note: string;
}

/** Several answers of a kind: a press opens them as a menu. */
export const AnswerMenu = ({ desk, offers, title, note }: MenuProps) => (
  <button
    type="button"
    class="btn saga-answer"
    aria-haspopup="menu"
    onClick={(event) => desk.choose(offers, event.currentTarget)}
  >
    <b>{title}</b>
    <small>{note}</small>
  </button>
);
