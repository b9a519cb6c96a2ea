import { t } from '../words/words.ts';
import { openRule } from './rule-panel-state.ts';

/** A citation: opens its paragraph at the side, never a new page. */
export const RuleLink = ({ rule }: { readonly rule: string }) => (
  <button type="button" class="rule" aria-label={t('rule.link', { rule })} onClick={() => openRule(rule)}>
    {rule}
  </button>
);
