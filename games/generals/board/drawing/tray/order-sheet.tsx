import type { Desk } from '@grognard/web/table/game-board.ts';
import { ARM_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import { pick, selectionOf } from '../../input/selection.ts';
import { asJson, offersIn, viewIn } from '../../reading.ts';
import { ARM_SYMBOL, capital, inWords, isSide, sectorName } from '../../words/names.ts';
import { type OrderGroup, orderGroups, routeName } from '../order-groups.ts';
import { isDrafted, orderLook, orderNote } from '../order-look.ts';
import { RouteMap } from './route-map.tsx';

function Slot({
  desk,
  view,
  group,
}: {
  readonly desk: Desk;
  readonly view: View;
  readonly group: OrderGroup;
}) {
  const offers = offersIn(desk.on({ card: group.key }));
  const strike = offers.find(({ action, isLegal }) => action.type === 'unorder' && isLegal);
  const isLive = desk.isLive.value;
  const again = offersIn(desk.offers()).find(
    ({ action, isLegal }) =>
      isLegal &&
      action.type === 'order' &&
      action.arm === group.arm &&
      action.from === group.from &&
      action.path.join() === group.path.join(),
  );
  const look = orderLook(view, group);
  const count = group.orders.length;
  const isOpen = isLive && offers.some(({ isLegal }) => isLegal);
  const note = orderNote(view, group);
  const hasSteps = isLive && (strike !== undefined || again !== undefined);
  return (
    <li class={`generals-slot is-${look}${isOpen ? ' is-open' : ''}`}>
      <button type="button" class="generals-slot-main" data-target={`card:${group.key}`}>
        <span class="generals-slot-number">{group.number}</span>
        {hasSteps ? <span class="generals-route-map" /> : <RouteMap from={group.from} path={group.path} />}
        <span class="generals-slot-what">
          <svg class="ic" viewBox="0 0 48 48" role="img" aria-label={ARM_NAME[group.arm]}>
            <use href={`#${ARM_SYMBOL[group.arm]}`} />
          </svg>
          {count > 1 && <span class="generals-slot-times num">×{count}</span>}
          <b>{routeName(group.from, group.path)}</b>
        </span>
        <em>{note}</em>
      </button>
      {hasSteps && (
        <span class="generals-slot-steps">
          {strike !== undefined && (
            <button
              type="button"
              aria-label={`One order less: ${ARM_NAME[group.arm]} ${routeName(group.from, group.path)}`}
              onClick={() => void desk.submit(strike.wire.action)}
            >
              −
            </button>
          )}
          {again !== undefined && (
            <button
              type="button"
              aria-label={`One order more: ${ARM_NAME[group.arm]} ${routeName(group.from, group.path)}`}
              onClick={() => void desk.submit(again.wire.action)}
            >
              +
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** Orders not written: what is left of the sheet in one place. */
function FreeSlot({ view, written }: { readonly view: View; readonly written: number }) {
  const left = isSide(view.viewer) ? Math.max(0, view.allotment[view.viewer] - written) : 0;
  if (left === 0) return null;
  return (
    <li class="generals-slot is-empty">
      <span class="generals-slot-free num">{left}</span>
      <em>{view.phase === 'planning' ? 'free, or saved for the rally' : 'saved for the rally'}</em>
    </li>
  );
}

function headline(view: View): string {
  const written = view.sheet.length;
  const limit = isSide(view.viewer) ? view.allotment[view.viewer] : 0;
  if (view.phase === 'planning')
    return `${written === 0 ? 'None' : capital(inWords(written))} of ${inWords(limit)} written; the rest may rally troops`;
  const open = view.sheet.filter(({ done, courier }) => !done && courier?.arrived !== false).length;
  return `${capital(inWords(open))} of ${inWords(written)} may still be used`;
}

/** GEN-6.5: a ride may stop after its first leg, or go on. */
function RideHelp({ desk }: { readonly desk: Desk }) {
  const { pick: picked } = selectionOf(desk);
  if (picked?.kind !== 'order' || !desk.isLive.value) return null;
  const { from, arm, via } = picked;
  return (
    <div class="generals-ride" role="status">
      <span>
        {via === null
          ? `${ARM_NAME[arm]} in ${sectorName(from)}: where to?`
          : `${ARM_NAME[arm]} ${routeName(from, [via])}: choose a second leg, or stop here.`}
      </span>
      {via !== null && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            pick(desk, { ...picked, via: null });
            void desk.submit(asJson({ type: 'order', from, arm, path: [via] }));
          }}
        >
          Stop at {sectorName(via)}
        </button>
      )}
      <button type="button" class="btn ghost" onClick={() => pick(desk, null)}>
        Cancel
      </button>
    </div>
  );
}

/** GEN-6.8: sends or holds everything that may act now. */
function SendAll({ desk, view }: { readonly desk: Desk; readonly view: View }) {
  if (!desk.isLive.value || view.draft?.kind !== 'declare') return null;
  const offers = offersIn(desk.offers()).filter(({ isLegal }) => isLegal);
  const canSend = offers.filter(({ action }) => action.type === 'activate').length;
  const canHold = offers.filter(({ action }) => action.type === 'deactivate').length;
  const all = (type: 'activate' | 'deactivate') =>
    void desk.submitEach(
      (fresh) => offersIn(fresh).find(({ action, isLegal }) => isLegal && action.type === type)?.wire,
    );
  return (
    <span>
      {canSend > 1 && (
        <button type="button" class="btn" onClick={() => all('activate')}>
          Send all
        </button>
      )}
      {canHold > 1 && (
        <button type="button" class="btn ghost" onClick={() => all('deactivate')}>
          Hold all
        </button>
      )}
    </span>
  );
}

/** The viewer's ten orders, equal ones together. */
export function OrderSheet({ desk }: { readonly desk: Desk }) {
  const view = viewIn(desk.shown.value);
  const groups = orderGroups(view.sheet);
  const sent = view.sheet.filter((_, index) => isDrafted(view, index)).length;
  return (
    <div class="sheet generals-orders">
      <header>
        <h2>Order sheet</h2>
        <SendAll desk={desk} view={view} />
        <RideHelp desk={desk} />
        <span class="headline">{sent > 0 ? `${capital(inWords(sent))} act now` : headline(view)}</span>
      </header>
      <ol>
        {groups.map((group) => (
          <Slot key={group.key} desk={desk} view={view} group={group} />
        ))}
        <FreeSlot view={view} written={view.sheet.length} />
        {view.phase === 'planning' && view.sheet.length === 0 && desk.isLive.value && (
          <li class="generals-how-to">
            Press a unit and then the sector it shall go to, or drag it there. Press the sector again for one
            more of the same kind. Cavalry may ride on to a second sector.
          </li>
        )}
      </ol>
    </div>
  );
}
