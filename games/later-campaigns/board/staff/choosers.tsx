// Small choices of the order desk: buttons for kinds, lists of places, boxes to tick.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../grammar.ts';
import type { OrderType } from '../../vocabulary.ts';
import { ORDER_NAME } from '../../words/sides-and-orders.ts';
import type { Desk, Offer } from '../desk.ts';
import { OrderSign } from './order-sign.tsx';
import { deskWords } from './words.ts';

interface KindsProps {
  readonly desk: Desk;
  readonly label: string;
  readonly kinds: readonly { readonly order: OrderType; readonly offer: Offer }[];
}

/** What kinds of order there are; one that cannot be given says why. */
export const Kinds = ({ desk, label, kinds }: KindsProps) => (
  <fieldset class="later-campaigns-kinds">
    <legend>{label}</legend>
    {kinds.map(({ order, offer }) => (
      <Button
        key={order}
        refused={!isLegal(offer)}
        onClick={({ currentTarget }) =>
          desk.choose([offer], currentTarget instanceof Element ? currentTarget : null)
        }
      >
        <OrderSign order={order} />
        {ORDER_NAME[order]}
      </Button>
    ))}
  </fieldset>
);

interface PickerProps<A extends Action> {
  readonly desk: Desk;
  readonly label: string;
  readonly offers: readonly { readonly action: A; readonly offer: Offer }[];
  nameOf(action: A): string;
}

/** A list that is opened when it is wanted: there may be a hundred places. What cannot be named says why. */
export function Picker<A extends Action>({ desk, label, offers, nameOf }: PickerProps<A>) {
  if (offers.length === 0) return null;
  const named = offers
    .map(({ action, offer }) => ({ name: nameOf(action), offer, isOpen: isLegal(offer) }))
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || a.name.localeCompare(b.name));
  const refused = named.filter(({ isOpen }) => !isOpen);
  return (
    <label class="later-campaigns-picker">
      <span>{label}</span>
      <select
        onChange={({ currentTarget }) => {
          const picked = named[currentTarget.selectedIndex - 1];
          if (picked !== undefined) desk.choose([picked.offer], currentTarget);
          currentTarget.selectedIndex = 0;
        }}
      >
        <option value="">{tell(deskWords.chooseTarget)}</option>
        {named
          .filter(({ isOpen }) => isOpen)
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        {refused.length > 0 && (
          <optgroup label={tell(deskWords.refused)}>
            {refused.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
