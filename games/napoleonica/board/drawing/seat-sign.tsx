import type { SeatSign as Sign } from '@grognard/desk';

/** A hex in the colour of the seat: a point up and one sabre for Blue, a side up and two for Red. */
export const SeatSign: Sign = ({ seat, size }) => {
  const isRed = seat === 'B';
  const edge = isRed ? 'M13 5h22l11 19-11 19H13L2 24z' : 'M24 2l19 11v22L24 46 5 35V13z';
  const [field, ink] = isRed ? ['var(--gb)', 'var(--gb-on)'] : ['var(--fr)', 'var(--fr-on)'];
  return (
    <svg class="seat-sign" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d={edge} fill={field} stroke={ink} stroke-width="2" />
      <path d="M14 35q8-4 14-22l4-2-1 5Q25 32 16 37zM15 30l6 5" fill={ink} stroke={ink} />
      {isRed && <path d="M34 35q-8-4-14-22l-4-2 1 5q6 16 15 21zM33 30l-6 5" fill={ink} stroke={ink} />}
    </svg>
  );
};
