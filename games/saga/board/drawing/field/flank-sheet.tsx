import { useState } from 'preact/hooks';
import { SEAT_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import { unitAt } from '../../../view-units.ts';
import { FLANKS, OUTFLANK, opponentOf, type Place, type Player, RETREAT } from '../../../vocabulary.ts';
import { keyOf, type marker } from '../../input/marks.ts';
import { placeTarget } from '../../input/targets.ts';
import { slotName } from '../../words/names.ts';
import { UnitBack } from '../cards/unit-back.tsx';
import { UnitFace } from '../cards/unit-face.tsx';
import { type Geometry, placed } from './geometry.ts';
import { tellPiece } from './pieces.tsx';

type Marker = ReturnType<typeof marker>;

function FlankSlot({
  view,
  place,
  markOf,
}: {
  readonly view: View;
  readonly place: Place;
  readonly markOf: Marker;
}) {
  const unit = unitAt(view, place);
  const target = unit === undefined ? placeTarget(view, place) : { unit: unit.id };
  const name = slotName(place.slice(2));
  return (
    <li>
      <button
        type="button"
        class={`saga-flank-slot ${markOf(target)}`}
        data-target={keyOf(target)}
        {...(unit === undefined ? {} : { 'data-look': `unit:${unit.id}` })}
      >
        <span class="sr">{unit === undefined ? `${name}, empty` : tellPiece(view, unit)}</span>
        {unit === undefined ? (
          <i aria-hidden="true">empty</i>
        ) : unit.card === null ? (
          <UnitBack faction={view.players[unit.owner].faction} />
        ) : (
          <UnitFace card={unit.card} />
        )}
      </button>
      <small>{name}</small>
    </li>
  );
}

interface FlanksProps {
  readonly view: View;
  readonly geometry: Geometry;
  readonly markOf: Marker;
}

const sidesOf = ({ near }: Geometry): readonly Player[] => [opponentOf(near), near];

/** The gaps beside the second lines: the slots there are too small for a finger. */
function Gaps({ geometry, onOpen }: { readonly geometry: Geometry; onOpen(): void }) {
  return (
    <>
      {sidesOf(geometry).flatMap((player) =>
        FLANKS.map((side) => {
          const [one, other] = [
            geometry.boxes.get(`${player}:RT${side}`),
            geometry.boxes.get(`${player}:OF${side}`),
          ];
          if (one === undefined || other === undefined) return null;
          const box = { ...one, y: Math.min(one.y, other.y), h: one.h * 2 };
          return (
            <button
              key={player + side}
              type="button"
              tabIndex={-1}
              class="saga-flank-gap"
              aria-label={`${SEAT_NAME[player]}’s flank, ${side === 'W' ? 'west' : 'east'}: open the flanks`}
              style={placed(box, 4)}
              onClick={onOpen}
            />
          );
        }),
      )}
    </>
  );
}

/** Phone: one press opens the flanks of both sides large. */
export function Flanks({ view, geometry, markOf }: FlanksProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Gaps geometry={geometry} onOpen={() => setOpen(true)} />;
  return (
    <section class="saga-flank-sheet sheet" aria-label="Flanks">
      {sidesOf(geometry).map((player) => (
        <div key={player}>
          <h3>{SEAT_NAME[player]}’s flanks</h3>
          <ul class="plain">
            {[...OUTFLANK, ...RETREAT].map((slot) => (
              <FlankSlot key={slot} view={view} place={`${player}:${slot}`} markOf={markOf} />
            ))}
          </ul>
        </div>
      ))}
      <button type="button" class="btn" onClick={() => setOpen(false)}>
        Back to the field
      </button>
    </section>
  );
}
