// The light tells the outcome before the words: a low sun, rain over a broken gun, night with fires on both ridges.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import type { HowEnded } from './how-it-ended.ts';

const WIDTH = 1200;
const HEIGHT = 420;
const SUN = { x: 860, y: 130 };

type Ridge = (x: number) => number;
const ridge =
  (base: number, height: number, width: number, phase: number): Ridge =>
  (x) =>
    base + height * Math.sin(x / width + phase) + height * 0.45 * Math.sin(x / (width * 0.43) + phase * 2.3);
const RIDGES: readonly Ridge[] = [
  ridge(214, 13, 190, 0.6),
  ridge(262, 16, 230, 2.2),
  ridge(320, 12, 300, 4.4),
  ridge(388, 8, 240, 1),
];

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

const outline = (at: Ridge): string =>
  `M0 ${HEIGHT}${steps(0, WIDTH + 20, 20)
    .map((x) => `L${x} ${at(x).toFixed(1)}`)
    .join('')}V${HEIGHT}z`;

/** Short strokes down a slope. */
function hachures(at: Ridge, random: () => number): string {
  return steps(0, WIDTH, 9)
    .map((x) => `M${x} ${(at(x) + 4 + random() * 40).toFixed(1)}l2 ${(6 + random() * 7).toFixed(1)}`)
    .join('');
}

/** Ranks of men, a stroke and a dot each. */
function column(x0: number, files: number, at: Ridge): string {
  return steps(0, files * 3, 1)
    .map((i) => {
      const x = x0 + (i % files) * 6 + Math.floor(i / files) * 3;
      const y = at(x) + 12 + Math.floor(i / files) * 6;
      return `M${x} ${y.toFixed(1)}v-9m-2 0h4`;
    })
    .join('');
}

const Sun = () => (
  <g class="low-sun">
    <path
      d={steps(0, 360, 6)
        .map((angle) => {
          const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
          const far = angle % 12 === 0 ? 170 : 110;
          return `M${(SUN.x + 64 * c).toFixed(1)} ${(SUN.y + 64 * s).toFixed(1)}L${(SUN.x + far * c).toFixed(1)} ${(SUN.y + far * s).toFixed(1)}`;
        })
        .join('')}
    />
    <circle cx={SUN.x} cy={SUN.y} r="54" />
  </g>
);

function Rain({ random }: { readonly random: () => number }) {
  const drops = steps(0, 420, 1).map(() => {
    const x = random() * WIDTH;
    const y = random() * HEIGHT;
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-5 16`;
  });
  return <path class="rain" d={drops.join('')} />;
}

const Fires = () => (
  <g class="fires">
    {[250, 420, 760, 990].map((x) => (
      <g key={x} transform={`translate(${x} ${(RIDGES[2]?.(x) ?? 0).toFixed(1)})`}>
        <circle r="36" />
        <path d="M-6 6C-10-2-2-5-3-15 5-9 9-2 6 6z" />
      </g>
    ))}
  </g>
);

/** Upright and flying, or fallen. */
const Standard = ({ x, y, angle }: { readonly x: number; readonly y: number; readonly angle: number }) => (
  <g class="standard" transform={`translate(${x} ${y}) rotate(${angle})`}>
    <path d="M0 0V-190" class="pole" />
    <path d="M0-186c30-12 50 10 84-4v76c-34 14-54-8-84 4z" />
  </g>
);

const BrokenGun = () => (
  <g class="gun" transform="translate(760 372) rotate(14)">
    <circle r="24" />
    <path d="M0-24V24M-24 0H24M-17-17L17 17M-17 17L17-17" />
    <path d="M-10-16L78-52l4 10L-2-4z" class="barrel" />
  </g>
);

export function EndingScene({ how }: { readonly how: HowEnded }) {
  const random = seeded(7);
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} class="sky" />
      {(how === 'victory' || how === 'watched') && <Sun />}
      {RIDGES.map((at, i) => (
        <g key={i}>
          <path d={outline(at)} class={`plane plane-${i}`} />
          <path d={hachures(at, random)} class="hachures" />
          {how !== 'draw' && i > 0 && i < 3 && (
            <path d={[560, 690, 830, 980].map((x) => column(x - i * 40, 11, at)).join('')} class="men" />
          )}
        </g>
      ))}
      {how === 'victory' && <Standard x={1010} y={400} angle={0} />}
      {how === 'watched' && <Standard x={1010} y={400} angle={4} />}
      {how === 'defeat' && (
        <>
          <BrokenGun />
          <Standard x={940} y={400} angle={64} />
          <Rain random={random} />
        </>
      )}
      {how === 'draw' && <Fires />}
    </svg>
  );
}
