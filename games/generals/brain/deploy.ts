// GEN-5.9: a Custom deployment: the shape of a named setup, bent to the army at hand.
import type { Frozen, Random } from '@grognard/kernel';
import { deploymentOf, inTray } from '../deployment/deploying.ts';
import {
  deployedCount,
  deployedIn,
  homeSectors,
  namedDeployment,
  startingRoom,
} from '../deployment/deployment.ts';
import { HOME, RESERVE } from '../field/board-graph.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { ARMS, type Arm, SETUPS, type Sector, type SetupName, type Side } from '../vocabulary.ts';

const COMMIT: Action = { type: 'endSetup' };

type NamedSetup = Exclude<SetupName, 'custom'>;
const NAMED: readonly NamedSetup[] = SETUPS.filter((name) => name !== 'custom');

/** Where units go that the pattern has no place for: guns to the centre, Cavalry to the wings, Infantry to the reserve. */
const PREFERENCE: { readonly [arm in Arm]: (side: Side) => readonly Sector[] } = {
  A: (side) => [HOME[side].center, RESERVE[side], HOME[side].left, HOME[side].right],
  C: (side) => [HOME[side].right, HOME[side].left, RESERVE[side], HOME[side].center],
  I: (side) => [RESERVE[side], HOME[side].left, HOME[side].right, HOME[side].center],
};

const placing = (state: Frozen<State>, side: Side, pattern: NamedSetup): readonly Action[] => {
  const wanted = namedDeployment(pattern, side);
  const before = deploymentOf(state, side);
  const crowd = new Map(homeSectors(side).map((sector) => [sector, deployedCount(before, sector)]));
  const tray = { I: inTray(state, side, 'I'), C: inTray(state, side, 'C'), A: inTray(state, side, 'A') };
  const actions: Action[] = [];
  const put = (arm: Arm, sector: Sector, most: number): void => {
    for (let n = 0; n < most && tray[arm] > 0; n += 1) {
      const here = crowd.get(sector) ?? 0;
      if (here >= startingRoom(side, sector)) return;
      crowd.set(sector, here + 1);
      tray[arm] -= 1;
      actions.push({ type: 'place', arm, sector });
    }
  };
  for (const sector of homeSectors(side)) {
    for (const arm of ARMS)
      put(arm, sector, deployedIn(wanted, sector)[arm] - deployedIn(before, sector)[arm]);
  }
  for (const arm of ['A', 'C', 'I'] as const)
    for (const sector of PREFERENCE[arm](side)) put(arm, sector, tray[arm]);
  actions.push(COMMIT);
  return actions;
};

export const quickDeployment = (state: Frozen<State>, side: Side, random: Random): readonly Action[] =>
  placing(state, side, NAMED[random.die(NAMED.length, 'AI deployment') - 1] ?? 'dennewitz');

export function* deployments(state: Frozen<State>, side: Side): Generator<readonly Action[]> {
  for (const pattern of NAMED) yield placing(state, side, pattern);
}
