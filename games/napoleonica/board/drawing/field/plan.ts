// Where the 95 hexes lie on the sheet, and where they lie for whoever sits at the north edge.
import { type HexPlan, hexPlan } from '@grognard/desk/map/hex-plan.ts';
import { turnedBy } from '@grognard/geometry';
import { GRID, halfTurn } from '../../../data/field.ts';

const RADIUS = 45;
const MARGIN = 14;
const HALF_TURN = 3;

export const southPlan: HexPlan = hexPlan(GRID, RADIUS, MARGIN);

/** NAP-GEO.4: the sheet turned round; names and figures stay upright. */
export const northPlan: HexPlan = {
  ...southPlan,
  centre: (hex) => southPlan.centre(halfTurn(hex)),
  corner: (hex, direction) => southPlan.corner(halfTurn(hex), turnedBy(direction, HALF_TURN)),
  hexAt(point) {
    const hex = southPlan.hexAt(point);
    return hex === null ? null : halfTurn(hex);
  },
};
