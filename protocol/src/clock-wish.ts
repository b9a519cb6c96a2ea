import { oneOf, record, tagged, whole } from '@grognard/kernel/forms.ts';

/** How long somebody may think. Times are in seconds. */
export type ClockWish =
  | { readonly kind: 'none' }
  /** At the table: so much for the whole battle, and so much more with every answer. */
  | { readonly kind: 'live'; readonly time: number; readonly increment: number }
  /** By mail: so many days for each turn, and days in the bank for when that is not enough. */
  | { readonly kind: 'days'; readonly days: number; readonly bank: number };

export const clockWish = tagged<ClockWish>('kind', {
  none: record({ kind: oneOf(['none']) }),
  live: record({ kind: oneOf(['live']), time: whole(10, 86_400), increment: whole(0, 3600) }),
  days: record({ kind: oneOf(['days']), days: whole(1, 60), bank: whole(0, 60) }),
});
