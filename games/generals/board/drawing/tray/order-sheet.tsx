import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { inWords } from '@grognard/desk/words/numbers.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { ARM_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { pick, pickedOn } from '../../input/selection.ts';
import { isSide, sectorName } from '../../words/names.ts';
import { orderGroups, routeName } from '../order-groups.ts';
import { isDrafted } from '../order-look.ts';
import { OrderSlot } from './order-slot.tsx';
import { TraySheet } from './tray-sheet.tsx';

const allotment = ({ viewer, allotment: bySide }: View): number => (isSide(viewer) ? bySide[viewer] : 0);

/** Orders not written: what is left of the sheet in one place. */
function FreeSlot({ view }: { readonly view: View }) {
  const left = allotment(view) - view.sheet.length;
  if (left <= 0) return null;
  return (
    <li class="generals-slot is-empty">
      <span class="generals-slot-free num">{left}</span>
      <em>{view.phase === 'planning' ? 'free, or saved for the rally' : 'saved for the rally'}</em>
    </li>
  );
}

function headline(view: View): string {
  const written = view.sheet.length;
  const sent = view.sheet.filter((_, index) => isDrafted(view, index)).length;
  if (sent > 0) return `${capital(inWords(sent))} act now`;
  if (view.phase === 'planning')
    return `${written === 0 ? 'None' : capital(inWords(written))} of ${inWords(allotment(view))} written; the rest may rally troops`;
  const open = view.sheet.filter(({ done, courier }) => !done && courier?.arrived !== false).length;
  return `${capital(inWords(open))} of ${inWords(written)} may still be used`;
}

/** GEN-6.5: a ride may stop after its first leg, or go on. */
function RideHelp({ desk }: { readonly desk: Desk }) {
  const picked = pickedOn(desk);
  if (picked?.kind !== 'order' || !desk.isLive.value) return null;
  const { from, arm, via } = picked;
  const stop = (): void => {
    if (via === null) return;
    pick(desk, { ...picked, via: null });
    void desk.submit({ type: 'order', from, arm, path: [via] });
  };
  return (
    <div class="generals-ride" role="status">
      <span>
        {via === null
          ? `${ARM_NAME[arm]} in ${sectorName(from)}: where to?`
          : `${ARM_NAME[arm]} ${routeName(from, [via])}: choose a second leg, or stop here.`}
      </span>
      {via !== null && <Button onClick={stop}>Stop at {sectorName(via)}</Button>}
      <Button kind="ghost" onClick={() => pick(desk, null)}>
        Cancel
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
      {legal('activate').length > 1 && <Button onClick={() => all('activate')}>Send all</Button>}
      {legal('deactivate').length > 1 && (
        <Button kind="ghost" onClick={() => all('deactivate')}>
          Hold all
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
    <TraySheet class="generals-orders" title="Order sheet" tools={tools} headline={headline(view)}>
      <ol>
        {orderGroups(view.sheet).map((group) => (
          <OrderSlot key={group.key} desk={desk} group={group} />
        ))}
        <FreeSlot view={view} />
        {view.phase === 'planning' && view.sheet.length === 0 && desk.isLive.value && (
          <li class="generals-how-to">
            Press a unit and then the sector it shall go to, or drag it there. Press the sector again for one
            more of the same kind. Cavalry may ride on to a second sector.
          </li>
        )}
      </ol>
    </TraySheet>
  );
}
