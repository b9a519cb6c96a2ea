// NLC-9: why units cannot come in there.
import { type Fields, no, type Refusal } from '@grognard/kernel';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { DueGroup } from '../movement/entering.ts';
import { hexName, leaderName, sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import type { Side } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { hexIn, leaderIn, unitsIn } from './asked.ts';

export function againstEntry(state: Read, due: readonly DueGroup[], asked: Fields): Refusal | null {
  const [units, hex] = [unitsIn(state, asked, 'units'), hexIn(state, asked, 'hex')];
  if (units === null || hex === null) return null;
  const group = due.find((each) => units.every((id) => each.units.includes(id)));
  const stranger = units.find((id) => !due.some((each) => each.units.includes(id)));
  if (stranger !== undefined) {
    const isHere = unitAt(state, stranger).status === 'map';
    return no('NLC-9.1', isHere ? illegal.isIn : illegal.notDue, { unit: sheetName(state, stranger) });
  }
  if (group === undefined) return no('NLC-9.1', illegal.enterApart);
  const at = group.hexes.map((each) => hexName(state, each)).join(', ');
  return group.hexes.includes(hex) ? null : no('NLC-9.4', illegal.enterElsewhere, { hex: at });
}

export function againstLeaderEntry(
  state: Read,
  side: Side,
  due: readonly DueGroup[],
  asked: Fields,
): Refusal | null {
  const [leader, hex] = [leaderIn(state, asked, 'leader'), hexIn(state, asked, 'hex')];
  if (leader === null || hex === null) return null;
  const facts = { leader: leaderName(state, leader) };
  if (leaderSheet(state, leader).side !== side) return no('NLC-9.1', illegal.notYourLeader, facts);
  const group = due.find(({ leaders }) => leaders.includes(leader));
  if (group === undefined) {
    const isHere = leaderAt(state, leader).status === 'map';
    return no('NLC-9.1', isHere ? illegal.leaderIsIn : illegal.leaderNotDue, facts);
  }
  const at = group.hexes.map((each) => hexName(state, each)).join(', ');
  return group.hexes.includes(hex) ? null : no('NLC-9.4', illegal.enterElsewhere, { hex: at });
}
