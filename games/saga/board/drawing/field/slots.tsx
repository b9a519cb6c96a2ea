import { px } from '@grognard/desk/drawing/shapes.ts';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { findStrategyCard } from '../../../data/strategy-cards.ts';
import { boardOf, placeOf, slotOf, TERRAIN_SLOTS, zoneOf } from '../../../field/places.ts';
import { SEAT_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import { unitAt } from '../../../view-units.ts';
import { isPlayer, type Place, type TerrainKind } from '../../../vocabulary.ts';
import { slotName } from '../../../words/slot-names.ts';
import { placeTarget } from '../../input/targets.ts';
import { TERRAIN_NAME, TERRAIN_SYMBOL } from '../../words/names.ts';
import type { OnField, Pressable } from './field-props.ts';
import { isFlank, placed } from './geometry.ts';

const LABELS = { L: '', S: '', R: '', RT: 'Retreat', OF: 'Out-flank', IN: '' } as const;

interface Grounded {
  readonly place: Place;
  readonly kind: TerrainKind;
  /** About to be laid by the viewer. */
  readonly isDraft: boolean;
}

/** Terrain that lies there, and what the viewer is about to lay. */
function groundsIn({ terrain, draft, viewer }: View): readonly Grounded[] {
  const grounded = (place: Place, card: string | undefined, isDraft: boolean): readonly Grounded[] => {
    const kind = card === undefined ? undefined : findStrategyCard(card)?.terrain;
    return kind === undefined ? [] : [{ place, kind, isDraft }];
  };
  const drafted =
    draft?.kind === 'terrain' && isPlayer(viewer)
      ? TERRAIN_SLOTS.flatMap((slot) => grounded(placeOf(viewer, slot), draft.slots[slot], true))
      : [];
  const isCovered = (at: Place): boolean => drafted.some(({ place }) => place === at);
  const lying = terrain.filter(({ at }) => !isCovered(at));
  return [...lying.flatMap(({ at, card }) => grounded(at, card, false)), ...drafted];
}

function tellSlot(view: View, place: Place, kind: TerrainKind | undefined): string {
  const owner = view.viewer === boardOf(place) ? 'Your' : `${SEAT_NAME[boardOf(place)]}’s`;
  const empty = unitAt(view, place) === undefined ? ', empty' : '';
  return `${owner} ${slotName(slotOf(place))}${empty}${kind === undefined ? '' : `, ${TERRAIN_NAME[kind]}`}`;
}

/** SAG-4.5: whether the viewer is about to deploy somebody there. */
const isDrafted = ({ draft, viewer }: View, place: Place): boolean =>
  draft?.kind === 'deploy' &&
  boardOf(place) === viewer &&
  TERRAIN_SLOTS.some((slot) => slot === slotOf(place) && draft.slots[slot] !== undefined);

/** Every slot of both boards, and the Terrain that lies in it, showing at the edge of the card above it. */
export function Slots({ view, geometry, markOf }: Pressable) {
  const grounds = groundsIn(view);
  const isEmpty = (place: Place): boolean => unitAt(view, place) === undefined && !isDrafted(view, place);
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
            data-target={targetKey(target)}
          >
            <span class="sr">
              {tellSlot(view, place, grounds.find((ground) => ground.place === place)?.kind)}
            </span>
            {isEmpty(place) && (
              <span class="saga-slot-name" aria-hidden="true">
                {isFlank(place) ? LABELS[zone] : slotName(slotOf(place))}
              </span>
            )}
          </button>
        );
      })}
      {grounds.map(({ place, kind, isDraft }) => {
        const box = geometry.boxes.get(place);
        const name = `saga-ground saga-ground-${kind}${isDraft ? ' is-draft' : ''}`;
        return box === undefined ? null : (
          <span key={place} class={name} style={placed(box, 4)} aria-hidden="true" />
        );
      })}
    </>
  );
}

/** Cards up to this height have no picture beside which the tab could lie; narrow ones no room for its word. */
const PICTURED = 76;
const NAMED = 140;

/** The tab that tells which Terrain a card stands on; it lies over the card. */
export function GroundTabs({ view, geometry }: OnField) {
  return (
    <>
      {groundsIn(view).map(({ place, kind }) => {
        const box = geometry.boxes.get(place);
        if (box === undefined) return null;
        const isAstride = box.h <= PICTURED || geometry.isPhone;
        const style = isAstride
          ? { left: `${px(box.x + 20)}px`, top: `${px(box.y - 10)}px` }
          : { right: `${px(geometry.width - box.x - box.w - 4)}px`, top: `${px(box.y + box.h * 0.25)}px` };
        return (
          <span
            key={place}
            class={`saga-ground-tab${isAstride || box.w < NAMED ? ' is-small' : ''}`}
            style={style}
            aria-hidden="true"
            data-layer
          >
            <Icon name={TERRAIN_SYMBOL[kind]} />
            <i>{TERRAIN_NAME[kind]}</i>
          </span>
        );
      })}
    </>
  );
}
