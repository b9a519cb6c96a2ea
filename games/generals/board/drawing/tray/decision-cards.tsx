import { grouped } from '@grognard/desk/lists/grouped.ts';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { Action } from '../../../grammar.ts';
import type { Desk } from '../../desk.ts';
import { unitNamed } from '../../input/written-orders.ts';
import { type UnitAction, unitOrder } from '../../words/action-label.ts';
import { sectorName, unitStateName } from '../../words/names.ts';
import { madeChoices } from '../../words/sentences-actions.ts';
import { Hint } from '../hint.tsx';
import { TraySheet } from './tray-sheet.tsx';
import { UnitCard } from './unit-card.tsx';

const MADE: { readonly [type in Action['type']]?: string } = madeChoices;

interface UnitButtonProps {
  readonly desk: Desk;
  readonly action: UnitAction;
  /** For those who do not see the card. */
  readonly unit: string;
}

function UnitButton({ desk, action, unit }: UnitButtonProps) {
  const made = MADE[action.type];
  return (
    <Button
      class={made === undefined ? 'generals-small' : 'generals-small generals-undoing'}
      pressed={made !== undefined}
      onClick={() => void desk.submit(action)}
    >
      {made ?? unitOrder(action, desk.shown.value.view)}
      <span class="sr"> ({unit})</span>
      <Hint action={action} state={desk.shown.value} />
    </Button>
  );
}

/** Units that may be told something now, one card each: the same choices as on the board. */
export function DecisionCards({ desk, title }: { readonly desk: Desk; readonly title: string }) {
  if (!desk.isLive.value) return null;
  const actions = desk
    .offers()
    .filter(isLegal)
    .flatMap(({ action }) => ('unit' in action ? [action] : []));
  const cards = grouped(actions, ({ unit }) => unit).flatMap((told) => {
    const unit = unitNamed(desk, told[0].unit);
    return unit === undefined ? [] : [{ unit, told }];
  });
  if (cards.length === 0) return null;
  return (
    <TraySheet class="generals-decisions" title={title}>
      <ol>
        {cards.map(({ unit, told }) => {
          const name = unitStateName(unit);
          return (
            <UnitCard key={unit.id} face={unit} label={name} where={sectorName(unit.at)}>
              {told.map((action) => (
                <UnitButton key={JSON.stringify(action)} desk={desk} action={action} unit={name} />
              ))}
            </UnitCard>
          );
        })}
      </ol>
    </TraySheet>
  );
}
