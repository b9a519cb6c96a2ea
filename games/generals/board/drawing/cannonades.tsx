import { at, centreOf, moveTo, px } from '@grognard/desk/drawing/shapes.ts';
import { DrawnDie } from '@grognard/desk/parts/die.tsx';
import { diceOf } from '../words/names.ts';
import { DieSum } from './die-sum.tsx';
import type { Layer } from './layer.ts';
import { dieName } from './rolled-dice.ts';
import type { Cannonade } from './scene.ts';

/** The dice of a battery in a row, and what is added to each. */
function ShotDice({
  dice,
  size,
  wide,
}: Pick<Cannonade, 'dice'> & { readonly size: number; readonly wide: number }) {
  return (
    <>
      <rect width={px(wide)} height={px(size * 1.5)} rx="5" class="generals-shot-paper" />
      {dice.map((die, i) => (
        <g key={die.target}>
          <DrawnDie
            face={die.natural}
            look={diceOf(die.side)}
            x={px(6 + size * (i + 0.5))}
            y={px(size * 0.75)}
            size={px(size * 0.9)}
          />
          {die.outcome?.hit === true && (
            <path d={`M${px(6 + size * i)} ${px(size * 1.38)}h${px(size)}`} class="generals-shot-hit" />
          )}
        </g>
      ))}
      <DieSum
        dice={dice}
        at={{ x: 8 + size * dice.length, y: size * 0.75, anchor: 'start' }}
        size={14}
        isShort={dice.length > 1}
      />
    </>
  );
}

/** GEN-9: fire over sectors: a line from the battery to where it aims, with its dice and their sum. */
export function Cannonades({
  geometry,
  scene,
  placements,
}: Pick<Layer, 'geometry' | 'scene' | 'placements'>) {
  const size = geometry.measures.die;
  return (
    <g class="generals-cannonades">
      {scene.cannonades.map(({ unit, at: sector, dice }, n) => {
        const from = placements.get(unit);
        if (from === undefined) return null;
        const box = geometry.sectors[sector];
        const { x, y } = centreOf(box);
        const to = { x: x + (n % 2 === 0 ? -1 : 1) * box.w * 0.16, y };
        const wide = size * Math.max(1, dice.length) + 50;
        return (
          <g key={unit} role="img" aria-label={dice.map(dieName).join('; ')}>
            <path d={`M${at(from)}L${at(to)}`} class="generals-shot-line" />
            <g
              transform={moveTo({ x: to.x - wide / 2, y: to.y - size * 0.75 })}
              class={scene.falling.includes(unit) ? 'generals-falling' : ''}
            >
              <ShotDice dice={dice} size={size} wide={wide} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
