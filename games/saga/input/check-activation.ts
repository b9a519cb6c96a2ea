// What an activation under way must have to do with its frames: the rules lean on it until the unit is done.
import { frozen, isFrameOf } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { stepOf } from '../activation/declarations.ts';
import { findUnit } from '../field/units.ts';
import { activationFrame, combatFrame, moveFrame } from '../frames.ts';
import { stepsOf } from '../movement/steps.ts';
import type { State } from '../state.ts';

const TO_CHOOSE = ['consider', 'choose'];
const BEFORE_A_UNIT_IS_CHOSEN = ['consider', 'choose', 'over'];
const BEFORE_IT_DECLARES = ['enable', 'enabled', 'declare'];
const BEFORE_IT_GOES = ['before', 'window', 'go'];

export function checkActivation(state: State): void {
  const frame = state.frames.find((each) => isFrameOf(activationFrame, each));
  const { activation, players } = state;
  for (const each of state.frames)
    if (isFrameOf(combatFrame, each) && each.step === 'activate' && players[each.player].markers === 0)
      fault(
        'impossible',
        `players.${each.player}.markers`,
        'Who is about to activate has a marker (SAG-9.1).',
      );
  const under = frame !== undefined && isFrameOf(activationFrame, frame) ? frame : null;
  if (under !== null && TO_CHOOSE.includes(under.step) && players[under.player].markers === 0)
    fault('impossible', `players.${under.player}.markers`, 'Who activates a unit has a marker (SAG-9.1).');
  if (under === null || BEFORE_A_UNIT_IS_CHOSEN.includes(under.step)) {
    if (activation !== null)
      fault('impossible', 'activation', 'There is an activation only while a unit is being activated.');
    return;
  }
  if (activation === null) fault('impossible', 'activation', 'A unit is being activated: say which.');
  if (activation.player !== under.player)
    fault('impossible', 'activation.player', `It is ${under.player} who activates a unit.`);
  if (!BEFORE_IT_DECLARES.includes(under.step) && activation.declared === null)
    fault('impossible', 'activation.declared', 'The unit has declared what it does: say what.');
  checkMove(state);
}

/** SAG-13: the move that is being made is the one declared, and it can still be made. */
function checkMove(state: State): void {
  const frame = state.frames.find((each) => isFrameOf(moveFrame, each));
  if (frame === undefined || !isFrameOf(moveFrame, frame)) return;
  const { activation } = state;
  if (activation?.unit !== frame.unit)
    fault('impossible', 'activation.unit', `${frame.unit} is on the move, so it is the unit activated.`);
  const step = activation.declared === null ? null : stepOf(activation.declared);
  const unit = findUnit(frozen(state), frame.unit);
  if (step === null || unit === undefined || !BEFORE_IT_GOES.includes(frame.step)) return;
  const isThere = stepsOf(frozen(state), unit).some(
    ({ kind, to, with: partner }) => kind === step.kind && to === step.to && partner === step.with,
  );
  if (!isThere)
    fault(
      'impossible',
      'activation.declared',
      `${frame.unit} has no such way from where it stands (SAG-13.1).`,
    );
}
