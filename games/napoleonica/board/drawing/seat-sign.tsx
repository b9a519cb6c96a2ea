import type { SeatSign as Sign } from '@grognard/desk';
import { FACTIONS } from '../../data/words.ts';
import { ARMY } from './field/figures.tsx';

/** The letters of a seat's colours: of the army it leads, or its own. */
function coloursOf(seat: string, livery: string | undefined): string {
  const faction = FACTIONS.find((each) => each === livery);
  if (faction !== undefined) return ARMY[faction];
  return seat === 'B' ? 'gb' : 'fr';
}

/** A hex: a point up and one sabre for Blue, a side up and two for Red. */
export const SeatSign: Sign = ({ seat, size, livery }) => {
  const isRed = seat === 'B';
  const edge = isRed ? 'M13 5h22l11 19-11 19H13L2 24z' : 'M24 2l19 11v22L24 46 5 35V13z';
  const colours = coloursOf(seat, livery);
  const [field, ink] = [`var(--${colours})`, `var(--${colours}-on)`];
  return (
    <svg class="seat-sign" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d={edge} fill={field} stroke={ink} stroke-width="2" />
      <path d="M14 35q8-4 14-22l4-2-1 5Q25 32 16 37zM15 30l6 5" fill={ink} stroke={ink} />
      {isRed && <path d="M34 35q-8-4-14-22l-4-2 1 5q6 16 15 21zM33 30l-6 5" fill={ink} stroke={ink} />}
    </svg>
  );
};
