// What no form of a single field can say: the frames fit each other and what is in progress.
import type { Frame } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { checkArmies } from '../army/check-moment.ts';
import { checkCampaign } from '../campaign/check-moment.ts';
import type { Battle, State } from '../state.ts';
import { checkTournament } from '../tournament/check-moment.ts';
import { checkAsked } from './check-asked.ts';
import { checkMatch } from './check-match.ts';
import { PARENTS } from './nesting.ts';
import { checkRevealed } from './open-cards.ts';

const impossible = (path: string, message: string): never => fault('impossible', path, message);

/** Procedures that need a battle, or a part of one. */
const NEEDS_ATTACK = new Set([
  'attack',
  'declaration',
  'layCards',
  'reveal',
  'pool',
  'rerolls',
  'results',
  'retreat',
  'damage',
  'harm',
  'riposte',
  'followUp',
  'frenzy',
  'persecution',
]);

export function checkMoment(state: State): void {
  const { frames, battle } = state;
  if (frames.length === 0 && state.result === null)
    impossible('frames', 'A match that goes on has at least one frame.');
  checkNesting(frames);
  checkMatch(frames);
  checkAsked(frames);
  checkTournament(state);
  checkCampaign(state);
  checkArmies(state);
  const fought = frames.some(({ proc }) => proc === 'battle');
  if (fought && battle === null) impossible('battle', 'The frames are those of a battle, and there is none.');
  if (battle === null) return;
  checkUnits(battle);
  checkRevealed(frames, battle);
  const attacks = frames.filter(({ proc }) => proc === 'attack').length;
  if (attacks !== battle.attacks.length)
    impossible('battle.attacks', `There must be ${attacks} of them, one for each frame of an attack.`);
  for (const { proc } of frames) {
    const lacksActivation = proc === 'activation' && battle.activation === null;
    if (lacksActivation) impossible('battle.activation', 'A unit must be activated here.');
    if (proc === 'turn' && battle.turn === null)
      impossible('battle.turn', 'It must be somebody’s turn here.');
    if (NEEDS_ATTACK.has(proc) && battle.action === null)
      impossible('battle.action', 'An attack is part of a basic action.');
  }
}

/** Each frame stands on one that calls it. */
function checkNesting(frames: readonly Frame[]): void {
  for (const [i, frame] of frames.entries()) {
    const below = frames[i - 1]?.proc ?? '';
    const callers = PARENTS[frame.proc];
    if (callers !== undefined && !callers.includes(below))
      impossible(
        `frames[${i}].proc`,
        `${frame.proc} is not called from ${below === '' ? 'nowhere' : below}.`,
      );
  }
}

/** Every unit that is spoken of is there. */
function checkUnits({ units, activation, attacks, turn, gained }: Battle): void {
  const named = [
    ...gained,
    ...(turn?.deactivated ?? []),
    ...(activation === null ? [] : [activation.unit, ...activation.regrouped]),
    ...attacks.flatMap(({ attacker, target }) => [attacker, target]),
  ];
  const missing = named.find((id) => units[id] === undefined);
  if (missing !== undefined) impossible('battle.units', `There is no unit ${missing}.`);
}
