import type { Desk } from '@grognard/web/table/game-board.ts';
import { meta } from '../meta.ts';
import { FACES, type Face, SIDES } from '../vocabulary.ts';
import { viewIn } from './reading.ts';

const faceText = (coin: Face | 'covered' | null): string => coin ?? 'not laid yet';

/** The table: two coins, as far as the viewer may see them. */
export const Board = ({ desk }: { readonly desk: Desk }) => {
  const { coins } = viewIn(desk.shown.value);
  return (
    <dl class="coins">
      {SIDES.map((side) => (
        <div key={side}>
          <dt>{meta.seatNames[side]}</dt>
          <dd>{faceText(coins[side])}</dd>
        </div>
      ))}
    </dl>
  );
};

/** One button per face, as long as a coin is to be laid. */
export const Tray = ({ desk }: { readonly desk: Desk }) => (
  <div class="faces">
    {FACES.map((face) => {
      const offers = desk.on({ button: face });
      return (
        <button
          key={face}
          type="button"
          disabled={offers.length === 0}
          onClick={({ currentTarget }) => desk.choose(offers, currentTarget)}
        >
          {face}
        </button>
      );
    })}
  </div>
);
