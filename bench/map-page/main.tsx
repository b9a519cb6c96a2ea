// The theatre in a window, with nothing to play: only the map is measured.
import '@grognard/web/look/look.ts';
import type { Hand } from '@grognard/desk';
import { CounterFace } from '@grognard/desk/map/counters/counter-face.tsx';
import {
  Furrows,
  Grid,
  Hills,
  Houses,
  Roads,
  Sheet,
  Water,
  Woods,
} from '@grognard/desk/map/ground/ground.tsx';
import { HexMap } from '@grognard/desk/map/hex-map.tsx';
import { useHexMap } from '@grognard/desk/map/hex-map-state.ts';
import { hexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { within } from '@grognard/geometry';
import { render } from 'preact';
import { hills, labels, roads, streams, theatre, towns, troops, woods } from './theatre.ts';

const plan = hexPlan(theatre, 35, 30);
const MIDDLE = theatre.at(15, 48);
const reach = within(theatre, MIDDLE, 8);

const idle: Hand = {
  press: () => {},
  explainTarget: () => false,
  grab: () => false,
  carry: () => {},
  drop: () => {},
  letGo: () => {},
};

const GROUND = (
  <Sheet plan={plan}>
    <Furrows plan={plan} hexes={Array.from({ length: theatre.size }, (_, hex) => hex)} />
    <Hills plan={plan} hexes={hills} />
    <Woods plan={plan} hexes={woods} />
    <Water plan={plan} sides={streams} kind="stream" />
    <Roads plan={plan} links={roads} kind="road" />
    <Houses plan={plan} hexes={towns} />
    <Grid plan={plan} />
  </Sheet>
);

function Theatre() {
  const map = useHexMap({ hasMotion: false }, plan, MIDDLE);
  return (
    <main id="content" style="position:fixed;inset:10px">
      <HexMap
        map={map}
        hand={idle}
        label="A theatre of war"
        ground={GROUND}
        labels={labels}
        counters={troops}
        below={
          <>
            <Wash plan={plan} hexes={reach} kind="legal" />
            <Boundary plan={plan} hexes={reach} kind="legal" />
          </>
        }
        draw={(troop, detail) => <CounterFace face={troop.face} detail={detail} />}
        speak={(hex) => `Hex ${hex}`}
        pointAt={(hex) => ({ hex })}
        fansOut={() => false}
      />
    </main>
  );
}

const root = document.getElementById('app');
if (root !== null) render(<Theatre />, root);
