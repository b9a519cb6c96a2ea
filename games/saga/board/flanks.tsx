import { useState } from 'preact/hooks';
import { SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { OUTFLANK, opponentOf, type Place, type Player, RETREAT } from '../vocabulary.ts';
import { UnitBack } from './cards/unit-back.tsx';
import { UnitFace } from './cards/unit-face.tsx';
import { type Geometry, px } from './geometry.ts';
import { keyOf, type marker } from './marks.ts';
import { slotName, unitAt } from './names.ts';
import { tellPiece } from './pieces.tsx';
import { placeTarget } from './target-name.ts';

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

/** Phone: the slots beside the lines are too small for a finger; one press opens them large. */
export function Flanks({
  view,
  geometry,
  markOf,
}: {
  readonly view: View;
  readonly geometry: Geometry;
  readonly markOf: Marker;
}) {
  const [isOpen, setOpen] = useState(false);
  const sides: readonly Player[] = [opponentOf(geometry.near), geometry.near];
  const gaps = sides.flatMap((player) =>
    (['W', 'E'] as const).map((side) => ({
      player,
      side,
      box: geometry.boxes.get(`${player}:RT${side}`),
      other: geometry.boxes.get(`${player}:OF${side}`),
    })),
  );
  return (
    <>
      {gaps.map(({ player, side, box, other }) =>
        box === undefined || other === undefined ? null : (
          <button
            key={player + side}
            type="button"
            tabIndex={-1}
            class="saga-flank-gap"
            aria-label={`${SEAT_NAME[player]}’s flank, ${side === 'W' ? 'west' : 'east'}: open the flanks`}
            style={{
              left: `${px(box.x - 4)}px`,
              top: `${px(Math.min(box.y, other.y))}px`,
              width: `${px(box.w + 8)}px`,
              height: `${px(box.h * 2 + 2)}px`,
            }}
            onClick={() => setOpen(true)}
          />
        ),
      )}
      {isOpen && (
        <section class="saga-flank-sheet sheet" aria-label="Flanks">
          {sides.map((player) => (
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
      )}
    </>
  );
}
