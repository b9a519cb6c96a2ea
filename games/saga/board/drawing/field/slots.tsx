import { findStrategyCard } from '../../../data/strategy-cards.ts';
import { boardOf, slotOf, zoneOf } from '../../../field/places.ts';
import { SEAT_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import type { Place, TerrainKind } from '../../../vocabulary.ts';
import { keyOf, type marker } from '../../input/marks.ts';
import { placeTarget } from '../../input/targets.ts';
import { slotName, TERRAIN_NAME, TERRAIN_SYMBOL } from '../../words/names.ts';
import { Icon } from '../icon.tsx';
import { type Geometry, isFlank, placed, px } from './geometry.ts';

const LABELS = { L: '', S: '', R: 'Reserve', RT: 'Retreat', OF: 'Out-flank', IN: '' } as const;

function labelOf(place: Place): string {
  const zone = zoneOf(place);
  return zone === 'RT' || zone === 'OF'
    ? `${LABELS[zone]} ${slotOf(place).endsWith('W') ? 'W' : 'E'}`
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

function tellSlot(view: View, place: Place, kind: TerrainKind | undefined): string {
  const owner = view.viewer === boardOf(place) ? 'Your' : `${SEAT_NAME[boardOf(place)]}’s`;
  const empty = view.units.some(({ at }) => at === place) ? '' : ', empty';
  return `${owner} ${slotName(slotOf(place))}${empty}${kind === undefined ? '' : `, ${TERRAIN_NAME[kind]}`}`;
}

/** Every slot of both boards, and the Terrain that lies in it, showing at the edge of the card above it. */
export function Slots({ view, geometry, markOf }: SlotsProps) {
  const grounds = groundsIn(view);
  return (
    <>
      {[...geometry.boxes].map(([place, box]) => {
        const target = placeTarget(view, place);
        const zone = zoneOf(place);
        return (
          <button
            key={place}
            type="button"
            tabIndex={-1}
            class={`saga-slot${isFlank(place) ? ' is-flank' : ''} ${markOf(target)}`}
            style={placed(box)}
            data-target={keyOf(target)}
          >
            <span class="sr">{tellSlot(view, place, grounds.get(place)?.kind)}</span>
            <span class="saga-slot-name" aria-hidden="true">
              {labelOf(place)}
              {zone === 'L' || zone === 'S' ? <i class="num">{slotOf(place)}</i> : null}
            </span>
          </button>
        );
      })}
      {[...grounds].map(([place, { kind, isDraft }]) => {
        const box = geometry.boxes.get(place);
        const name = `saga-ground saga-ground-${kind}${isDraft ? ' is-draft' : ''}`;
        return box === undefined ? null : (
          <span key={place} class={name} style={placed(box, 4)} aria-hidden="true" />
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
            class={`saga-ground-tab${isDraft ? ' is-draft' : ''}`}
            style={{
              left: `${px(box.x + box.w + 4)}px`,
              top: `${px(box.y + (geometry.isPhone ? -3 : box.h * 0.25))}px`,
            }}
            aria-hidden="true"
          >
            <Icon name={TERRAIN_SYMBOL[kind]} />
            <i>{TERRAIN_NAME[kind]}</i>
          </span>
        );
      })}
    </>
  );
}
