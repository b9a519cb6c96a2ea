import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { View } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { marker } from '../../input/marks.ts';
import { unitCardName } from '../../words/names.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { CardOf } from '../cards/card-of.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import { Dock } from './dock.tsx';
import { Objectives } from './objectives.tsx';
import { Piles } from './piles.tsx';
import { TestPanel } from './test-panel.tsx';

/** SAG-15.8: a unit that has left the Army deck and has no slot yet. */
function Arriving({ view }: { readonly view: View }) {
  const unit = view.units.find(({ at }) => at.endsWith(':IN'));
  if (unit === undefined) return null;
  return (
    <div
      class="saga-arriving"
      data-look={`unit:${unit.id}`}
      role="img"
      aria-label={tell(onTheBoards.arrivingUnit, { unit: unitCardName(unit.card) })}
    >
      <CardOf unit={unit} view={view} />
      <small>{tell(onTheBoards.arriving)}</small>
    </div>
  );
}

/** The desk: the answers, the hand where it does not lie on the boards, the aims and the piles. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const room = useSizeClass();
  return (
    <div class={`saga-tray is-${room}`}>
      <Arriving view={view} />
      {(room === 'wide' || room === 'short') && <DecisionSheet desk={desk} />}
      {room === 'wide' ? <Dock desk={desk} room={room} /> : <TestPanel desk={desk} />}
      <div class="saga-aside">
        <Objectives view={view} markOf={marker(desk, false)} />
        <Piles desk={desk} />
      </div>
    </div>
  );
}
