import { Die, signed } from './die.tsx';
import { dieName } from './fronts.tsx';
import { centreOf, type Geometry, px } from './geometry.ts';
import type { Placements } from './placements.ts';
import type { Scene } from './scene.ts';

/** GEN-9: fire over sectors: a line from the battery to where it aims, with its dice and their sum. */
export function Cannonades({
  geometry,
  scene,
  placements,
}: {
  readonly geometry: Geometry;
  readonly scene: Scene;
  readonly placements: Placements;
}) {
  const size = geometry.isCompact ? 17 : 22;
  return (
    <g class="generals-cannonades">
      {scene.cannonades.map((shot, n) => {
        const from = placements.get(shot.unit);
        if (from === undefined) return null;
        const box = geometry.sectors[shot.at];
        const to = { x: centreOf(box).x + (n % 2 === 0 ? -1 : 1) * box.w * 0.16, y: centreOf(box).y };
        const wide = size * Math.max(1, shot.dice.length) + 36;
        const label = shot.dice.map(dieName).join('; ');
        return (
          <g key={shot.unit} role="img" aria-label={label}>
            <path d={`M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`} class="generals-shot-line" />
            <g
              transform={`translate(${px(to.x - wide / 2)} ${px(to.y - size * 0.75)})`}
              class="generals-tumble"
            >
              <rect width={px(wide)} height={px(size * 1.5)} rx="5" class="generals-shot-paper" />
              {shot.dice.map((die, i) => (
                <g key={die.target}>
                  <Die
                    value={die.natural}
                    side={die.side}
                    x={6 + size * (i + 0.5)}
                    y={size * 0.75}
                    size={size * 0.9}
                  />
                  {die.outcome?.hit === true && (
                    <path
                      d={`M${px(6 + size * i)} ${px(size * 1.38)}h${px(size)}`}
                      class="generals-shot-hit"
                    />
                  )}
                </g>
              ))}
              <text x={px(wide - 16)} y={px(size * 0.75 + 5)} class="generals-modifier">
                {signed(shot.dice[0]?.outcome?.modifiers.reduce((sum, { value }) => sum + value, 0) ?? 0)}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
