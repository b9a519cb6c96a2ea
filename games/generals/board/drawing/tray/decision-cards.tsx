import { grouped } from '@grognard/desk/lists/grouped.ts';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../../grammar.ts';
import type { Unit } from '../../../state.ts';
import type { Desk } from '../../desk.ts';
import { unitNamed } from '../../input/written-orders.ts';
import { shortOrder, type UnitAction, unitOrder } from '../../words/action-label.ts';
import { sectorName, unitStateName } from '../../words/names.ts';
import { madeChoices, unitOrders } from '../../words/sentences-actions.ts';
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
      {made ?? shortOrder(action, desk.shown.value.view)}
      <span class="sr"> ({unit})</span>
      <Hint action={action} state={desk.shown.value} />
    </Button>
  );
}

interface Card {
  readonly unit: Unit;
  /** Units that look alike and may be told the same. */
  readonly count: number;
  readonly told: readonly UnitAction[];
}

/** One card for units that look alike in one place and may be told the same. */
function cardsOf(desk: Desk, actions: readonly UnitAction[]): readonly Card[] {
  const { view } = desk.shown.value;
  const single = grouped(actions, ({ unit }) => unit).flatMap((told) => {
    const unit = unitNamed(desk, told[0].unit);
    return unit === undefined ? [] : [{ unit, told }];
  });
  const alike = grouped(single, ({ unit, told }) =>
    [unitStateName(unit), unit.at, ...told.map((action) => `${action.type} ${unitOrder(action, view)}`)].join(
      '|',
    ),
  );
  return alike.map((group) => ({ ...group[0], count: group.length }));
}

/** What all who may do it can be told with one press. */
const TO_ALL = ['formSquare', 'withdraw', 'advance'] as const satisfies readonly UnitAction['type'][];

function ToAll({ desk, actions }: { readonly desk: Desk; readonly actions: readonly UnitAction[] }) {
  const { view } = desk.shown.value;
  return (
    <>
      {TO_ALL.map((type) => {
        const [first, ...more] = actions.filter((action) => action.type === type);
        if (first === undefined || more.length === 0) return null;
        const all = (): void =>
          void desk.submitEach((fresh) =>
            fresh.find((offer) => isLegal(offer) && offer.action.type === type),
          );
        return (
          <Button key={type} onClick={all}>
            {tell(unitOrders.toAll, { order: unitOrder(first, view), count: more.length + 1 })}
          </Button>
        );
      })}
    </>
  );
}

/** Units that may be told something now: the same choices as on the board. */
export function DecisionCards({ desk, title }: { readonly desk: Desk; readonly title: string }) {
  if (!desk.isLive.value) return null;
  const actions = desk
    .offers()
    .filter(isLegal)
    .flatMap(({ action }) => ('unit' in action ? [action] : []));
  const cards = cardsOf(desk, actions);
  if (cards.length === 0) return null;
  return (
    <TraySheet class="generals-decisions" title={title} tools={<ToAll desk={desk} actions={actions} />}>
      <ol>
        {cards.map(({ unit, count, told }) => {
          const name = unitStateName(unit);
          return (
            <UnitCard key={unit.id} face={unit} count={count} label={name} where={sectorName(unit.at)}>
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
