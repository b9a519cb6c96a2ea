import type { Desk } from '@grognard/web/table/game-board.ts';
import type { View } from '../../../view.ts';
import { isPlayer } from '../../../vocabulary.ts';
import { marker } from '../../input/marks.ts';
import { viewIn } from '../../input/reading.ts';
import { handOf } from '../../words/hand-order.ts';
import { nearOf, unitCardName } from '../../words/names.ts';
import { UnitBack } from '../cards/unit-back.tsx';
import { UnitFace } from '../cards/unit-face.tsx';
import { useOdds } from '../use-odds.ts';
import { DecisionSheet } from './decision-sheet.tsx';
import { Hand } from './hand.tsx';
import { MusterTray } from './muster.tsx';
import { Objectives } from './objectives.tsx';
import { Piles } from './piles.tsx';
import { Standing } from './standing.tsx';
import { hasTests, TestLine, TestPanel } from './test-panel.tsx';

/** SAG-15.8: a unit that has left the Army deck and has no slot yet. */
function Arriving({ view }: { readonly view: View }) {
  const unit = view.units.find(({ at }) => at.endsWith(':IN'));
  if (unit === undefined) return null;
  return (
    <div
      class="saga-arriving"
      data-look={`unit:${unit.id}`}
      role="img"
      aria-label={`Arriving: ${unitCardName(unit.card)}`}
    >
      {unit.card === null ? (
        <UnitBack faction={view.players[unit.owner].faction} />
      ) : (
        <UnitFace card={unit.card} />
      )}
      <small>arriving</small>
    </div>
  );
}

/** The desk: the answers, the hand, the aims and the piles. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const view = viewIn(desk.shown.value);
  useOdds(view.phase !== 'setup');
  const markOf = marker(desk, false);
  const isMustering = view.draft?.kind === 'deploy';
  return (
    <div class={`saga-tray${isMustering ? ' is-mustering' : ''}`}>
      <div class="saga-standing-strip">
        <Standing view={view} near={nearOf(view)} />
        <TestLine desk={desk} />
      </div>
      <Arriving view={view} />
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
