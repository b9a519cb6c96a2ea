import './sum-chip.css';
import type { Sum } from '../contract/log-line.ts';
import { Die } from './die.tsx';

/** A die with what was added to it; pointing at it says what each number is. */
export const SumChip = ({ sum: { die, modifiers, total, note, detail } }: { readonly sum: Sum }) => (
  <span class="desk-sum" title={detail}>
    <Die {...die} />
    <span class="sr">{die.face}</span>
    {modifiers !== '' && <i>{modifiers}</i>} = {total} {note}
  </span>
);
