// Lines of a reckoning: what for, how much, and what is left below a double line.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';

export interface Entry {
  readonly text: string;
  readonly figure: string;
  readonly rule?: string;
}

interface LedgerProps {
  readonly entries: readonly Entry[];
  readonly sum: Entry;
}

export const Ledger = ({ entries, sum }: LedgerProps) => (
  <ul class="ledger">
    {entries.map(({ text, figure, rule }) => (
      <li key={text}>
        <span>{text}</span>
        {rule === undefined ? <i /> : <RuleLink rule={rule} />}
        <b>{figure}</b>
      </li>
    ))}
    <li class="sum">
      <span>{sum.text}</span>
      <i />
      <b>{sum.figure}</b>
    </li>
  </ul>
);
