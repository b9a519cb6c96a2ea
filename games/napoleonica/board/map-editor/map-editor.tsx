import type { Tools } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { BenchBar } from '@grognard/desk/workshop/bench-bar.tsx';
import { MessageLine } from '@grognard/desk/workshop/message-line.tsx';
import { OpenTextDoor, type TextDoor } from '@grognard/desk/workshop/text-doors.tsx';
import { useUndoKeys } from '@grognard/desk/workshop/use-undo-keys.ts';
import { useWorkbench } from '@grognard/desk/workshop/use-workbench.ts';
import { useState } from 'preact/hooks';
import { fieldFaults } from '../../army/custom-battle.ts';
import { SIDES, type Side } from '../../data/words.ts';
import { ZONES, zoneHexes } from '../../data/zones.ts';
import { type Options, options } from '../../options.ts';
import { battleOnMap } from '../lobby/custom-battle.ts';
import { mapWords } from '../words/sentences-maps.ts';
import { MapCanvas, useCanvas } from './map-canvas.tsx';
import { type MapWork, mapCraft } from './map-craft.ts';
import { MapShelf } from './map-shelf.tsx';
import { MapVerdict } from './map-verdict.tsx';
import { Palette } from './palette.tsx';
import { usePainting } from './use-painting.ts';
import '../workshop/bench.css';
import './map-editor.css';

function ZoneOf({ work, side }: { readonly work: MapWork; readonly side: Side }) {
  const { zones } = work.bench.draft;
  const label = tell(mapWords.zoneOf, { side });
  return (
    <p class="napoleonica-zone-of">
      <b>{label}</b>
      <Segment
        label={label}
        choices={ZONES.map((zone) => ({
          value: zone,
          name: tell(mapWords.zone, { count: zoneHexes(zone, side).length }),
        }))}
        value={zones[side]}
        onChange={(zone) => work.change({ zones: { ...zones, [side]: zone } })}
      />
    </p>
  );
}

/** NAP-SCN.12: a field of one's own: terrain, zones, Landmarks, and whether it can be fought on. */
export function MapEditor({ tools }: { readonly tools: Tools<Options> }) {
  const work: MapWork = useWorkbench(mapCraft);
  const [door, setDoor] = useState<TextDoor>(null);
  const canvas = useCanvas();
  const painting = usePainting(work, canvas.plan);
  useUndoKeys(work);
  const sheet = { ...work.bench.draft, map: painting.shown };
  const faults = fieldFaults(work.bench.draft);
  return (
    <div class="napoleonica-map-editor">
      <BenchBar work={work} door={door} onDoor={setDoor} />
      <MapShelf work={work} />
      <MessageLine work={work} />
      <OpenTextDoor work={work} tools={tools} open={door} onOpen={setDoor} />
      <div class="napoleonica-map-bench">
        <Palette
          brush={painting.brush}
          onBrush={painting.setBrush}
          isMirrored={painting.isMirrored}
          onMirrored={painting.setMirrored}
        />
        <MapCanvas canvas={canvas} sheet={sheet} hand={painting.hand} />
        <div class="napoleonica-map-side">
          <MapVerdict sheet={sheet} faults={faults} />
          <section class="napoleonica-zones sheet">
            <h2>{tell(mapWords.zones)}</h2>
            {SIDES.map((side) => (
              <ZoneOf key={side} work={work} side={side} />
            ))}
          </section>
          <Button
            icon="ui-play"
            refused={faults.length > 0}
            onClick={() =>
              faults.length === 0
                ? tools.playWith(battleOnMap(options.usual, sheet))
                : work.setMessage({ text: tell(mapWords.notYet) })
            }
          >
            {tell(mapWords.fight)}
          </Button>
        </div>
      </div>
    </div>
  );
}
