// Beside the map: the fight that is thought of, and the stack that is looked at.
import type { BodyId, Hex } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { fightRolls } from '../../input/fight-rolls.ts';
import { lookedAt } from '../../input/looked-at.ts';
import { chosenHex } from '../../input/pieces.ts';
import { planNow } from '../../input/plans.ts';
import { CorpsSheet } from '../../staff/corps-sheet.tsx';
import { FightRolls } from './fight-rolls.tsx';
import { OddsPanel } from './odds-panel.tsx';
import { StackPanel } from './stack-panel.tsx';

/** The formation of whoever is chosen: its sheet says what its order demands. */
function chosenBody(desk: Desk): BodyId | null {
  const picked = desk.selection.value;
  if (picked?.kind === 'corps') return picked.body;
  if (picked?.kind !== 'group') return null;
  const { units } = desk.shown.value.view;
  return units.find(({ unit }) => unit === picked.units[0])?.body ?? null;
}

interface SidePanelProps {
  readonly desk: Desk;
  readonly spot: Hex | null;
}

export function SidePanel({ desk, spot }: SidePanelProps) {
  const stack = lookedAt(desk, spot);
  const plan = planNow(desk, spot);
  const isFought = fightRolls(desk).length > 0;
  if (stack === null && plan === null && !isFought) return null;
  const body = plan === null ? chosenBody(desk) : null;
  // What is only pointed at lets the pointer through, or the card would hide what brought it.
  const stays = plan !== null || isFought || chosenHex(desk) !== null;
  return (
    <div class={stays ? 'later-campaigns-side stays' : 'later-campaigns-side'} data-layer>
      <FightRolls desk={desk} />
      {plan !== null && <OddsPanel view={desk.shown.value.view} plan={plan} />}
      {stack !== null && (plan === null || stack.hex === spot) && <StackPanel desk={desk} stack={stack} />}
      {body !== null && <CorpsSheet desk={desk} body={body} />}
    </div>
  );
}
