import type { Unit } from '../../state.ts';
import type { BattleView } from '../../view.ts';

export const unitOn = ({ units }: BattleView, hex: number | null): Unit | undefined =>
  units.find(({ at }) => at >= 0 && at === hex);
export const activeUnit = ({ units, activation }: BattleView): Unit | undefined =>
  units.find(({ id }) => id === activation?.unit);
