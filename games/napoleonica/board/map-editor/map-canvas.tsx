// The map on the bench, drawn as the field it will be: pressed, dragged over, or walked with the keyboard.
import type { Hand } from '@grognard/desk';
import { HexMap } from '@grognard/desk/map/hex-map.tsx';
import { type HexMapState, useHexMap } from '@grognard/desk/map/hex-map-state.ts';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useMemo } from 'preact/hooks';
import { cutOffHexes } from '../../army/own-map.ts';
import { hexName, hexNamed } from '../../data/field.ts';
import { terrainOf } from '../../data/maps.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { SIDES } from '../../data/words.ts';
import { zoneHexes } from '../../data/zones.ts';
import { Engraved } from '../drawing/field/ground.tsx';
import { southPlan } from '../drawing/field/plan.ts';
import { mapWords } from '../words/sentences-maps.ts';
import type { NamedMap } from './map-text.ts';
import '../drawing/field/field.css';
import '../drawing/field/tiles.css';

const STILL = { hasMotion: false };
export const useCanvas = (): HexMapState => useHexMap(STILL, southPlan);

const ZONE_INK = { south: 'var(--fr)', north: 'var(--ru)' } as const;

/** 'F5, Forest, zone of the south': for those who do not see it. */
function hexInWords({ map, zones, landmarks }: NamedMap, index: number): string {
  const hex = hexName(index);
  const { name: terrain } = TERRAIN[terrainOf(map)[index] ?? '.'];
  const landmark = landmarks.find((each) => each.hex === hex);
  if (landmark !== undefined)
    return tell(mapWords.speakLandmark, { hex, terrain, landmark: tell(mapWords[landmark.scores]) });
  const side = SIDES.find((each) => zoneHexes(zones[each], each).includes(index));
  return side === undefined
    ? tell(mapWords.speak, { hex, terrain })
    : tell(mapWords.speakZone, { hex, terrain, side });
}

/** A Landmark of the majority has two standards. */
const SecondStandards = ({ sheet, plan }: { readonly sheet: NamedMap; readonly plan: HexPlan }) => (
  <>
    {sheet.landmarks
      .filter(({ scores }) => scores === 'majority')
      .map(({ hex }) => {
        const { x, y } = plan.centre(hexNamed(hex));
        return <path key={hex} d={`M${x - 17} ${y + 10}v-26l13 5-13 5`} class="napoleonica-standard" />;
      })}
  </>
);

interface CanvasProps {
  readonly canvas: HexMapState;
  readonly sheet: NamedMap;
  readonly hand: Hand;
}

export function MapCanvas({ canvas, sheet, hand }: CanvasProps) {
  const { map, zones, landmarks } = sheet;
  const { plan } = canvas;
  const zoneOf = SIDES.map((side) => ({ hexes: zoneHexes(zones[side], side), ink: ZONE_INK[side] }));
  const ground = useMemo(
    () => (
      <Engraved
        plan={plan}
        codes={terrainOf(map)}
        zones={zoneOf}
        landmarks={landmarks.map(({ hex }) => hexNamed(hex))}
      />
    ),
    [plan, map, zones, landmarks],
  );
  const lost = cutOffHexes(map);
  return (
    <div class="napoleonica-canvas">
      <HexMap
        map={canvas}
        hand={hand}
        label={tell(mapWords.field)}
        ground={ground}
        counters={[]}
        below={
          <>
            {zoneOf.map(({ hexes, ink }) => (
              <Boundary key={ink} plan={plan} hexes={hexes} kind="range" />
            ))}
            {lost.length > 0 && <Wash plan={plan} hexes={lost} kind="refuse" />}
          </>
        }
        above={<SecondStandards sheet={sheet} plan={plan} />}
        draw={() => null}
        speak={(hex) => hexInWords(sheet, hex)}
        pointAt={(hex) => ({ hex })}
        fansOut={() => false}
      />
    </div>
  );
}
