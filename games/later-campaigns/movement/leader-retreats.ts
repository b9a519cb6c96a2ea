// NLC-D.6, NLC-12.9f: where a leader comes to who goes back by himself when the order of his formation fails.
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import type { Read } from '../rule-types.ts';
import type { Hex, LeaderId } from '../vocabulary.ts';

/** After so many hexes, fewer only where no way leads on; not nearer to the enemy if there is another way. */
export function leaderRetreats(state: Read, id: LeaderId, hexes: number): readonly Hex[] {
  const { hex: from } = leaderAt(state, id);
  const { side } = leaderSheet(state, id);
  const field = fieldOf(state);
  const near = enemyDistance(field, side);
  const closed = field.closedToStaff(side);
  const onward = (hex: Hex): readonly Hex[] => {
    const open = contactsOf(theatreOf(state), hex).filter((to) => to !== from && closed[to] !== 1);
    const away = open.filter((to) => (near[to] ?? 0) >= (near[hex] ?? 0));
    return away.length > 0 ? away : open;
  };
  let ends: ReadonlySet<Hex> = new Set([from]);
  for (let step = 0; step < hexes; step += 1)
    ends = new Set([...ends].flatMap((hex) => (onward(hex).length > 0 ? onward(hex) : [hex])));
  return [...ends].toSorted((a, b) => a - b);
}
