// The picture of an event card: one landscape, and in it a motif for each kind of event.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { px } from '@grognard/desk/drawing/shapes.ts';
import type { ComponentChildren, JSX } from 'preact';
import type { EventKind } from '../../data/campaign-events.ts';
import { FootSoldier, Gun, Horseman } from '../drawing/field/figures.tsx';

function strokes(seed: number, count: number, top: number, deep: number): string {
  const chance = seeded(seed);
  return Array.from(
    { length: count },
    () =>
      `M${px(chance() * 180)} ${px(top + chance() * deep)}l${px(8 + chance() * 18)} ${px(chance() * 2 - 1)}`,
  ).join('');
}

const SKY = Array.from({ length: 22 }, (_, i) => `M0 ${px(i * 3.2)}q45 ${px((i % 3) - 1)} 90 0t90 0`).join(
  '',
);
const GRASS = strokes(3, 46, 98, 34);

/** Sky, mountains and a plain; the motif stands in front of them. */
const Landscape = ({ children }: { readonly children: ComponentChildren }) => (
  <svg
    class="napoleonica-vignette"
    viewBox="0 0 180 136"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="180" height="136" class="paper" />
    <path d={SKY} class="sky" />
    <path d="M0 84l22-26 12 14 20-30 20 28 22-34 24 40 16-12 18 20 26-12v44H0z" class="mountain" />
    <path d="M54 42l4 15-5 7 6 12M96 36l3 15-5 8 6 12M99 44l8 18M122 62l3 9-3 6" class="ridge" />
    <path d="M0 96c40-14 90-16 180-4v44H0z" class="plain" />
    <path d={GRASS} class="grass" />
    {children}
  </svg>
);

const at = (x: number, y: number, scale: number, figure: JSX.Element) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{figure}</g>
);

/** Rain in sheets over a column that goes on. */
const Weather = () => (
  <g>
    <path d="M10 30q4-18 26-16 8-14 28-8 18-8 30 6 22-4 30 10 24-2 26 14H12z" class="cloud" />
    <path
      d={Array.from({ length: 40 }, (_, i) => `M${(i * 37) % 176} ${38 + ((i * 23) % 60)}l-5 16`).join('')}
      class="rain"
    />
    {[30, 56, 82].map((x) => (
      <g key={x}>{at(x, 122, 1.1, <FootSoldier faction="france" hat="shako" />)}</g>
    ))}
    {at(136, 124, 1.5, <Gun />)}
  </g>
);

/** Men without flags at a bridge, and a fire behind them. */
const Marauders = () => (
  <g>
    <path d="M96 136q4-30 84-38v38z" class="water" />
    <path d="M84 112q34-26 84-10v10q-46-14-78 8z" class="bridge" />
    <path d="M26 104l8-20 8 20zM31 84q-6-14 3-24 1 10 6 12 4 6 0 12z" class="fire" />
    <path d="M22 78q2-24-6-40M44 80q-2-22 6-42" class="smoke" />
    {[64, 92, 118].map((x, i) => (
      <g key={x} class="shadow">
        {at(x, 120 - i * 5, 1.1, <FootSoldier faction="russia" hat="bearskin" />)}
      </g>
    ))}
  </g>
);

const RAYS = Array.from({ length: 44 }, (_, i) => {
  const angle = (i / 44) * 2 * Math.PI;
  const [near, far] = [21 + (i % 2) * 3, 32 + (i % 3) * 6];
  return `M${px(112 + near * Math.cos(angle))} ${px(40 + near * Math.sin(angle))}L${px(112 + far * Math.cos(angle))} ${px(40 + far * Math.sin(angle))}`;
}).join('');

const HORNED =
  'M-7 0l-1-5 2-12q6-5 12 0l2 12-1 5-3-3-2 3-3-3-2 3zM-3-20a3.600 3.600 0 107 0 3.600 3.600 0 10-7 0M-2-23c-6 1-10-4-9-11 2 5 5 7 9 7zM2-23c6 1 10-4 9-11-2 5-5 7-9 7zM9 2L12-46';

/** A sun that has gone out, and a column without drums below it. */
const Corruption = () => (
  <g>
    <circle cx="112" cy="40" r="46" class="gloom" />
    <path d={RAYS} class="rays" />
    <circle cx="112" cy="40" r="18" class="dead-sun" />
    <path d="M0 100c30-16 60-8 90-14s60-6 90 0v20H0z" class="mist" />
    {Array.from({ length: 11 }, (_, i) => (
      <path
        key={i}
        d={HORNED}
        transform={`translate(${168 - i * 15.5} ${102 + i * 2.6}) scale(${0.5 + i * 0.04})`}
        class="horned"
      />
    ))}
    <path d="M40 20q4-4 8 0 4-4 8 0M62 10q3-3 6 0 3-3 6 0M26 8q3-3 6 0 3-3 6 0" class="crows" />
  </g>
);

/** Riders with a flag under a rising sun. */
const Allies = () => (
  <g>
    <circle cx="120" cy="70" r="26" class="sun" />
    <path d={RAYS} transform="translate(8 30)" class="rays" />
    <path d="M0 98c40-14 90-16 180-4v10H0z" class="plain" />
    {at(56, 124, 1.5, <Horseman faction="russia" hat="bicorne" hasFlag />)}
    {at(98, 120, 1.2, <Horseman faction="russia" hat="helmet" />)}
    {at(130, 117, 1, <Horseman faction="russia" hat="helmet" />)}
  </g>
);

/** A chest that has been found, and a star above it. */
const Fortune = () => (
  <g>
    <path d={RAYS} transform="translate(-22 34)" class="rays" />
    <path d="M52 92h76v30H52zM52 92q38-30 76 0z" class="chest" />
    <path d="M52 102h76M84 98h12v12H84zM60 92v30M120 92v30" class="bands" />
    <path d="M90 34l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" class="star" />
  </g>
);

const MOTIFS: { readonly [kind in EventKind]: () => JSX.Element } = {
  weather: Weather,
  marauders: Marauders,
  corruption: Corruption,
  allies: Allies,
  fortune: Fortune,
};

export function Vignette({ kind }: { readonly kind: EventKind }) {
  const Motif = MOTIFS[kind];
  return (
    <Landscape>
      <Motif />
    </Landscape>
  );
}
