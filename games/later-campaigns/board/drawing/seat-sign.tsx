import type { SeatSign as Sign } from '@grognard/desk';
import { Use } from '@grognard/desk/look/icon.tsx';
import { sideOfSeat } from '../../vocabulary.ts';

/** An eagle on blue for the French, a lion's quarter of red and grey for the Allies. */
export const SeatSign: Sign = ({ seat, size }) => {
  const isFrench = sideOfSeat(seat) === 'french';
  return (
    <svg class="seat-sign" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {isFrench ? (
        <rect x="3" y="3" width="42" height="42" rx="6" fill="var(--fr)" stroke="var(--fr-on)" />
      ) : (
        <>
          <circle cx="24" cy="24" r="21" fill="var(--gb)" stroke="var(--gb-on)" />
          <path d="M24 3a21 21 0 0 1 0 42z" fill="var(--pr)" />
        </>
      )}
      <Use
        name={isFrench ? 'nat-france' : 'nat-britain'}
        x={9}
        y={9}
        size={30}
        ink={isFrench ? 'var(--fr-on)' : 'var(--gb-on)'}
      />
    </svg>
  );
};
