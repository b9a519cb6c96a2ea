// The frames of a campaign, declared once. Steps survive in saved games: rename only with a migration.
import { type FrameIn, frameOf } from '@grognard/kernel';
import { flag } from '@grognard/kernel/forms.ts';

/** NAP-SOL.2, 20.3: the muster, then month after month. */
export const campaignFrame = frameOf('campaign', {
  steps: ['muster', 'month', 'event', 'actions', 'income', 'spread', 'host', 'next', 'done'],
});

/** SOL.M1 */
export const monthlyEventFrame = frameOf('monthlyEvent', { steps: ['draw', 'resolve', 'choose', 'over'] });
export type MonthlyEventFrame = FrameIn<typeof monthlyEventFrame>;

/** SOL.M2 */
export const monthFrame = frameOf('month', { steps: ['choose', 'over'] });
export type MonthFrame = FrameIn<typeof monthFrame>;

/** NAP-SOL.7: one building in each DEVELOP. */
export const developFrame = frameOf('develop', { steps: ['choose', 'over'], locals: { built: flag } });
export type DevelopFrame = FrameIn<typeof developFrame>;

/** NAP-SOL.21 */
export const forayFrame = frameOf('foray', {
  steps: ['refuse', 'hire', 'kitchen', 'field', 'fight', 'aftermath', 'improve', 'done'],
});
/** One of the choices before a battle. */
export const beforeBattleFrame = frameOf('beforeBattle', { steps: ['refuse', 'hire', 'kitchen', 'over'] });
export type BeforeBattleFrame = FrameIn<typeof beforeBattleFrame>;
