// NAP-DET.1, NAP-TRN.20 to NAP-TRN.23: what is bought, found and drawn beside units.
import type { UnitCard } from './units.ts';

export interface Detachment {
  readonly arm: UnitCard['arm'];
  readonly gives: string;
  readonly cost: number;
  readonly copies: number;
}
const det = (arm: UnitCard['arm'], gives: string, cost: number, copies: number): Detachment => ({
  arm,
  gives,
  cost,
  copies,
});
export const DETACHMENTS: { readonly [id: string]: Detachment } = {
  DT1: det('infantry', 'Master of Attack 1', 6, 3),
  DT2: det('infantry', 'Brave', 5, 3),
  DT3: det('infantry', 'musician', 4, 3),
  DT4: det('cavalry', 'Master of Attack 1', 7, 2),
  DT5: det('cavalry', 'Brave', 5, 2),
  DT6: det('cavalry', 'Agile', 4, 2),
  DT7: det('artillery', 'Master of Attack 1', 8, 1),
  DA1: det('infantry', 'Master of Attack 1', 6, 3),
  DA2: det('infantry', 'Brave', 5, 3),
  DA3: det('infantry', 'drummer', 4, 3),
  DA4: det('cavalry', 'Marauder', 5, 2),
  DA5: det('cavalry', 'Brave', 5, 2),
  DA6: det('artillery', 'Master of Attack 1', 8, 1),
};
export const detachmentsOf = (faction: string): string[] =>
  Object.keys(DETACHMENTS).filter((id) => id.startsWith(faction === 'abyss' ? 'DA' : 'DT'));

export const BUILDINGS: { readonly [id: string]: number } = {
  BD1: 12,
  BD2: 12,
  BD3: 12,
  BD4: 20,
  BD5: 35,
  BD6: 40,
  BD7: 20,
  BD8: 40,
};
/** What a building takes off the price of an arm. */
export const CHEAPER: { readonly [id: string]: readonly [arm: string, by: number] } = {
  BD1: ['infantry', 4],
  BD2: ['cavalry', 6],
  BD3: ['artillery', 10],
};
export const ARTIFACTS: { readonly [id: string]: number } = {
  AR1: 15,
  AR2: 12,
  AR3: 10,
  AR4: 14,
  AR5: 15,
  AR6: 12,
  AR7: 10,
  AR8: 14,
  AR9: 12,
  AR10: 10,
};
export const RELICS: readonly string[] = ['RL1', 'RL2', 'RL3', 'RL4', 'RL5', 'RL6'];
/** For whom an improvement is, and how many copies there are. */
export const IMPROVEMENTS: {
  readonly [id: string]: readonly ['any' | 'infantry' | 'ranged' | 'melee' | 'swift', number];
} = {
  IM1: ['ranged', 2],
  IM2: ['infantry', 2],
  IM3: ['any', 2],
  IM4: ['swift', 2],
  IM5: ['melee', 2],
  IM6: ['any', 1],
  IM7: ['infantry', 1],
  IM8: ['infantry', 1],
  IM9: ['melee', 1],
  IM10: ['ranged', 1],
  IM11: ['any', 2],
  IM12: ['any', 1],
};
/** What an improvement gives, where it is an ability. */
export const IMPROVED: { readonly [id: string]: string } = {
  IM2: 'Brave',
  IM5: 'Flank O',
  IM6: 'Shield',
  IM7: 'Ranger',
  IM8: 'Counterblow 1Y',
  IM9: 'Marauder',
  IM11: 'Master of Defence 1',
};
/** NAP-TRN.5 */
export const LIMITS = [150, 200, 250, 275] as const;
export const DECISIVE_LIMIT = 300;
