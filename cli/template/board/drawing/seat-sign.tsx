import type { SeatSign as Sign } from '@grognard/desk';

/** A coin in the colour of the seat. */
export const SeatSign: Sign = ({ seat, size }) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <circle cx="20" cy="20" r="17" fill={seat === 'even' ? 'gold' : 'silver'} stroke="currentColor" />
  </svg>
);
