// A full state this seat cannot tell from the real one: everything public, its own secrets, and imagined enemy ones.
import {
  type Frame,
  imagineDraft,
  invariant,
  type Open,
  type Random,
  type Seat,
  secret,
  secretOnTop,
  withDrafts,
} from '@grognard/kernel';
import { homeSectors, startingRoom } from '../deployment/deployment.ts';
import { armyOf } from '../field/units.ts';
import { procedures } from '../procedures/index.ts';
import { asSide } from '../rule-types.ts';
import type { Deployment, State } from '../state.ts';
import type { View } from '../view.ts';
import { ARMS, type Arm, type BySide, otherSide, type Side } from '../vocabulary.ts';
import { imagineSheet } from './imagine-sheet.ts';

export function determinize(view: Open<View>, seat: Seat, random: Random): State {
  const side = asSide(seat);
  const enemy = otherSide(side);
  const state = publicState(view);
  state.sheets = bySide(
    side,
    secret(view.sheet, side),
    secret(hasLockedSheet(view, enemy) ? imagineSheet(state, enemy, random) : [], enemy),
  );
  if (view.deployment !== null) {
    const imagined = view.desks[enemy] === 'locked' ? imagineDeployment(view.options, enemy, random) : {};
    state.deployments = bySide(side, secret(view.deployment, side), secret(imagined, enemy));
  }
  decideAgain(state, view, side, random);
  return state;
}

const bySide = <T>(side: Side, own: T, others: T): BySide<T> =>
  side === 'white' ? { white: own, black: others } : { white: others, black: own };

/** Everything but secrets; the decision on top gets its drafts from `decideAgain`. */
function publicState(view: Open<View>): State {
  return {
    frames: view.frames.map((frame): Frame => ({ ...frame })),
    draws: 0,
    options: view.options,
    round: view.round,
    phase: view.phase,
    units: view.units.slice(),
    vp: view.vp,
    pool: view.pool,
    allotment: view.allotment,
    orderDice: view.orderDice,
    sheets: { white: secret([], 'white'), black: secret([], 'black') },
    deployments: null,
    markers: view.markers,
    buildings: view.buildings,
    mustered: view.mustered,
    activity: view.activity,
    engagement: view.engagement,
    scores: view.scores,
    result: view.result,
  };
}

/** Between the locking of a sheet and its revelation there is one to imagine; before, the enemy is still writing. */
function hasLockedSheet(view: Open<View>, enemy: Side): boolean {
  if (view.phase === 'setup' || view.phase === 'scoring') return false;
  return view.phase !== 'planning' || view.desks[enemy] === 'locked';
}

/** Puts the drafts back on the decision on top; if the enemy has committed, makes up what. */
function decideAgain(state: State, view: Open<View>, side: Side, random: Random): void {
  const top = state.frames.at(-1);
  if (top === undefined || view.draft === null) return;
  const procedure = procedures[top.proc];
  invariant(procedure?.frame !== undefined, `${top.proc} is declared`);
  state.frames[state.frames.length - 1] = withDrafts(procedure.frame, top, { [side]: view.draft });
  const enemy = otherSide(side);
  const isElsewhere = view.draft.kind === 'setup' || view.draft.kind === 'planning';
  if (!isElsewhere && secretOnTop(state)?.committed.includes(enemy))
    imagineDraft(procedure, state, enemy, random, 'GEN-21.1 draft imagined');
}

/** GEN-5.9: the army in random order, filled into its sectors. */
function imagineDeployment(options: View['options'], side: Side, random: Random): Deployment {
  const army = ARMS.flatMap((arm): Arm[] => Array(armyOf(options, side)[arm]).fill(arm));
  const shuffled = random.shuffle(army, 'GEN-5.11 deployment imagined');
  const deployment: { -readonly [sector in keyof Deployment]: Deployment[sector] } = {};
  for (const sector of homeSectors(side)) {
    const here = shuffled.splice(0, startingRoom(side, sector));
    const count = (arm: Arm): number => here.filter((each) => each === arm).length;
    deployment[sector] = { I: count('I'), C: count('C'), A: count('A') };
  }
  return deployment;
}
