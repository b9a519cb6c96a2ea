import { openRule } from './opened-rule.ts';
import { t } from './words.ts';

interface RuleLinkProps {
  readonly rule: string;
  /** −1 inside a list that is one stop for the keyboard. */
  readonly tabIndex?: number;
}

/** A citation: opens its paragraph at the side, never a new page. */
export const RuleLink = ({ rule, tabIndex }: RuleLinkProps) => (
  <button
    type="button"
    class="rule"
    tabIndex={tabIndex}
    aria-label={t('openRule', { rule })}
    onClick={() => openRule(rule)}
  >
    {rule}
  </button>
);
