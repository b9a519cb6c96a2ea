// SAG-4.5: until both have drawn their units, everybody can.
import { isFrameOf } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { setupFrame } from '../frames.ts';
import { MUSTERED } from '../procedures/setup.ts';
import type { State } from '../state.ts';
import { PLAYERS } from '../vocabulary.ts';

const BEFORE_THEY_ARE_DRAWN = ['shuffle', 'deal', 'openObjectives', 'deploy'];

export function checkSetup({ frames, players }: State): void {
  const [lowest] = frames;
  if (lowest === undefined || !isFrameOf(setupFrame, lowest)) return;
  if (!BEFORE_THEY_ARE_DRAWN.includes(lowest.step)) return;
  for (const player of PLAYERS) {
    const { army, muster } = players[player];
    if (muster.length > 0 || army.length < MUSTERED)
      fault(
        'impossible',
        `players.${player}.army`,
        `${player} is to draw ${MUSTERED} units and has ${army.length} in the Army deck (SAG-4.5).`,
      );
  }
}
