import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { px } from '@grognard/desk/drawing/shapes.ts';
import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';

const counters: readonly (readonly [
  x: number,
  y: number,
  nation: string,
  arm: SymbolName,
  values: string,
])[] = [
  [70, 46, 'gb', 'arm-infantry', '5–4'],
  [116, 50, 'gb', 'arm-heavy-cavalry', '3–6'],
  [160, 88, 'fr', 'arm-infantry', '7–4'],
  [214, 92, 'fr', 'arm-light-cavalry', '3–7'],
];
const stream = 'M-4 108C60 96 110 128 170 112S260 60 330 78';
const road = 'M196-4C190 40 222 70 206 140';

/** A hill in hachures: three rings of strokes that run outwards. */
function hill(): string {
  const random = seeded(4);
  let path = '';
  for (let ring = 0; ring < 3; ring += 1)
    for (let i = 0; i < 60; i += 1) {
      const angle = (i / 60) * Math.PI * 2;
      const [cos, sin, radius] = [Math.cos(angle), Math.sin(angle), 20 + ring * 15];
      const x = 92 + 1.5 * radius * cos * (1 + 0.1 * Math.sin(3 * angle));
      const length = 5 + random() * 5;
      path += `M${px(x)} ${px(66 + 0.8 * radius * sin)}l${px(1.5 * length * cos)} ${px(0.8 * length * sin)}`;
    }
  return path;
}

/** A staff map with a hill, a road, a stream and four counters. */
export const Cover = () => (
  <>
    <path d={hill()} stroke="var(--map-hachure)" fill="none" />
    <path d={stream} fill="none" stroke="var(--map-water)" stroke-width="8" opacity=".55" />
    <path d={stream} fill="none" stroke="var(--map-water-ink)" stroke-width="2" />
    <path d={road} fill="none" stroke="var(--map-road-ink)" stroke-width="7" />
    <path d={road} fill="none" stroke="var(--map-road)" stroke-width="4.5" />
    <Use name="ter-town" x={232} y={8} size={52} />
    <Use name="ter-woods" x={250} y={86} size={52} />
    {counters.map(([x, y, nation, arm, values]) => (
      <g key={values} transform={`translate(${x} ${y})`}>
        <rect y="2" width="34" height="34" rx="3" fill="rgb(0 0 0/.4)" />
        <rect
          width="34"
          height="34"
          rx="3"
          fill={`var(--${nation})`}
          stroke="rgb(0 0 0/.5)"
          stroke-width=".7"
        />
        <rect x="5" y="4" width="25" height="16" rx="1.5" fill="var(--bone)" />
        <Use name={arm} x={10} y={4.5} size={15} ink="var(--pip)" cut="var(--bone)" />
        <text x="17" y="32" text-anchor="middle" class="cover-values" fill={`var(--${nation}-on)`}>
          {values}
        </text>
      </g>
    ))}
  </>
);
