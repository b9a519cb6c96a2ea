// NAP-ARM.2, NAP-ARM.3: what an army costs, and how many unique units that allows.
import { detachment } from '../data/detachments.ts';
import type { Enlisted } from '../data/rosters.ts';
import { unitCard } from '../data/units.ts';

export const costOf = ({ unit, detachment: id }: Enlisted): number =>
  unitCard(unit).cost + (id === null ? 0 : detachment(id).cost);

export const pointsOf = (units: readonly Enlisted[]): number =>
  units.reduce((points, each) => points + costOf(each), 0);

export const starsOf = (units: readonly Enlisted[]): number =>
  units.filter(({ unit }) => unitCard(unit).unique).length;

/** NAP-ARM.3, NAP-RUL.43, NAP-RUL.44: one unique unit for every full 100 DP the army costs. */
export const starsAllowed = (points: number): number => Math.floor(points / 100);

export const isCommander = ({ unit }: Pick<Enlisted, 'unit'>): boolean =>
  unitCard(unit).branch === 'commander';
