import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk } from '../desk.ts';
import { sentences } from '../words/sentences.ts';

/** What the own seat holds: here nothing but the rule that decides. */
export const Tray = ({ desk }: { readonly desk: Desk }) => {
  const { reversed } = desk.shown.value.view.options;
  return (
    <p class="sheet matching-pennies-tray">
      {tell(reversed ? sentences.evenIfDifferent : sentences.evenIfSame)}{' '}
      <RuleLink rule={reversed ? 'PENNY-2.2' : 'PENNY-2.1'} />
    </p>
  );
};
