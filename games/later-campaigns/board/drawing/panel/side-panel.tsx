// Beside the map: the fight that is thought of, and the stack that is looked at.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Hex } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { planNow } from '../../input/plans.ts';
import { stackWords } from '../../words/sentences-panel.ts';
import { OddsPanel } from './odds-panel.tsx';
import { lookedAt, StackPanel } from './stack-panel.tsx';

interface SidePanelProps {
  readonly desk: Desk;
  readonly spot: Hex | null;
  /** Takes no room while there is nothing to tell. */
  readonly isFolded?: boolean;
}

export function SidePanel({ desk, spot, isFolded = false }: SidePanelProps) {
  const stack = lookedAt(desk, spot);
  const plan = planNow(desk, spot);
  const isEmpty = stack === null && plan === null;
  if (isEmpty && isFolded) return null;
  return (
    <div class="later-campaigns-side">
      {stack !== null && <StackPanel desk={desk} stack={stack} />}
      {plan !== null && <OddsPanel view={desk.shown.value.view} plan={plan} />}
      {isEmpty && <p class="caption">{tell(stackWords.point)}</p>}
    </div>
  );
}
