// Beside the map: the fight that is thought of, and the stack that is looked at.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Hex } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { planNow } from '../../input/plans.ts';
import { stackWords } from '../../words/sentences-panel.ts';
import { OddsPanel } from './odds-panel.tsx';
import { lookedAt, StackPanel } from './stack-panel.tsx';

export function SidePanel({ desk, spot }: { readonly desk: Desk; readonly spot: Hex | null }) {
  const stack = lookedAt(desk, spot);
  const plan = planNow(desk, spot);
  return (
    <div class="later-campaigns-side">
      {stack !== null && <StackPanel desk={desk} stack={stack} />}
      {plan !== null && <OddsPanel view={desk.shown.value.view} plan={plan} />}
      {stack === null && plan === null && <p class="caption">{tell(stackWords.point)}</p>}
    </div>
  );
}
