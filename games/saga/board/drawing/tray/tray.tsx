import type { View } from '../../../view.ts';
import { isPlayer } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { marker } from '../../input/marks.ts';
import { handOf } from '../../words/hand-order.ts';
import { nearOf, unitCardName } from '../../words/names.ts';
import { CardOf } from '../cards/card-of.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import { Hand } from './hand.tsx';
import { Muster } from './muster.tsx';
import { Objectives } from './objectives.tsx';
import { Piles } from './piles.tsx';
import { Standing } from './standing.tsx';
import { TestInOneLine, TestPanel } from './test-panel.tsx';

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
      <CardOf unit={unit} view={view} />
      <small>arriving</small>
    </div>
  );
}

/** The desk: the answers, the hand, the aims and the piles. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const markOf = marker(desk, false);
  return (
    <div class="saga-tray">
      <div class="saga-standing-strip">
        <Standing view={view} near={nearOf(view)} />
        <TestInOneLine desk={desk} />
      </div>
      <Arriving view={view} />
      <DecisionSheet desk={desk} />
      <div class="saga-tray-tests">
        <TestPanel desk={desk} />
      </div>
      {view.draft?.kind === 'deploy' ? (
        <Muster desk={desk} markOf={markOf} />
      ) : (
        isPlayer(view.viewer) && <Hand desk={desk} cards={handOf(view, view.viewer)} markOf={markOf} />
      )}
      <div class="saga-aside">
        <Objectives view={view} markOf={markOf} />
        <Piles desk={desk} />
      </div>
    </div>
  );
}
