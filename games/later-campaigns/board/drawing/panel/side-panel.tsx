// Beside the map: the fight that is thought of, and the stack that is looked at.
import type { Hex } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { chosenHex } from '../../input/pieces.ts';
import { planNow } from '../../input/plans.ts';
import { OddsPanel } from './odds-panel.tsx';
import { lookedAt, StackPanel } from './stack-panel.tsx';

interface SidePanelProps {
  readonly desk: Desk;
  readonly spot: Hex | null;
}

export function SidePanel({ desk, spot }: SidePanelProps) {
  const stack = lookedAt(desk, spot);
  const plan = planNow(desk, spot);
  if (stack === null && plan === null) return null;
  // What is only pointed at lets the pointer through, or the card would hide what brought it.
  const stays = plan !== null || chosenHex(desk) !== null;
  return (
    <div class={stays ? 'later-campaigns-side stays' : 'later-campaigns-side'}>
      {stack !== null && <StackPanel desk={desk} stack={stack} />}
      {plan !== null && <OddsPanel view={desk.shown.value.view} plan={plan} />}
    </div>
  );
}
