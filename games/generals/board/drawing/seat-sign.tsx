import type { Seat } from '@grognard/kernel';

/** A general's block in the shape and colour of the seat. */
export function SeatSign({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const side = seat === 'black' ? 'black' : 'white';
  const edge =
    side === 'black'
      ? 'M18 6h82l16 16v50l-16 16H18L2 72V22z'
      : 'M20 6h78a18 18 0 0118 18v46a18 18 0 01-18 18H20A18 18 0 012 70V24A18 18 0 0120 6z';
  return (
    <svg
      class={`generals-seat-sign generals-${side}`}
      viewBox="0 0 118 92"
      width={size}
      height={size * 0.78}
      aria-hidden="true"
    >
      <path d={edge} class="generals-block-edge" />
      <path d={edge} class="generals-block" transform="translate(0 -4)" />
      <use href="#arm-leader" x="27" y="10" width="64" height="64" class="generals-arm" />
    </svg>
  );
}
