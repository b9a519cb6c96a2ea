// The enemy answers before the first question a player is shown: what only his answers need is fetched after that.
import { isFirstHour } from '../../scope-of.ts';
import type { Desk } from '../desk.ts';
import { isWriting } from '../staff/is-writing.ts';

export const isBeforeFirstQuestion = (desk: Desk): boolean =>
  isFirstHour(desk.shown.value.view) && desk.offers().length === 0;

/** Whether the order desk lies before the viewer. */
export const isAtDesk = (desk: Desk): boolean =>
  isWriting(desk.shown.value.view) && !isBeforeFirstQuestion(desk);
