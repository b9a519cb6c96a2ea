import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { ARM_NAME } from '../../../names.ts';
import { savedBy } from '../../../orders/command.ts';
import type { View } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { pick, pickedOn } from '../../input/selection.ts';
import { isSide, sectorName } from '../../words/names.ts';
import { sheetWords } from '../../words/sentences-sheet.ts';
import { orderGroups, routeName } from '../order-groups.ts';
import { isDrafted } from '../order-look.ts';
import { OrderSlot } from './order-slot.tsx';
import { TraySheet } from './tray-sheet.tsx';

const allotment = ({ viewer, allotment: bySide }: View): number => (isSide(viewer) ? bySide[viewer] : 0);

/** GEN-6.10: with Couriers one order more, with army morale as many as there are VP. */
const leftOf = (view: View): number => (isSide(view.viewer) ? savedBy(view, view.viewer, view.sheet) : 0);

/** Orders not written: what is left of the sheet in one place. */
function FreeSlot({ view }: { readonly view: View }) {
  const left = leftOf(view);
  if (left <= 0) return null;
  return (
    <li class="generals-slot is-empty">
      <span class="generals-slot-free num">{left}</span>
      <em>{tell(view.phase === 'planning' ? sheetWords.free : sheetWords.saved)}</em>
    </li>
  );
}

function headline(view: View): string {
  const written = view.sheet.length;
  const sent = view.sheet.filter((_, index) => isDrafted(view, index)).length;
  if (sent > 0) return tell(sheetWords.willAct, { count: sent });
  const count = allotment(view);
  const left = leftOf(view);
  if (view.phase === 'planning') {
    if (left <= 0) return tell(sheetWords.allWritten, { count });
    if (written === 0) return tell(sheetWords.noneWritten, { count });
    return left === 1
      ? tell(sheetWords.oneLeft, { written, count })
      : tell(sheetWords.written, { written, count, left });
  }
  const open = view.sheet.filter(({ done, courier }) => !done && courier?.arrived !== false).length;
  return open === 0 ? tell(sheetWords.noneLeft) : tell(sheetWords.stillOpen, { open, count: written });
}

/** GEN-6.5: who is chosen, and that a ride may go on. */
function RideHelp({ desk }: { readonly desk: Desk }) {
  const picked = pickedOn(desk);
  if (picked?.kind !== 'order' || !desk.isLive.value) return null;
  const { from, via } = picked;
  const arm = ARM_NAME[picked.arm];
  return (
    <div class="generals-ride">
      <span>
        {via === null
          ? tell(sheetWords.whereTo, { arm, sector: sectorName(from) })
          : tell(sheetWords.rideOn, { arm, route: routeName(from, [via]) })}
      </span>
      <Button kind="ghost" onClick={() => pick(desk, null)}>
        {tell(sheetWords.letGo)}
      </Button>
    </div>
  );
}

/** GEN-6.8: sends or holds everything that may act now. */
function SendAll({ desk }: { readonly desk: Desk }) {
  if (!desk.isLive.value || desk.shown.value.view.draft?.kind !== 'declare') return null;
  const legal = (type: 'activate' | 'deactivate') =>
    desk.offers().filter((offer) => isLegal(offer) && offer.action.type === type);
  const all = (type: 'activate' | 'deactivate'): void =>
    void desk.submitEach((fresh) => fresh.find((offer) => isLegal(offer) && offer.action.type === type));
  return (
    <span>
      {legal('activate').length > 1 && (
        <Button onClick={() => all('activate')}>{tell(sheetWords.sendAll)}</Button>
      )}
      {legal('deactivate').length > 1 && (
        <Button kind="ghost" onClick={() => all('deactivate')}>
          {tell(sheetWords.holdAll)}
        </Button>
      )}
    </span>
  );
}

/** The viewer's ten orders, equal ones together. */
export function OrderSheet({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const tools = (
    <>
      <SendAll desk={desk} />
      <RideHelp desk={desk} />
    </>
  );
  return (
    <TraySheet class="generals-orders" title={tell(sheetWords.title)} tools={tools} headline={headline(view)}>
      <ol>
        {orderGroups(view.sheet).map((group) => (
          <OrderSlot key={group.key} desk={desk} group={group} />
        ))}
        <FreeSlot view={view} />
        {view.phase === 'planning' && view.sheet.length === 0 && desk.isLive.value && (
          <li class="generals-how-to">{tell(sheetWords.howTo)}</li>
        )}
      </ol>
    </TraySheet>
  );
}
