import type { Seat } from '@grognard/kernel';

/** A coin in the colour of the seat. */
export const SeatSign = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <circle cx="20" cy="20" r="17" fill={seat === 'even' ? 'gold' : 'silver'} stroke="currentColor" />
  </svg>
);
