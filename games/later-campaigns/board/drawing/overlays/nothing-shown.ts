// Whether there is nothing to see of what is laid over the map, so that the legend can say so.
import { fieldOf } from '../../../ground/field.ts';
import { otherSide } from '../../../vocabulary.ts';
import { batteriesOf, controlledBy, flankedOf, threatOf, zoneOf } from './areas-of.ts';
import type { Overlay } from './chosen.ts';
import { commandsShown } from './commands.ts';
import { supplyRoads, supplySources } from './lines-of.ts';
import { meantBy, ordersShown } from './orders-shown.ts';
import type { OverlayProps } from './overlay-props.ts';

type Laid = Omit<OverlayProps, 'plan'>;

const NOTHING: { readonly [overlay in Overlay]: (laid: Laid) => boolean } = {
  zones: ({ state, side }) => zoneOf(state, otherSide(side)).length === 0,
  command: (laid) => commandsShown(laid).length === 0,
  sight: ({ from, spot }) => from === null && spot === null,
  supply: ({ state, side }) =>
    supplySources(state, side).length === 0 && supplyRoads(state, side).length === 0,
  threat: ({ state, side }) => threatOf(state, side).length === 0,
  arcs: ({ state, side }) => batteriesOf(state, side).length === 0,
  flanks: ({ state, side }) =>
    flankedOf(state, side).length === 0 && flankedOf(state, otherSide(side)).length === 0,
  routes: ({ state, side }) => ordersShown(state, side).every((order) => meantBy(state, order) === null),
  // An order on its way from a place off the map is not drawn, and yet its courier rides.
  couriers: ({ state, side }) =>
    [...fieldOf(state).theatre.bodies.entries()].every(
      ([body, sheet]) => sheet.side !== side || (state.bodies[body]?.transit ?? []).length === 0,
    ),
  control: ({ state }) => controlledBy(state, 'french').length === 0,
};

export const isNothingShown = (overlay: Overlay, laid: Laid): boolean => NOTHING[overlay](laid);
