import type { GameBoard } from '@grognard/desk';
import type { WhyNot } from '@grognard/protocol';
import { t } from '../words/words.ts';

/** Why nothing can be taken back or done again, in words. */
export function noWay(
  way: 'undo' | 'redo',
  { is, seat }: WhyNot,
  { seatName, seatInSentence }: GameBoard,
): { readonly question: string; readonly fact: string } {
  if (way === 'redo') return { question: t('table.redo.cannot'), fact: t('table.redo.nothing') };
  const question = t('table.undo.cannot');
  if (is === 'asked' || is === 'answered') {
    const whose = seat ?? 'spectator';
    return { question, fact: t(`table.undo.${is}`, { seat: seatInSentence?.(whose) ?? seatName(whose) }) };
  }
  return { question, fact: t(`table.undo.${is}`) };
}
