import './sum-chip.css';
import { Fragment } from 'preact';
import type { Sum } from '../contract/log-line.ts';
import { Die } from './die.tsx';

/** A die with what was added to it; pointing at it says what each number is. */
export const SumChip = ({
  sum: { die, more = [], modifiers, total, note, detail },
}: {
  readonly sum: Sum;
}) => (
  <span class="desk-sum" title={detail}>
    {[die, ...more].map((thrown, i) => (
      <Fragment key={i}>
        <Die {...thrown} />
        <span class="sr">{thrown.face}</span>
      </Fragment>
    ))}
    {modifiers !== '' && <i>{modifiers}</i>} = {total} {note}
  </span>
);
