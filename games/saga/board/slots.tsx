import { findStrategyCard } from '../data/strategy-cards.ts';
import { PLACES, zoneOf } from '../field/places.ts';
import { SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import type { Place, TerrainKind } from '../vocabulary.ts';
import { type Geometry, px } from './geometry.ts';
import { keyOf, type marker } from './marks.ts';
import { boardIn, slotIn, slotName, TERRAIN_NAME, TERRAIN_SYMBOL } from './names.ts';
import { Sign } from './sign.tsx';
import { placeTarget } from './target-name.ts';

const LABELS = { L: '', S: '', R: 'Reserve', RT: 'Retreat', OF: 'Out-flank', IN: '' } as const;

function labelOf(place: Place): string {
  const zone = zoneOf(place);
  return zone === 'RT' || zone === 'OF'
    ? `${LABELS[zone]} ${slotIn(place).endsWith('W') ? 'W' : 'E'}`
    : LABELS[zone];
}

/** Terrain by place: what lies there, and what the viewer is about to lay. */
export function groundsIn(
  view: View,
): ReadonlyMap<Place, { readonly kind: TerrainKind; readonly isDraft: boolean }> {
  const grounds = new Map<Place, { kind: TerrainKind; isDraft: boolean }>();
  for (const { at, card } of view.terrain) {
    const kind = findStrategyCard(card)?.terrain;
    if (kind !== undefined) grounds.set(at, { kind, isDraft: false });
  }
  if (view.draft?.kind === 'terrain' && (view.viewer === 'A' || view.viewer === 'B'))
    for (const [slot, card] of Object.entries(view.draft.slots)) {
      const kind = findStrategyCard(card)?.terrain;
      if (kind !== undefined) grounds.set(`${view.viewer}:${slot}` as Place, { kind, isDraft: true });
    }
  return grounds;
}

interface SlotsProps {
  readonly view: View;
  readonly geometry: Geometry;
  readonly markOf: ReturnType<typeof marker>;
}

/** Every slot of both boards, and the Terrain that lies in it, showing at the edge of the card above it. */
export function Slots({ view, geometry, markOf }: SlotsProps) {
  const grounds = groundsIn(view);
  const taken = new Set(view.units.map(({ at }) => at));
  return (
    <>
      {PLACES.map((place) => {
        const box = geometry.boxes.get(place);
        if (box === undefined) return null;
        const target = placeTarget(view, place);
        const ground = grounds.get(place);
        const owner = view.viewer === boardIn(place) ? 'Your' : `${SEAT_NAME[boardIn(place)]}’s`;
        const lies = ground === undefined ? '' : `, ${TERRAIN_NAME[ground.kind]}`;
        return (
          <button
            key={place}
            type="button"
            tabIndex={-1}
            class={`saga-slot zone-${zoneOf(place)} ${markOf(target)}${ground === undefined ? '' : ` ground-${ground.kind}`}`}
            style={{
              left: `${px(box.x)}px`,
              top: `${px(box.y)}px`,
              width: `${px(box.w)}px`,
              height: `${px(box.h)}px`,
            }}
            data-target={keyOf(target)}
          >
            <span class="sr">{`${owner} ${slotName(slotIn(place))}${taken.has(place) ? '' : ', empty'}${lies}`}</span>
            <span class="saga-slot-name" aria-hidden="true">
              {labelOf(place)}
              {zoneOf(place) === 'L' || zoneOf(place) === 'S' ? <i class="num">{slotIn(place)}</i> : null}
            </span>
          </button>
        );
      })}
      {[...grounds].map(([place, { kind, isDraft }]) => {
        const box = geometry.boxes.get(place);
        if (box === undefined) return null;
        return (
          <span
            key={place}
            class={`saga-ground ground-${kind}${isDraft ? ' is-draft' : ''}`}
            style={{
              left: `${px(box.x - 5)}px`,
              top: `${px(box.y - 3)}px`,
              width: `${px(box.w + 10)}px`,
              height: `${px(box.h + 6)}px`,
            }}
            aria-hidden="true"
          />
        );
      })}
    </>
  );
}

/** The tab that tells which Terrain a card stands on; it lies over the card. */
export function GroundTabs({ view, geometry }: Omit<SlotsProps, 'markOf'>) {
  return (
    <>
      {[...groundsIn(view)].map(([place, { kind, isDraft }]) => {
        const box = geometry.boxes.get(place);
        if (box === undefined) return null;
        return (
          <span
            key={place}
            class={`saga-ground-tab ground-${kind}${isDraft ? ' is-draft' : ''}`}
            style={{
              left: `${px(box.x + box.w + 4)}px`,
              top: `${px(box.y + (geometry.isPhone ? 14 : box.h * 0.25))}px`,
            }}
            aria-hidden="true"
          >
            <Sign name={TERRAIN_SYMBOL[kind]} />
            <i>{TERRAIN_NAME[kind]}</i>
          </span>
        );
      })}
    </>
  );
}
