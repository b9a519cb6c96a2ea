import type { Seat } from '@grognard/kernel';

/** A standard in the shape and colour of the seat: a blue shield for A, a red lozenge for B. */
export function SeatSign({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const isRed = seat === 'B';
  const edge = isRed ? 'M24 1l22 23-22 23L2 24z' : 'M4 3h40v24c0 9-9 15-20 20C13 42 4 36 4 27z';
  const field = isRed ? 'var(--gb)' : 'var(--fr)';
  const ink = isRed ? 'var(--gb-on)' : 'var(--fr-on)';
  return (
    <svg class="seat-sign" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d={edge} fill="rgb(0 0 0 / 0.3)" transform="translate(0 1.5)" />
      <path d={edge} fill={field} stroke={ink} stroke-width="2" />
      <path d="M18 11.500h2.200V36H18z" fill={ink} />
      <path d="M20.200 12.500c4-2 7.500 2 12 0v11c-4.500 2-8-2-12 0z" fill={ink} />
    </svg>
  );
}
