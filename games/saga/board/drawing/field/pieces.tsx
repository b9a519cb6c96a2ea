import { px } from '@grognard/desk/drawing/shapes.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import type { ComponentChildren } from 'preact';
import { placeOf, TERRAIN_SLOTS } from '../../../field/places.ts';
import type { UnitView } from '../../../view.ts';
import { isPlayer, type Place } from '../../../vocabulary.ts';
import { slotName } from '../../../words/slot-names.ts';
import { unitCardName } from '../../words/names.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { tellPiece } from '../../words/tell-piece.ts';
import { CardOf } from '../cards/card-of.tsx';
import { UnitFace } from '../cards/unit-face.tsx';
import type { OnField, Pressable } from './field-props.ts';
import { UnitMarkers } from './unit-markers.tsx';

interface PlacedCardProps extends Pick<OnField, 'geometry'> {
  readonly at: Place;
  readonly target: Target;
  /** What a closer look shows: 'unit:A7', 'card:FR-LINE'. */
  readonly look: string;
  readonly label: string;
  readonly marks: string;
  readonly children: ComponentChildren;
}

/** A card lying in a slot. */
function PlacedCard({ at, geometry, target, look, label, marks, children }: PlacedCardProps) {
  const slot = geometry.boxes.get(at);
  if (slot === undefined) return null;
  const { x, y, w, h } = slot;
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`saga-piece ${marks}`}
      style={{ transform: `translate(${px(x)}px, ${px(y)}px)`, width: `${px(w)}px`, height: `${px(h)}px` }}
      data-target={targetKey(target)}
      data-look={look}
    >
      <span class="sr">{label}</span>
      {children}
    </button>
  );
}

export function Piece({
  unit,
  view,
  geometry,
  markOf,
  isStruck,
}: Pressable & { readonly unit: UnitView; readonly isStruck: boolean }) {
  const target = { unit: unit.id };
  const isSecret = !unit.faceUp && unit.card !== null;
  const marks = [
    markOf(target),
    isSecret ? 'is-secret' : '',
    unit.activated ? 'is-spent' : '',
    isStruck ? 'is-struck' : '',
  ];
  return (
    <PlacedCard
      at={unit.at}
      geometry={geometry}
      target={target}
      look={`unit:${unit.id}`}
      label={tellPiece(view, unit)}
      marks={marks.join(' ')}
    >
      <CardOf unit={unit} view={view} />
      <UnitMarkers
        unit={unit}
        secret={
          isSecret ? tell(unit.owner === view.viewer ? onTheBoards.onlyYou : onTheBoards.scouted) : null
        }
      />
    </PlacedCard>
  );
}

/** SAG-4.5: what the viewer has deployed so far, which nobody else sees. */
export function Drafted({ view, geometry, markOf }: Pressable) {
  const { draft, viewer } = view;
  if (draft?.kind !== 'deploy' || !isPlayer(viewer)) return null;
  return (
    <>
      {TERRAIN_SLOTS.map((slot) => {
        const card = draft.slots[slot];
        return card === undefined ? null : (
          <PlacedCard
            key={slot}
            at={placeOf(viewer, slot)}
            geometry={geometry}
            target={{ sector: slot }}
            look={`card:${card}`}
            label={tell(onTheBoards.deployed, { where: slotName(slot), unit: unitCardName(card) })}
            marks={`is-draft ${markOf({ sector: slot })}`}
          >
            <UnitFace card={card} />
          </PlacedCard>
        );
      })}
    </>
  );
}
