// Ground the other maps do not have, drawn once for each kind with the middle of its hex at 0, 0.
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { ComponentChildren } from 'preact';
import type { TerrainCode } from '../../../data/terrain.ts';

const BUSHES: readonly (readonly [x: number, y: number])[] = [
  [-20, -12],
  [4, -20],
  [18, -4],
  [-8, 0],
  [-22, 12],
  [8, 12],
  [24, 16],
  [-4, 24],
];

const Bush = () => (
  <path
    d={BUSHES.map(([x, y]) => `M${x - 5} ${y}a3 3 0 0 1 5-3a3 3 0 0 1 5 3z`).join('')}
    class="napoleonica-bush"
  />
);
const Mountain = () => (
  <g class="napoleonica-mountain">
    <path d="M-36 22l16-34 7 12 13-28 15 30 6-10 15 30z" class="rock" />
    <path d="M-20-12l3 12-4 6M0-28l4 16-5 10 3 8M21-8l2 10-3 5M-29 8l4 10M9-10l8 18" class="cracks" />
  </g>
);
const Marsh = () => (
  <path
    d="M-28-14h16M-22-10h20M6-18h18M2-14h14M-18 6h22M-26 10h18M12 4h16M8 20h18M-10 24h16M-20-14v-6M-17-14l3-5M14-18v-6M11-18l-3-5M-8 6v-6M-5 6l3-5M18 20v-6"
    class="napoleonica-marsh"
  />
);
const Bridge = () => (
  <g class="napoleonica-bridge">
    <path d="M-13-32v64h26v-64z" class="deck" />
    <path d="M-13-24h26M-13-16h26M-13-8h26M-13 0h26M-13 8h26M-13 16h26M-13 24h26" class="planks" />
    <path d="M-16-34q3 10 3 34t-3 34M16-34q-3 10-3 34t3 34" class="rails" />
  </g>
);
const Redoubt = () => (
  <g class="napoleonica-redoubt">
    <path d="M-28 18v-22l14-16h28l14 16v22l-9-8h-38z" class="wall" />
    <path d="M-24-4l12-13M24-4l-12-13M-10-20v6M0-20v6M10-20v6M-28 6l6 2M28 6l-6 2" class="strokes" />
  </g>
);
const Ruins = () => (
  <g class="napoleonica-ruins">
    <path d="M-24 16v-26h7v8h6v-16h8v22h8v-12h7v8h8v-14h5v30z" class="wall" />
    <path d="M-20 4h5M-8-4h6M4 8h7M14 2h5M-16 12h6" class="strokes" />
  </g>
);
const Rift = () => (
  <g class="napoleonica-rift">
    <path d="M-30 10q10-16 16-8t12-10 14 2 18-14q-4 18-14 18t-14 10-14-2-18 4z" class="glow" />
    <path d="M-24 8q8-10 13-4t11-8 13 1 14-9q-5 12-13 12t-12 7-13-2z" class="gap" />
    <path d="M-26-14l4 6M26 14l-5-5M2-24l-1 8M-4 26l1-7" class="sparks" />
  </g>
);
const Shrine = () => (
  <g class="napoleonica-shrine">
    <path d="M-14 18v-20l14-12 14 12v20z" class="wall" />
    <path d="M0-14v-16M-6-24h12" class="cross" />
    <path d="M-5 18v-10q5-8 10 0v10z" class="door" />
  </g>
);
const Windmill = () => (
  <g class="napoleonica-windmill">
    <path d="M-9 22l4-30h10l4 30z" class="wall" />
    <path d="M0-10l-22-16M0-10l22-16M0-10l-16 20M0-10l18 20" class="sails" />
    <circle cy="-10" r="3" class="hub" />
  </g>
);

const DRAWINGS: { readonly [code in TerrainCode]?: () => ComponentChildren } = {
  B: Bush,
  M: Mountain,
  m: Marsh,
  '=': Bridge,
  D: Redoubt,
  U: Ruins,
  X: Rift,
  S: Shrine,
  W: Windmill,
};

export const Tiles = ({
  plan,
  codes,
}: {
  readonly plan: HexPlan;
  readonly codes: readonly TerrainCode[];
}) => (
  <>
    {codes.map((code, hex) => {
      const Drawing = DRAWINGS[code];
      return Drawing === undefined ? null : (
        <g key={hex} transform={moveTo(plan.centre(hex))}>
          <Drawing />
        </g>
      );
    })}
  </>
);
