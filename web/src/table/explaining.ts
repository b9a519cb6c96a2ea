// Why something cannot be done, beside what was pressed.
import type { Desk } from '@grognard/desk';
import { targetAt, targetElement } from '@grognard/desk/target/target-element.ts';
import { told } from '@grognard/desk/words/tell.ts';
import type { Json, Refusal, Seat } from '@grognard/kernel';
import type { WireOffer } from '@grognard/protocol';
import { t } from '../words/words.ts';
import { seatOf, type TableStore, tellTrouble } from './table-store.ts';

export interface Explaining extends Pick<Desk, 'explain' | 'ask'> {
  /** What was pressed; a button beside the board stands for what it is about, or for what it says. */
  nameOf(at: Element | null, offer: WireOffer): string;
}

export function explaining(store: TableStore): Explaining {
  const { places, board, shown, why, menu } = store;
  const explain = (refusal: Refusal, subject: string, at: Element | null): void => {
    menu.value = null;
    why.value = {
      question: t('table.why', { subject }),
      fact: told(refusal.text, refusal.with),
      rule: refusal.rule,
      at,
    };
  };
  const askWhy = async (seat: Seat, action: Json): Promise<Refusal | null> => {
    const reply = await (await places.at(seat)).why({ action });
    return reply.ok ? reply.value : null;
  };
  return {
    explain,
    ask(action, subject, at) {
      const seat = seatOf(store);
      if (seat === null) return;
      askWhy(seat, action).then(
        (refusal) => refusal !== null && explain(refusal, subject, at),
        (error: unknown) => tellTrouble(store, error),
      );
    },
    nameOf: (at, { target: about, action }) =>
      board.targetName(targetAt(targetElement(at)) ?? about, shown.value) ||
      t('table.why.act', { act: board.label(action, shown.value) }),
  };
}
