import { Icon } from '../look/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { tell } from '../words/tell.ts';
import { words } from './words.ts';
import './workshop.css';

/** A limit and how the work stands to it. */
export interface LimitLine {
  readonly name: string;
  readonly value: string;
  readonly isKept: boolean;
  readonly rule: string;
}

/** Every limit of the rules with its state: a tick, or a broken line with a wash. */
export const Limits = ({ lines }: { readonly lines: readonly LimitLine[] }) => (
  <ul class="plain desk-limits">
    {lines.map(({ name, value, isKept, rule }) => (
      <li key={name} class={isKept ? 'is-kept' : 'is-broken'}>
        <Icon name={isKept ? 'ui-check' : 'ui-refuse'} label={tell(isKept ? words.kept : words.broken)} />
        <span>{name}</span>
        <b class="num">{value}</b>
        <RuleLink rule={rule} />
      </li>
    ))}
  </ul>
);
