import type { Desk, Offer } from '../desk.ts';

/** Answers that are not pressed on the board, not the wax button and not behind the menu. */
export const deskAnswers = (desk: Desk): readonly Offer[] =>
  desk
    .offers()
    .filter(
      ({ action, target, refusal, role }) =>
        role === undefined &&
        (refusal === null || (action.type !== 'morale' && action.type !== 'forfeit')) &&
        action.type !== 'declare' &&
        action.type !== 'rearrange' &&
        (action.type === 'score' || action.type === 'support' || 'button' in target),
    );
