import { useSize } from '@grognard/desk/sizes/use-size.ts';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import { marksOn } from '../input/marks.ts';
import { pick, pickedOn, selectionOf } from '../input/selection.ts';
import { isPlanning } from '../input/written-orders.ts';
import { openBays } from './bays.ts';
import { draftSigns } from './draft-signs.ts';
import { DragArrow } from './drag-arrow.tsx';
import { boardGeometry, type Geometry } from './geometry.ts';
import { GroundLayer } from './ground.tsx';
import { Aims, AT_ONCE, Cannonades, FrontDice, Fronts, RevealedArrows, UnitReference } from './lazy-parts.ts';
import { OrderArrows } from './order-arrows.tsx';
import { Patterns } from './patterns.tsx';
import { Pieces } from './pieces.tsx';
import { placementsOf } from './placements.ts';
import type { Scene } from './scene.ts';
import { Sectors } from './sectors.tsx';
import { StripSigns } from './strip-signs.tsx';
import { Tokens } from './tokens.tsx';
import { approaching, useScene } from './use-scene.ts';

/** How the layer is drawn now. */
function looksOf(desk: Desk, { measures }: Geometry, { isWriting }: Scene): string {
  const looks = {
    'is-small': measures.isSmall,
    'is-quiet': isPlanning(desk) || desk.shown.value.view.phase === 'setup',
    'has-motion': desk.hasMotion && desk.playing.value !== null,
    'is-writing': isWriting,
  };
  return Object.entries(looks)
    .flatMap(([look, holds]) => (holds ? [look] : []))
    .join(' ');
}

function Layers({ desk, geometry }: { readonly desk: Desk; readonly geometry: Geometry }) {
  const svg = useRef<SVGSVGElement>(null);
  const { view } = desk.shown.value;
  const { scene, isPlaying, isFresh } = useScene(desk);
  const bays = useMemo(() => openBays(geometry, scene.fronts), [geometry, scene.fronts]);
  const placements = useMemo(
    () => placementsOf(geometry, scene, view, bays),
    [geometry, scene, view.buildings, view.sheet, bays],
  );
  const isFighting = scene.fronts.length > 0;
  const moves = isPlaying || isFresh ? scene.moves : approaching(view, scene);
  const showsSheet = !isPlaying && view.phase !== 'rally' && view.phase !== 'scoring';
  const shared = { geometry, view, scene, bays, placements, markOf: marksOn(desk, isPlaying) };
  return (
    <svg
      ref={svg}
      class={`generals-pieces-layer ${looksOf(desk, geometry, scene)}`}
      style={{ '--fall': scene.falling.length > 0 ? '640ms' : '0ms' }}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <Patterns />
      <Sectors {...shared} />
      <StripSigns geometry={geometry} scene={scene} />
      {isFighting && <Fronts {...shared} chosen={selectionOf(desk).front} />}
      <Pieces {...shared} signs={draftSigns(view.draft)} />
      {/* In a small window six units leave a token no place of its own: it lies on them, not under them. */}
      <Tokens {...shared} />
      {isFighting && <FrontDice {...shared} />}
      {moves.length > 0 && <RevealedArrows {...shared} moves={moves} />}
      {scene.cannonades.length > 0 && <Cannonades {...shared} />}
      {showsSheet && <OrderArrows {...shared} moves={moves} />}
      {view.draft?.kind === 'targets' && <Aims {...shared} aims={view.draft.at} />}
      <DragArrow {...shared} desk={desk} svg={svg} />
    </svg>
  );
}

/** Escape lets go of what is half chosen. */
function useEscape(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && pickedOn(desk) !== null) pick(desk, null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}

/** The field: static ground below, everything that changes above it. */
export function Board({ desk }: { readonly desk: Desk }) {
  const { box, size } = useSize();
  const { options } = desk.shown.value.view;
  const isTurned = desk.seatedAt.value === 'far';
  const geometry = useMemo(
    () => (size === null ? null : boardGeometry(size[0], size[1], isTurned)),
    [size, isTurned],
  );
  const ground = useMemo(
    () => (geometry === null ? null : <GroundLayer geometry={geometry} options={options} />),
    [geometry, options.terrain, options.turned, options.setup],
  );
  useEscape(desk);
  useEffect(() => {
    for (const { load } of AT_ONCE) void load();
  }, []);
  return (
    <div class="generals-field" ref={box}>
      {ground}
      {geometry !== null && <Layers desk={desk} geometry={geometry} />}
      <UnitReference desk={desk} field={box} />
    </div>
  );
}
