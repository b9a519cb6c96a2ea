// What is written on the map beside what is laid over it. Counters lie between the two, so that nothing hides the words.
import { Plate } from '@grognard/desk/map/overlays/areas.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { fieldOf } from '../../../ground/field.ts';
import { arrivalOf, wayOf } from '../../../odds/order-way.ts';
import type { Read } from '../../../rule-types.ts';
import type { Hex } from '../../../vocabulary.ts';
import { clockOf } from '../../staff/orders-in-words.ts';
import { bodyName, leaderName } from '../../words/names.ts';
import { overlayWords } from '../../words/sentences-overlays.ts';
import { cutOff } from './areas-of.ts';
import type { Overlay } from './chosen.ts';
import { commandsShown } from './commands.ts';
import { type InForce, ordersShown } from './orders-shown.ts';
import type { OverlayProps } from './overlay-props.ts';
import { ridesOf } from './rides.ts';
import { blockOn } from './sight-line.ts';

interface Written {
  readonly hex: Hex;
  readonly text: string;
}

/** 'there at 16:00', as far as it can be told. */
function arrivalIn(state: Read, { body, leg }: InForce): readonly Written[] {
  const hex = wayOf(state, body, leg).at(-1);
  if (hex === undefined) return [];
  const turn = arrivalOf(state, body, leg);
  const clock = turn === null ? null : clockOf(fieldOf(state).theatre.turns, turn);
  const name = bodyName(state, body);
  return [{ hex, text: clock === null ? name : tell(overlayWords.arrives, { body: name, clock }) }];
}

/** What ends a line of sight; who is too far away is told so there. */
function blockIn({ state, from, spot }: OverlayProps): readonly Written[] {
  const block = from === null || spot === null ? null : blockOn(state, from, spot);
  if (block === null || spot === null) return [];
  return [{ hex: block.by === 'far' ? spot : block.hex, text: tell(overlayWords.blocked[block.by]) }];
}

const WRITTEN: { readonly [overlay in Overlay]?: (props: OverlayProps) => readonly Written[] } = {
  command: (props) =>
    commandsShown(props).map(({ leader, hex }) => ({
      hex,
      text: tell(overlayWords.commands, { leader: leaderName(props.state, leader) }),
    })),
  supply: ({ state, side }) =>
    [...new Set(cutOff(state, side))].map((hex) => ({ hex, text: tell(overlayWords.cutOff) })),
  sight: blockIn,
  routes: ({ state, side }) => ordersShown(state, side).flatMap((order) => arrivalIn(state, order)),
  couriers: ({ state, side }) =>
    ridesOf(state, side).map(({ to, turn }) => ({ hex: to, text: tell(overlayWords.courier, { turn }) })),
};

/** The height of a plate, and a little air. */
const ROW = 19;

/** Below the counter of its hex, which shows what it is worth; of several there each below the other. */
export const PlatesOf = ({ overlay, ...props }: OverlayProps & { readonly overlay: Overlay }) => (
  <>
    {(WRITTEN[overlay]?.(props) ?? []).map(({ hex, text }, n, all) => {
      const above = all.slice(0, n).filter((other) => other.hex === hex).length;
      return (
        <g key={`${hex}-${n}`} transform={`translate(0 ${above * ROW})`}>
          <Plate plan={props.plan} hex={hex} text={text} isBelow />
        </g>
      );
    })}
  </>
);
