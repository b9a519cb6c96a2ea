import { Button } from '@grognard/desk/parts/button.tsx';
import { meta } from '../../meta.ts';
import { FACES, type Face, SIDES } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';

export const faceText = (coin: Face | 'covered' | null): string => coin ?? 'not laid yet';

/** The table: two coins, as far as the viewer may see them. */
export const Board = ({ desk }: { readonly desk: Desk }) => {
  const { coins } = desk.shown.value.view;
  return (
    <dl class="matching-pennies-coins">
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
  <div class="matching-pennies-faces">
    {FACES.map((face) => {
      const offers = desk.on({ button: face });
      return (
        <Button key={face} refused={offers.length === 0} onClick={() => desk.choose(offers, null)}>
          {face}
        </Button>
      );
    })}
  </div>
);
