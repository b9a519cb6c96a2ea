// NLC-J.1: where a leader may be sent: hexes with friendly counters, one-hex places, hexes within 3.
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { oneHexPlaces } from '../ground/one-hex-places.ts';
import type { Read } from '../rule-types.ts';
import type { Hex, LeaderId } from '../vocabulary.ts';
import { leaderStops } from './leader-stops.ts';

const NEAR = 3;

export function leaderGoals(
  state: Read,
  leader: LeaderId,
  stops = leaderStops(state, leader),
): readonly Hex[] {
  const theatre = theatreOf(state);
  const { hex } = leaderAt(state, leader);
  const own = fieldOf(state).held(leaderSheet(state, leader).side);
  const places = oneHexPlaces(theatre);
  const usual = stops.filter((to) => distance(theatre, hex, to) <= NEAR || places.has(to) || own[to] === 1);
  // An order may want him farther on, in open country.
  return usual.length > 0 ? usual : stops;
}
