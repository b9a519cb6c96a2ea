import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { ARMS, SECTORS } from '../../vocabulary.ts';

/** GEN-5.11: while an army is being placed in secret, its owner sees it where it will stand. */
export function deployedUnits(view: View): readonly Unit[] {
  const { deployment, viewer } = view;
  if (deployment === null) return view.units;
  const waiting = view.units.filter((unit) => unit.side === viewer && unit.at === 'tray');
  const placed = new Map<string, Unit>();
  for (const arm of ARMS) {
    const left = waiting.filter((unit) => unit.arm === arm);
    for (const sector of SECTORS)
      for (const unit of left.splice(0, deployment[sector]?.[arm] ?? 0))
        placed.set(unit.id, { ...unit, at: sector });
  }
  return view.units.map((unit) => placed.get(unit.id) ?? unit);
}
