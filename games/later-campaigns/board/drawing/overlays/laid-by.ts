// The position as whoever looks at the map knows it; nobody's is laid over it for an onlooker.
import { type Hex, sideOfSeat } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { chosenHex } from '../../input/pieces.ts';
import { positionIn } from '../../input/position-in.ts';
import type { OverlayProps } from './overlay-props.ts';

export function laidBy(desk: Desk, spot: Hex | null): Omit<OverlayProps, 'plan'> | null {
  const { view } = desk.shown.value;
  const state = positionIn(view);
  const side = sideOfSeat(view.viewer);
  return state === null || side === null ? null : { state, side, from: chosenHex(desk), spot };
}
