import { openRule } from './opened-rule.ts';
import { t } from './words.ts';

/** A citation: opens its paragraph at the side, never a new page. */
export const RuleLink = ({ rule }: { readonly rule: string }) => (
  <button type="button" class="rule" aria-label={t('openRule', { rule })} onClick={() => openRule(rule)}>
    {rule}
  </button>
);
