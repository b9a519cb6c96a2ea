import type { UnitView, View } from '../../../view.ts';
import { UnitBack } from './unit-back.tsx';
import { UnitFace } from './unit-face.tsx';

interface CardOfProps {
  readonly unit: UnitView;
  readonly view: View;
  readonly isLarge?: boolean;
}

/** The card of a unit in play as the viewer sees it: its face, or the back of its army. */
export const CardOf = ({ unit, view, isLarge = false }: CardOfProps) =>
  unit.card === null ? (
    <UnitBack faction={view.players[unit.owner].faction} />
  ) : (
    <UnitFace card={unit.card} isLarge={isLarge} />
  );
