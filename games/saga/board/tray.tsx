import type { Desk } from '@grognard/web/table/game-board.ts';
import { isPlayer } from '../vocabulary.ts';
import { DecisionSheet } from './decision-sheet.tsx';
import { Hand } from './hand.tsx';
import { handOf } from './hand-order.ts';
import { marker } from './marks.ts';
import { MusterTray } from './muster-tray.tsx';
import { nearOf } from './names.ts';
import { Objectives } from './objectives.tsx';
import { Piles } from './piles.tsx';
import { viewIn } from './reading.ts';
import { Standing } from './standing.tsx';
import { hasTests, TestPanel } from './test-panel.tsx';

/** The desk: the answers, the hand, the aims and the piles. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const view = viewIn(desk.shown.value);
  const markOf = marker(desk, false);
  const isMustering = view.draft?.kind === 'deploy';
  return (
    <div class={`saga-tray${isMustering ? ' is-mustering' : ''}`}>
      <div class="saga-standing-strip">
        <Standing view={view} near={nearOf(view)} />
      </div>
      <DecisionSheet desk={desk} />
      {hasTests(desk) && (
        <div class="saga-tray-tests">
          <TestPanel desk={desk} />
        </div>
      )}
      {isMustering ? (
        <MusterTray desk={desk} view={view} markOf={markOf} />
      ) : (
        isPlayer(view.viewer) && <Hand desk={desk} cards={handOf(view, view.viewer)} markOf={markOf} />
      )}
      <div class="saga-aside">
        <Objectives view={view} markOf={markOf} />
        <Piles desk={desk} view={view} />
      </div>
    </div>
  );
}
