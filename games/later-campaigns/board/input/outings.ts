// Where somebody who is chosen may stop, what it costs, and by which way he goes.

import { legalIn } from '@grognard/desk/offers/legal.ts';
import { fieldOf } from '../../ground/field.ts';
import { setOut } from '../../movement/begin-move.ts';
import { stopsOf } from '../../movement/stops.ts';
import { leaderAllowance } from '../../reach/allowance.ts';
import { leaderReach } from '../../reach/staff-reach.ts';
import type { Read } from '../../rule-types.ts';
import type { View } from '../../view.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';
import type { Desk, Selection } from '../desk.ts';
import { ownGroup } from './moment.ts';
import type { Outing } from './outing.ts';
import { positionIn } from './position-in.ts';

function ofUnits(state: Read, units: readonly UnitId[], hex: Hex): Outing {
  const { group, stops } = setOut(state, units, hex);
  return { units, from: hex, goals: stops.good, reach: stops.reach, allowance: Math.min(...group.allowance) };
}

/** A group that is on the move already. */
function ofGroup(state: Read, group: NonNullable<View['group']>): Outing {
  const { good, reach } = stopsOf(state, group);
  const left = group.allowance.map((points, i) => points - (group.used[i] ?? 0));
  return { units: group.units, from: group.hex, goals: good, reach, allowance: Math.min(...left) };
}

function ofLeader(
  state: Read,
  { leader, hex }: Selection & { readonly kind: 'leader' },
  goals: readonly Hex[],
): Outing {
  const allowance = leaderAllowance(state, leader);
  return {
    units: [],
    from: hex,
    goals,
    allowance,
    reach: leaderReach(state, fieldOf(state), leader, allowance),
  };
}

const outings = new WeakMap<View, Map<string, Outing>>();

/** Worked out once for a table and a choice: the pointer asks with every hex it comes over. */
function kept(view: View, key: string, work: () => Outing): Outing {
  const known = outings.get(view) ?? new Map<string, Outing>();
  outings.set(view, known);
  const found = known.get(key) ?? work();
  known.set(key, found);
  return found;
}

/** Whoever is chosen to move; null: nobody. */
export function outingOf(desk: Desk): Outing | null {
  const { view } = desk.shown.value;
  const state = positionIn(view);
  if (state === null) return null;
  const picked = desk.selection.value;
  const group = ownGroup(view);
  if (group !== null) return kept(view, 'group', () => ofGroup(state, group));
  if (picked?.kind === 'group')
    return kept(view, `group ${picked.units.join()}`, () => ofUnits(state, picked.units, picked.hex));
  if (picked?.kind === 'leader') {
    const goals = legalIn(desk.offers()).flatMap(({ action }) =>
      action.type === 'goLeader' && action.leader === picked.leader ? [action.hex] : [],
    );
    return kept(view, `leader ${picked.leader}`, () => ofLeader(state, picked, goals));
  }
  return null;
}
