import type { CSSProperties } from 'preact';
import { Icon } from '../look/icon.tsx';
import { RuleLink } from './rule-link.tsx';

interface TipProps {
  /** The question, naming the thing: 'Why not a2?' */
  readonly question: string;
  /** One sentence that states the fact here and now. */
  readonly fact: string;
  /** Null: it is no rule that says so. */
  readonly rule: string | null;
  readonly id?: string;
  /** Where the thing is, seen from the tip. */
  readonly side?: 'below' | 'left' | 'right' | 'above';
  readonly style?: CSSProperties;
}

const pointers = { below: '', left: ' side', right: ' right', above: ' up' } as const;

/** Why something may not be done. */
export const Tip = ({ question, fact, rule, id, side = 'below', style }: TipProps) => (
  <div class={`tip${pointers[side]}`} role="tooltip" id={id} style={style}>
    <Icon name="ui-refuse" />
    <b>{question}</b>
    {fact} {rule !== null && <RuleLink rule={rule} />}
  </div>
);
