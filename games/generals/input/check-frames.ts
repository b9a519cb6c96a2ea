// The frames of a position must nest as the sequence of play nests them, down to a decision somebody has.
import type { Frame, FrameDeclaration, FrameIn } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { combatFrame } from '../combat/combat-frame.ts';
import {
  bombardmentFrame,
  gameFrame,
  movementFrame,
  noncombatFrame,
  planningFrame,
  rallyPhaseFrame,
  roundFrame,
} from '../frames.ts';
import { procedures } from '../procedures/index.ts';
import type { State } from '../state.ts';
import type { Phase } from '../vocabulary.ts';

interface Below {
  readonly proc: string;
  readonly step: string;
}

const at = <S extends string>(
  { proc }: FrameDeclaration<string, S, object, object>,
  step: NoInfer<S>,
): Below => ({ proc, step });

/** Which frame lies under which, and the step it then points at: the one after the step that made the call. */
const UNDER: { readonly [proc: string]: readonly Below[] } = {
  customSetup: [at(gameFrame, 'round')],
  round: [at(gameFrame, 'round')],
  planning: [at(roundFrame, 'fast')],
  writeOrders: [at(planningFrame, 'couriers')],
  movement: [at(roundFrame, 'bombard'), at(roundFrame, 'noncombat')],
  declare: [at(movementFrame, 'neutral'), at(noncombatFrame, 'march')],
  combat: [at(movementFrame, 'flight')],
  reaction: [at(combatFrame, 'positions')],
  positions: [at(combatFrame, 'rangedTargets'), at(combatFrame, 'meleeTargets')],
  targets: [at(combatFrame, 'rangedRoll'), at(combatFrame, 'meleeRoll')],
  rerolls: [at(combatFrame, 'rangedHits'), at(combatFrame, 'meleeHits')],
  withdrawal: [at(combatFrame, 'secondPositions')],
  advance: [at(movementFrame, 'advance')],
  bombardment: [at(roundFrame, 'combined')],
  aim: [at(bombardmentFrame, 'fatigue')],
  noncombat: [at(roundFrame, 'rally')],
  roadMoves: [at(noncombatFrame, 'fatigue')],
  rally: [at(roundFrame, 'scoring')],
  rallying: [at(rallyPhaseFrame, 'done')],
  scoring: [at(roundFrame, 'done')],
};

/** The step of the round that follows each phase. */
const AFTER: { readonly [phase in Phase | 'setup']: FrameIn<typeof roundFrame>['step'] | null } = {
  setup: null,
  planning: 'fast',
  fast: 'bombard',
  bombard: 'combined',
  combined: 'noncombat',
  noncombat: 'rally',
  rally: 'scoring',
  scoring: 'done',
};

export function checkFrames(state: State, path: string): void {
  const { frames } = state;
  if (frames[0]?.proc !== 'game') fault('impossible', `${path}[0].proc`, 'The lowest frame is the game.');
  for (const [index, frame] of frames.entries()) {
    const below = frames[index - 1];
    if (below === undefined) continue;
    const fits = UNDER[frame.proc]?.some(({ proc, step }) => below.proc === proc && below.step === step);
    if (!fits)
      fault(
        'impossible',
        `${path}[${index}].proc`,
        `${frame.proc} does not come after ${below.proc}.${below.step}.`,
      );
    checkPhase(state, frame, `${path}[${index}]`);
  }
  checkDecision(state, frames, path);
}

function checkPhase(state: State, frame: Frame, path: string): void {
  if (frame.proc === 'round' && frame.step !== AFTER[state.phase]) {
    fault(
      'impossible',
      `${path}.step`,
      `In the ${state.phase} phase the round goes on with ${AFTER[state.phase]}.`,
    );
  }
  if ('phase' in frame && frame.phase !== state.phase) {
    fault('impossible', `${path}.phase`, `The position is in the ${state.phase} phase.`);
  }
}

function checkDecision(state: State, frames: readonly Frame[], path: string): void {
  const top = frames[frames.length - 1];
  const moving = frames.some(({ proc }) => proc === 'movement');
  if (moving !== (state.engagement !== null)) {
    fault('impossible', 'engagement', 'There is an engagement during a movement phase, and only then.');
  }
  if (state.engagement !== null && state.engagement.phase !== state.phase) {
    fault('impossible', 'engagement.phase', `The position is in the ${state.phase} phase.`);
  }
  const placing = frames.some(({ proc }) => proc === 'customSetup');
  if (placing !== (state.deployments !== null)) {
    fault('impossible', 'deployments', 'There are deployments during Custom setup, and only then.');
  }
  if (top === undefined || state.result !== null) return;
  if ((procedures[top.proc]?.pending(state, top) ?? []).length === 0) {
    fault('impossible', `${path}[${frames.length - 1}]`, 'Nobody has anything to decide there.');
  }
}
