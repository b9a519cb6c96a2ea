import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import type { Desk } from '../desk.ts';

/** What the own seat holds: here nothing but the rule that decides. */
export const Tray = ({ desk }: { readonly desk: Desk }) => {
  const { reversed } = desk.shown.value.view.options;
  return (
    <p class="sheet matching-pennies-tray">
      {reversed ? 'Even wins when the coins differ.' : 'Even wins when both coins show the same.'}{' '}
      <RuleLink rule={reversed ? 'PENNY-2.2' : 'PENNY-2.1'} />
    </p>
  );
};
