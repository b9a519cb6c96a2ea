// What the frame of a single battle needs to go on: sides, factions and armies as far as it has come (NAP-STEP-SET.2 to NAP-STEP-SET.4).
import { type Frame, isFrameOf } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { battleFactionsFrame, battleRostersFrame, type MatchFrame, matchFrame } from '../frames.ts';
import { PLAYERS } from '../vocabulary.ts';

const KNOWS_SIDES: readonly string[] = ['factions', 'rosters', 'begin'];

export function checkMatch(frames: readonly Frame[]): void {
  const [match, above] = frames;
  if (match === undefined || !isFrameOf(matchFrame, match)) return;
  const missing = (field: string): never =>
    fault('missing-field', `frames[0].${field}`, `${field} must be known at this step of setting up.`);
  if (match.step === 'pickSide' && match.winner === null) missing('winner');
  if (KNOWS_SIDES.includes(match.step) && match.sideOf === null) missing('sideOf');
  checkAsked(match.options.armies, above);
  for (const player of PLAYERS) {
    const isOpen = match.options.armies[player] === 'choose';
    const isChosen = above === undefined || above.proc === battleRostersFrame.proc;
    const needsFaction = match.step === 'rosters' || match.step === 'begin';
    if (isOpen && isChosen && needsFaction && match.factions[player] === null) missing('factions');
    if (match.step === 'begin' && above === undefined && match.armies[player] === null) missing('armies');
  }
  for (const frame of frames)
    if (
      isFrameOf(battleRostersFrame, frame) &&
      frame.asked.some((player) => frame.offered[player].length === 0)
    )
      fault(
        'missing-field',
        'frames[1].offered',
        'Whoever chooses an army needs at least one to choose from.',
      );
}

/** Whoever left the choice of an army open is asked for it, and nobody else. */
function checkAsked(armies: MatchFrame['options']['armies'], choice: Frame | undefined): void {
  if (choice === undefined) return;
  if (!isFrameOf(battleFactionsFrame, choice) && !isFrameOf(battleRostersFrame, choice)) return;
  const wrong = PLAYERS.find((player) => (armies[player] === 'choose') !== choice.asked.includes(player));
  if (wrong !== undefined)
    fault(
      'impossible',
      'frames[1].asked',
      'Those are asked who left the choice of their army open, and nobody else.',
    );
}
