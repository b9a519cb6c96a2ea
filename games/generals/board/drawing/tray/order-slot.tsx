import { Icon } from '@grognard/desk/look/icon.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { ARM_NAME } from '../../../names.ts';
import type { Desk, Offer } from '../../desk.ts';
import { isPlanning, ordersFor } from '../../input/written-orders.ts';
import { ARM_SYMBOL } from '../../words/names.ts';
import { choices } from '../../words/sentences-actions.ts';
import { sheetWords } from '../../words/sentences-sheet.ts';
import { type OrderGroup, orderKey, routeName } from '../order-groups.ts';
import { orderLook, orderNote } from '../order-look.ts';
import { RouteMap } from './route-map.tsx';

interface StepProps {
  readonly desk: Desk;
  readonly offer: Offer | undefined;
  readonly sign: string;
  readonly label: string;
}

/** One that cannot be pressed now says why. */
const Step = ({ desk, offer, sign, label }: StepProps) =>
  offer === undefined ? null : (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLegal(offer) ? undefined : 'true'}
      onClick={({ currentTarget }) => desk.choose([offer], currentTarget)}
    >
      {sign}
    </button>
  );

/** Equal orders on the sheet; while it is written, one more or one less of them. */
export function OrderSlot({ desk, group }: { readonly desk: Desk; readonly group: OrderGroup }) {
  const { view } = desk.shown.value;
  const { key, arm, from, path, orders } = group;
  const offers = desk.isLive.value ? desk.on({ card: key }) : [];
  const legal = offers.filter(isLegal);
  const isWriting = isPlanning(desk);
  const less = legal.findLast(({ action }) => action.type === (isWriting ? 'unorder' : 'deactivate'));
  const further = isWriting
    ? ordersFor(desk, group).filter(({ action }) => action.type === 'order' && orderKey(action) === key)
    : offers.filter(({ action }) => action.type === 'activate');
  const more = further.find(isLegal) ?? further[0];
  const hasSteps =
    desk.isLive.value &&
    (less !== undefined || (more !== undefined && isLegal(more))) &&
    (isWriting || orders.length > 1);
  const what = tell(choices.order, { arm: ARM_NAME[arm], route: routeName(from, path) });
  return (
    <li class={`generals-slot is-${orderLook(view, group)}${legal.length > 0 ? ' is-open' : ''}`}>
      <button type="button" class="generals-slot-main" data-target={`card:${key}`}>
        <span class="generals-slot-number">{group.number}</span>
        {hasSteps ? <span class="generals-route-map" /> : <RouteMap from={from} path={path} />}
        <span class="generals-slot-what">
          <Icon name={ARM_SYMBOL[arm]} label={ARM_NAME[arm]} />
          {orders.length > 1 && <span class="generals-slot-times num">×{orders.length}</span>}
          <b>{routeName(from, path)}</b>
        </span>
        <em>{orderNote(view, group)}</em>
      </button>
      {hasSteps && (
        <span class="generals-slot-steps">
          <Step
            desk={desk}
            offer={less}
            sign="−"
            label={tell(isWriting ? sheetWords.oneLess : sheetWords.fewer, { what })}
          />
          <Step
            desk={desk}
            offer={more}
            sign="+"
            label={tell(isWriting ? sheetWords.oneMore : sheetWords.further, { what })}
          />
        </span>
      )}
    </li>
  );
}
