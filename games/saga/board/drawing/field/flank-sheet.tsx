import { Button } from '@grognard/desk/parts/button.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import { slotOf } from '../../../field/places.ts';
import { SEAT_NAME } from '../../../names.ts';
import { unitAt } from '../../../view-units.ts';
import { FLANKS, OUTFLANK, opponentOf, type Place, type Player, RETREAT } from '../../../vocabulary.ts';
import { slotName } from '../../../words/slot-names.ts';
import { placeTarget } from '../../input/targets.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { tellPiece } from '../../words/tell-piece.ts';
import { CardOf } from '../cards/card-of.tsx';
import type { Pressable } from './field-props.ts';
import { type Geometry, placed } from './geometry.ts';

function FlankSlot({ view, place, markOf }: Omit<Pressable, 'geometry'> & { readonly place: Place }) {
  const unit = unitAt(view, place);
  const target = unit === undefined ? placeTarget(view, place) : { unit: unit.id };
  const name = slotName(slotOf(place));
  return (
    <li>
      <button
        type="button"
        class={`saga-flank-slot ${markOf(target)}`}
        data-target={targetKey(target)}
        {...(unit === undefined ? {} : { 'data-look': `unit:${unit.id}` })}
      >
        <span class="sr">
          {unit === undefined ? tell(onTheBoards.emptySlot, { where: name }) : tellPiece(view, unit)}
        </span>
        {unit === undefined ? (
          <i aria-hidden="true">{tell(onTheBoards.empty)}</i>
        ) : (
          <CardOf unit={unit} view={view} />
        )}
      </button>
      <small>{name}</small>
    </li>
  );
}

const sidesOf = ({ near }: Geometry): readonly Player[] => [opponentOf(near), near];

/** The gaps beside the second lines: the slots there are too small for a finger. */
function Gaps({ geometry, onOpen }: { readonly geometry: Geometry; onOpen(): void }) {
  return (
    <>
      {sidesOf(geometry).flatMap((player) =>
        FLANKS.map((side) => {
          const one = geometry.boxes.get(`${player}:RT${side}`);
          const other = geometry.boxes.get(`${player}:OF${side}`);
          if (one === undefined || other === undefined) return null;
          const box = { ...one, y: Math.min(one.y, other.y), h: one.h * 2 };
          return (
            <button
              key={player + side}
              type="button"
              tabIndex={-1}
              class="saga-flank-gap"
              aria-label={tell(side === 'W' ? onTheBoards.openWest : onTheBoards.openEast, {
                side: SEAT_NAME[player],
              })}
              style={placed(box, 4)}
              onClick={onOpen}
              // A finger that stays asks what lies there: so it is shown, too.
              onContextMenu={(event) => {
                event.preventDefault();
                onOpen();
              }}
            />
          );
        }),
      )}
    </>
  );
}

/** Phone: one press opens the flanks of both sides large. */
export function FlankSheet({ view, geometry, markOf }: Pressable) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Gaps geometry={geometry} onOpen={() => setOpen(true)} />;
  return (
    <section class="saga-flank-sheet sheet" aria-label={tell(onTheBoards.flanks)}>
      {sidesOf(geometry).map((player) => (
        <div key={player}>
          <h3>{tell(onTheBoards.flanksOf, { side: SEAT_NAME[player] })}</h3>
          <ul class="plain">
            {[...OUTFLANK, ...RETREAT].map((slot) => (
              <FlankSlot key={slot} view={view} place={`${player}:${slot}`} markOf={markOf} />
            ))}
          </ul>
        </div>
      ))}
      <Button onClick={() => setOpen(false)}>{tell(onTheBoards.backToField)}</Button>
    </section>
  );
}
