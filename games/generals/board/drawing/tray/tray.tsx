import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Draft } from '../../../grammar.ts';
import type { Desk } from '../../desk.ts';
import { selectionOf } from '../../input/selection.ts';
import { isSide } from '../../words/names.ts';
import { fightSheet } from '../../words/sentences-fight.ts';
import { trayTitles } from '../../words/sentences-sheet.ts';
import { DecisionCards, FrontPanel, RallyTray, SetupTray } from '../lazy-parts.ts';
import { sceneNow } from '../use-scene.ts';
import { OrderSheet } from './order-sheet.tsx';
import { WatchedOrders } from './watched-orders.tsx';

const TITLES: { readonly [kind in Draft['kind']]?: string } = trayTitles;

/** The front to look at: the chosen one, else one with a die to re-roll, else the first that is fought. */
function frontToShow(desk: Desk) {
  const scene = sceneNow(desk);
  const { fronts } = scene;
  const { front: chosen } = selectionOf(desk);
  const wanted = desk
    .offers()
    .filter(isLegal)
    .find(({ action }) => action.type === 'reroll')?.action;
  const front =
    fronts.find(({ id }) => id === chosen) ??
    fronts.find(({ id }) => wanted?.type === 'reroll' && id === wanted.front) ??
    fronts[0];
  if (front === undefined) return null;
  return {
    scene,
    front,
    place: tell(fightSheet.place, { number: fronts.indexOf(front) + 1, count: fronts.length }),
  };
}

/** Below the board: whatever the running decision is made with. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const { phase, draft, combat, viewer } = desk.shown.value.view;
  if (phase === 'setup') return <SetupTray desk={desk} />;
  if (draft?.kind === 'rally') return <RallyTray desk={desk} />;
  const title = draft === null ? undefined : TITLES[draft.kind];
  const orders = isSide(viewer) ? <OrderSheet desk={desk} /> : <WatchedOrders desk={desk} />;
  if (combat === null && title === undefined) return orders;
  const shown = combat === null ? null : frontToShow(desk);
  return (
    <div class="generals-combat-tray">
      {combat === null && orders}
      {shown !== null && <FrontPanel desk={desk} {...shown} />}
      {title !== undefined && <DecisionCards desk={desk} title={title} />}
    </div>
  );
}
