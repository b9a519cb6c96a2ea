// The attack that goes on, or the one that is planned, or why there is none.
import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { sceneNow } from '../field/scene-now.ts';
import { AttackPlan, planNow } from './attack-plan.tsx';
import { AttackProgress } from './attack-progress.tsx';
import { NoAttack } from './no-attack.tsx';

/** An attack is going on: nothing else is worth looking at. */
export const hasAttack = ({ attacks }: BattleView): boolean => attacks.length > 0;

interface AttackPanelProps {
  readonly desk: Desk;
  readonly battle: BattleView;
  /** The hex that is pointed at, where there is room to point and look. */
  readonly spot: number | null;
}

export function AttackPanel({ desk, battle, spot }: AttackPanelProps) {
  const attack = battle.attacks.at(-1);
  if (attack !== undefined) {
    const { dice } = sceneNow(desk, battle);
    return (
      <AttackProgress
        desk={desk}
        battle={battle}
        attack={attack}
        dice={dice.length > 0 ? dice : attack.dice}
      />
    );
  }
  const plan = planNow(desk, battle, spot);
  return plan === null ? (
    <NoAttack battle={battle} spot={spot} />
  ) : (
    <AttackPlan battle={battle} plan={plan} />
  );
}
