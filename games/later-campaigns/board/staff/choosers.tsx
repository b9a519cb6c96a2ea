// Small choices of the order desk: buttons for kinds, lists of places, boxes to tick.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../grammar.ts';
import type { OrderType } from '../../vocabulary.ts';
import { ORDER_NAME } from '../../words/sides-and-orders.ts';
import type { Desk, Offer } from '../desk.ts';
import type { AimGroup } from './aims.ts';
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
  /** In which part of the list it stands. */
  groupOf?(action: A): AimGroup;
}

const GROUPS: readonly AimGroup[] = ['first', 'named', 'lines'];

/** A list that is opened when it is wanted: there may be a hundred places. What cannot be named says why. */
export function Picker<A extends Action>({ desk, label, offers, nameOf, groupOf }: PickerProps<A>) {
  if (offers.length === 0) return null;
  const rank = (action: A): number => (groupOf === undefined ? 0 : GROUPS.indexOf(groupOf(action)));
  const named = offers
    .map(({ action, offer }) => ({ name: nameOf(action), offer, isOpen: isLegal(offer), rank: rank(action) }))
    .toSorted(
      (a, b) => Number(b.isOpen) - Number(a.isOpen) || a.rank - b.rank || a.name.localeCompare(b.name),
    );
  const isLine = (line: (typeof named)[number]): boolean => GROUPS[line.rank] === 'lines';
  const parts = [
    { label: tell(deskWords.lines), lines: named.filter((line) => line.isOpen && isLine(line)) },
    { label: tell(deskWords.refused), lines: named.filter(({ isOpen }) => !isOpen) },
  ];
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
          .filter((line) => line.isOpen && !isLine(line))
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        {parts
          .filter(({ lines }) => lines.length > 0)
          .map((part) => (
            <optgroup key={part.label} label={part.label}>
              {part.lines.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
}
