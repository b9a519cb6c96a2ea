import { at, type Box, centreOf, moveTo, px } from '@grognard/desk/drawing/shapes.ts';
import { DrawnDie } from '@grognard/desk/parts/die.tsx';
import { diceOf } from '../words/names.ts';
import { DieSum } from './die-sum.tsx';
import type { Geometry } from './geometry.ts';
import type { Layer } from './layer.ts';
import { dieName } from './rolled-dice.ts';
import type { Cannonade } from './scene.ts';

/** A die alone has room for its whole sum, each of two for its total. */
const roomBeside = ({ dice }: Pick<Cannonade, 'dice'>): number => (dice.length > 1 ? 20 : 46);

const paperWidth = (shot: Pick<Cannonade, 'dice'>, size: number): number =>
  8 + Math.max(1, shot.dice.length) * (size + roomBeside(shot));

/** The dice of a battery in a row, each with its sum at its side. */
function ShotDice({ dice, size }: Pick<Cannonade, 'dice'> & { readonly size: number }) {
  const step = size + roomBeside({ dice });
  return (
    <>
      <rect
        width={px(paperWidth({ dice }, size))}
        height={px(size * 1.5)}
        rx="5"
        class="generals-shot-paper"
      />
      {dice.map((die, i) => (
        <g key={die.target} transform={moveTo({ x: 5 + step * i, y: 0 })}>
          <DrawnDie
            face={die.natural}
            look={diceOf(die.side)}
            x={px(size / 2)}
            y={px(size * 0.75)}
            size={px(size * 0.9)}
          />
          {die.outcome?.hit === true && (
            <path d={`M0 ${px(size * 1.38)}h${px(size)}`} class="generals-shot-hit" />
          )}
          <DieSum
            dice={[die]}
            at={{ x: size + 3, y: size * 0.75, anchor: 'start' }}
            size={14}
            isShort={dice.length > 1}
          />
        </g>
      ))}
    </>
  );
}

/** Where the dice of each shot lie: along the lower edge of the sector it aims at, one beside or above the other. */
export function shotBoxes({ sectors, measures }: Geometry, shots: readonly Cannonade[]): readonly Box[] {
  const h = measures.die * 1.5;
  return shots.map((shot, n) => {
    const same = shots.filter(({ at: sector }) => sector === shot.at);
    const place = same.indexOf(shots[n] ?? shot);
    const widest = Math.max(...same.map((each) => paperWidth(each, measures.die)));
    const box = sectors[shot.at];
    const columns = Math.max(1, Math.min(same.length, Math.floor(box.w / (widest + 4))));
    const w = paperWidth(shot, measures.die);
    const column = (place % columns) - (columns - 1) / 2;
    return {
      x: centreOf(box).x + column * (widest + 4) - w / 2,
      y: box.y + box.h - (h + 3) * (1 + Math.floor(place / columns)),
      w,
      h,
    };
  });
}

/** GEN-9: fire over sectors: a line from the battery to where it aims, with its dice and their sum. */
export function Cannonades({
  geometry,
  scene,
  placements,
}: Pick<Layer, 'geometry' | 'scene' | 'placements'>) {
  const boxes = shotBoxes(geometry, scene.cannonades);
  const shots = scene.cannonades.flatMap(({ unit, dice }, n) => {
    const from = placements.get(unit);
    const box = boxes[n];
    return from === undefined || box === undefined ? [] : [{ unit, dice, from, box }];
  });
  return (
    <g class="generals-cannonades">
      {shots.map(({ unit, from, box }) => (
        <path key={unit} d={`M${at(from)}L${at(centreOf(box))}`} class="generals-shot-line" />
      ))}
      {shots.map(({ unit, dice, box }) => (
        <g
          key={unit}
          role="img"
          aria-label={dice.map(dieName).join('; ')}
          transform={moveTo(box)}
          class={scene.falling.includes(unit) ? 'generals-falling' : ''}
        >
          <ShotDice dice={dice} size={geometry.measures.die} />
        </g>
      ))}
    </g>
  );
}
