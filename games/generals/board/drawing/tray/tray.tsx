import type { Desk } from '@grognard/web/table/game-board.ts';
import type { Draft } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { selectionOf } from '../../input/selection.ts';
import { eventsOfPhase, offersIn, viewIn } from '../../reading.ts';
import { deployedUnits } from '../deployed-units.ts';
import { emptyScene, sceneAfter } from '../scene.ts';
import { DecisionCards } from './decision-cards.tsx';
import { FrontPanel } from './front-panel.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { RallyTray } from './rally-tray.tsx';
import { SetupTray } from './setup-tray.tsx';

const TITLES: { readonly [kind in Draft['kind']]?: string } = {
  react: 'Reactions',
  positions: 'Positions',
  withdraw: 'Withdraw?',
  targets: 'Targets',
  advance: 'Who advances?',
  road: 'By road',
};

/** The front to look at: the chosen one, else one with a die to re-roll, else the first that is fought. */
function frontToShow(desk: Desk, view: View) {
  const scene = eventsOfPhase(desk.moments.value, desk.shown.value.n).reduce(
    sceneAfter,
    emptyScene(deployedUnits(view)),
  );
  const { front: chosen } = selectionOf(desk);
  const dice = offersIn(desk.offers()).find(({ action, isLegal }) => isLegal && action.type === 'reroll');
  const wanted = dice?.action.type === 'reroll' ? dice.action.front : null;
  const { fronts } = scene;
  const front = fronts.find(({ id }) => id === chosen) ?? fronts.find(({ id }) => id === wanted) ?? fronts[0];
  if (front === undefined) return null;
  const place = `${fronts.indexOf(front) + 1} of ${fronts.length}`;
  return { scene: { ...scene, units: view.units }, front, place };
}

function CombatTray({ desk, view }: { readonly desk: Desk; readonly view: View }) {
  const shown = frontToShow(desk, view);
  const title = view.draft === null ? undefined : TITLES[view.draft.kind];
  return (
    <div class="generals-combat-tray">
      {shown !== null && <FrontPanel desk={desk} {...shown} />}
      {title !== undefined && <DecisionCards desk={desk} title={title} />}
    </div>
  );
}

/** Below the board: whatever the running decision is made with. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const view = viewIn(desk.shown.value);
  if (view.phase === 'setup') return <SetupTray desk={desk} />;
  if (view.draft?.kind === 'rally') return <RallyTray desk={desk} />;
  if (view.combat !== null) return <CombatTray desk={desk} view={view} />;
  const title = view.draft === null ? undefined : TITLES[view.draft.kind];
  return (
    <>
      {title !== undefined && <DecisionCards desk={desk} title={title} />}
      <OrderSheet desk={desk} />
    </>
  );
}
