import { Icon } from '@grognard/desk/look/icon.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { ARM_NAME } from '../../../names.ts';
import type { Desk, Offer } from '../../desk.ts';
import { ordersFor } from '../../input/written-orders.ts';
import { ARM_SYMBOL } from '../../words/names.ts';
import { type OrderGroup, orderKey, routeName } from '../order-groups.ts';
import { orderLook, orderNote } from '../order-look.ts';
import { RouteMap } from './route-map.tsx';

interface StepProps {
  readonly desk: Desk;
  readonly offer: Offer | undefined;
  readonly sign: string;
  readonly label: string;
}

const Step = ({ desk, offer, sign, label }: StepProps) =>
  offer === undefined ? null : (
    <button type="button" aria-label={label} onClick={() => void desk.submit(offer.action)}>
      {sign}
    </button>
  );

/** Equal orders on the sheet; while it is written, one more or one less of them. */
export function OrderSlot({ desk, group }: { readonly desk: Desk; readonly group: OrderGroup }) {
  const { view } = desk.shown.value;
  const { key, arm, from, path, orders } = group;
  const legal = desk.isLive.value ? desk.on({ card: key }).filter(isLegal) : [];
  const less = legal.find(({ action }) => action.type === 'unorder');
  const more = desk.isLive.value
    ? ordersFor(desk, { kind: 'order', from, arm, via: null }).find(
        (offer) => isLegal(offer) && offer.action.type === 'order' && orderKey(offer.action) === key,
      )
    : undefined;
  const hasSteps = less !== undefined || more !== undefined;
  const what = `${ARM_NAME[arm]} ${routeName(from, path)}`;
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
          <Step desk={desk} offer={less} sign="−" label={`One order less: ${what}`} />
          <Step desk={desk} offer={more} sign="+" label={`One order more: ${what}`} />
        </span>
      )}
    </li>
  );
}
