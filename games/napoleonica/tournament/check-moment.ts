// What the frames of a tournament need to go on.
import type { Frame } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import type { State } from '../state.ts';
import { tournamentFrame } from './frames.ts';
import type { Series } from './state.ts';

const STEPS: readonly string[] = tournamentFrame.steps;
const at = (step: (typeof tournamentFrame.steps)[number]): number => STEPS.indexOf(step);

/** Whether the tournament has come to this step, and is past whatever the step calls. */
const isPast = (
  frames: readonly Frame[],
  step: (typeof tournamentFrame.steps)[number],
  calls: string,
): boolean => {
  const now = STEPS.indexOf(frames[0]?.step ?? '');
  return now > at(step) + 1 || (now === at(step) + 1 && frames[1]?.proc !== calls);
};

export function checkTournament({ frames, series, battle, result }: State): void {
  if (frames[0]?.proc !== tournamentFrame.proc || result !== null) return;
  if (series === null) fault('missing-field', 'series', 'series is missing: the frames are of a tournament.');
  const now = STEPS.indexOf(frames[0].step);
  const isFought = now <= at('restoreLoser') - 1;
  need(series, 'notebooks', isPast(frames, 'factions', 'factions'));
  need(series, 'map', isFought && isPast(frames, 'maps', 'pickMap'));
  need(series, 'sideOf', isFought && isPast(frames, 'side', 'pickSide'));
  need(series, 'fielded', isFought && isPast(frames, 'field', 'fieldArmy'));
  need(series, 'aftermath', now >= at('restoreLoser') && now <= at('next'));
  if (now === at('aftermath') && battle === null)
    fault('missing-field', 'battle', 'battle is missing: it has just been fought.');
}

function need(series: Series, field: keyof Series, isNeeded: boolean): void {
  if (isNeeded && series[field] === null)
    fault('missing-field', `series.${field}`, `${field} must be known at this step of a tournament.`);
}
