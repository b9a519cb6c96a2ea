import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { Desk } from '../../desk.ts';
import { marker } from '../../input/marks.ts';
import { draftLayout, withLayout } from '../../input/reserve-choices.ts';
import type { Inspection } from '../inspection/use-inspection.ts';
import { Standing } from '../tray/standing.tsx';
import { TestPanel } from '../tray/test-panel.tsx';
import { Announcement } from './announcement.tsx';
import { FlankSheet } from './flank-sheet.tsx';
import { type Geometry, placed } from './geometry.ts';
import { MeleeLinks } from './melee-links.tsx';
import { Overlays } from './overlays.tsx';
import { Drafted, Piece } from './pieces.tsx';
import { Results } from './results.tsx';
import { sceneOf } from './scene.ts';
import { GroundTabs, Slots } from './slots.tsx';
import { UnseenBand } from './unseen-band.tsx';
import { WaysBack } from './ways-back.tsx';

interface FieldProps {
  readonly desk: Desk;
  readonly geometry: Geometry;
  readonly inspection: Inspection | null;
  readonly room: SizeClass;
}

/** Beside the first lines: how both armies stand, and the die in question where the tray has no room for it. */
function Columns({ desk, geometry, room }: Omit<FieldProps, 'inspection'>) {
  return (
    <>
      <div class="saga-column is-left" style={placed(geometry.left)}>
        <Standing view={desk.shown.value.view} near={geometry.near} />
      </div>
      {room === 'wide' && (
        <div class="saga-column is-right" style={placed(geometry.right)}>
          <TestPanel desk={desk} />
        </div>
      )}
    </>
  );
}

/** Everything on the boards that changes. */
export function Field({ desk, geometry, inspection, room }: FieldProps) {
  const { view } = desk.shown.value;
  const playing = desk.playing.value;
  const isPlaying = playing !== null;
  const scene = playing?.scene ?? sceneOf(withLayout(view, draftLayout(desk)), desk.lastScene.value?.results);
  const on = { view, geometry, markOf: marker(desk, isPlaying) };
  return (
    <div class={`saga-layer${isPlaying ? ' is-playing' : ''}`}>
      <Slots {...on} />
      {!isPlaying && <WaysBack {...on} units={scene.units} inspection={inspection} />}
      {scene.units.map((unit) => (
        <Piece key={unit.id} {...on} unit={unit} isStruck={scene.struck.includes(unit.id)} />
      ))}
      <Drafted {...on} />
      <GroundTabs {...on} />
      <MeleeLinks {...on} units={scene.units} />
      {!isPlaying && <Overlays {...on} desk={desk} units={scene.units} inspection={inspection} />}
      {geometry.band !== null ? (
        <UnseenBand {...on} />
      ) : geometry.isPhone ? (
        <FlankSheet {...on} />
      ) : (
        <Columns desk={desk} geometry={geometry} room={room} />
      )}
      <Results {...on} results={scene.results} />
      <Announcement said={scene.announced} />
    </div>
  );
}
