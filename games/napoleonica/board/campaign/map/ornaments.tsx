// What makes a sheet a map: names of seas and lands, a compass rose, a ship, the neat line round it all.
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { lands, seas } from '../../words/sentences-campaign.ts';
import { type Degrees, HEIGHT, project, WIDTH } from './projection.ts';

const SEAS: readonly (readonly [name: keyof typeof seas, at: Degrees, size: number])[] = [
  ['north', [4.3, 55.35], 17],
  ['baltic', [18.3, 55.85], 15],
];
const LANDS: readonly (readonly [name: keyof typeof lands, at: Degrees])[] = [
  ['bohemia', [14.9, 49.75]],
  ['prussia', [20.6, 54.25]],
  ['livonia', [27.6, 57]],
  ['ukraine', [32.9, 50.2]],
  ['denmark', [9.2, 56.2]],
  ['sweden', [14.2, 56.9]],
];

export const Names = () => (
  <g aria-hidden="true">
    {SEAS.map(([name, at, size]) => (
      <text key={name} {...project(at)} class="sea-name" font-size={size}>
        {tell(seas[name])}
      </text>
    ))}
    {LANDS.map(([name, at]) => (
      <text key={name} {...project(at)} class="land-name">
        {tell(lands[name])}
      </text>
    ))}
  </g>
);

const Point = ({ angle, isLong }: { readonly angle: number; readonly isLong: boolean }) => {
  const [tip, side] = isLong ? [-29, 4.5] : [-18, 3];
  return (
    <g transform={`rotate(${angle})`}>
      <path d={`M0 ${tip}L${side} -4L0 0z`} class="dark" />
      <path d={`M0 ${tip}L${-side} -4L0 0z`} class="light" />
    </g>
  );
};

export const CompassRose = () => (
  <g transform={moveTo(project([3.1, 54.1]))} class="rose" aria-hidden="true">
    {Array.from({ length: 16 }, (_, i) => (
      <path key={i} d="M0 0V-330" transform={`rotate(${i * 22.5})`} class="rhumb" />
    ))}
    <circle r="25" />
    <circle r="20" />
    {[45, 135, 225, 315].map((angle) => (
      <Point key={angle} angle={angle} isLong={false} />
    ))}
    {[0, 90, 180, 270].map((angle) => (
      <Point key={angle} angle={angle} isLong />
    ))}
    <path d="M-4-33v-7l8 7v-7" class="letter" />
  </g>
);

export const Ship = () => (
  <g transform={`${moveTo(project([6.1, 56.5]))} scale(1.15)`} class="ship" aria-hidden="true">
    <path d="M-16 0h32q-2 7-7 8h-19q-5-1-6-8z" class="hull" />
    <path d="M-8 0v-22M3 0v-27M12 0v-17M-16 0l-5-4M-24 12q5-3 10 0t10 0 10 0 10 0 8 0" class="masts" />
    <path
      d="M-13-4q5 2 10 0v-7q-5 2-10 0zM-12-13q4 2 8 0v-6q-4 2-8 0zM-3-5q6 2 12 0v-9q-6 2-12 0zM-1-16q4 2 8 0v-7q-4 2-8 0zM8-4q4 1 8 0v-6q-4 2-8 0z"
      class="sails"
    />
  </g>
);

const TICK = 20;
const ticks = (length: number): readonly number[] =>
  Array.from({ length: Math.floor((length - 16) / TICK) }, (_, i) => 8 + i * TICK);

/** Outside of it lies a mat of paper. */
export const NeatLine = () => (
  <g class="neat-line" aria-hidden="true">
    <path
      d={`M-300-300h${WIDTH + 600}v${HEIGHT + 600}h-${WIDTH + 600}zM3 3v${HEIGHT - 6}h${WIDTH - 6}V3z`}
      class="paper"
    />
    <rect x="3" y="3" width={WIDTH - 6} height={HEIGHT - 6} />
    <rect x="8.5" y="8.5" width={WIDTH - 17} height={HEIGHT - 17} />
    <path
      d={[
        ...ticks(WIDTH).map((x) => `M${x} 5.75h${TICK / 2}M${x + TICK / 2} ${HEIGHT - 5.75}h${TICK / 2}`),
        ...ticks(HEIGHT).map((y) => `M5.75 ${y}v${TICK / 2}M${WIDTH - 5.75} ${y + TICK / 2}v${TICK / 2}`),
      ].join('')}
      class="ticks"
    />
  </g>
);
