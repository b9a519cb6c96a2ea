import { homeSectors, namedDeployment } from '../../deployment/deployment.ts';
import { RESERVE } from '../../field/board-graph.ts';
import type { Deployment } from '../../state.ts';
import {
  ARMS,
  type Arm,
  BATTLE_SECTORS,
  type BattleSector,
  SETUPS,
  type Sector,
  type SetupName,
  SIDES,
  type Side,
} from '../../vocabulary.ts';
import { SmallBlock } from './small-block.tsx';

const field = { width: 226, height: 188 } as const;
const box = { width: 68, height: 42, gap: 5 } as const;
const left = (field.width - 3 * box.width - 2 * box.gap) / 2;
const top = 26;

/** The upper left corner of a sector; White's edge is at the foot. */
const cornerOf = (sector: BattleSector): { readonly x: number; readonly y: number } => ({
  x: left + 'abc'.indexOf(sector.charAt(0)) * (box.width + box.gap),
  y: top + (3 - Number(sector.charAt(1))) * (box.height + box.gap),
});

/** Furrows of the fields, in small patches. */
function furrows(): string {
  let path = '';
  for (let patch = 0; patch < 34; patch += 1) {
    const [x, y] = [(patch * 67.3) % field.width, (patch * 41.9) % field.height];
    const turn = patch % 2 === 0 ? 0.35 : -0.9;
    for (let i = 0; i < 4; i += 1)
      path += `M${(x - Math.sin(turn) * i * 3).toFixed(1)} ${(y + Math.cos(turn) * i * 3).toFixed(1)}l${(Math.cos(turn) * 14).toFixed(1)} ${(Math.sin(turn) * 14).toFixed(1)}`;
  }
  return path;
}

interface Stand {
  readonly arm: Arm;
  readonly count: number;
}
const standsIn = (deployment: Deployment, sector: Sector): readonly Stand[] =>
  ARMS.map((arm) => ({ arm, count: deployment[sector]?.[arm] ?? 0 })).filter(({ count }) => count > 0);

const isBattleSector = (sector: Sector): sector is BattleSector => sector !== 'rw' && sector !== 'rb';

function Army({ side, deployment }: { readonly side: Side; readonly deployment: Deployment }) {
  const reserve = standsIn(deployment, RESERVE[side]);
  return (
    <>
      {homeSectors(side)
        .filter(isBattleSector)
        .flatMap((sector) => {
          const { x, y } = cornerOf(sector);
          return standsIn(deployment, sector).map(({ arm, count }, i, all) => (
            <SmallBlock
              key={`${sector}${arm}`}
              side={side}
              arm={arm}
              count={count}
              x={x + box.width / 2 + (i - (all.length - 1) / 2) * 31 - 13.5}
              y={y + 5}
            />
          ));
        })}
      {reserve.map(({ arm, count }, i) => (
        <SmallBlock
          key={arm}
          side={side}
          arm={arm}
          count={count}
          isSmall
          x={field.width / 2 + (i - (reserve.length - 1) / 2) * 52 - 20}
          y={side === 'white' ? field.height - 20 : 6}
        />
      ))}
    </>
  );
}

const waiting: Deployment = { rw: { I: 20, C: 8, A: 2 }, rb: { I: 20, C: 8, A: 2 } };

const isSetup = (value: string): value is SetupName => SETUPS.some((setup) => setup === value);

/** The small field of a setup, drawn from the setup table itself. */
export function SetupPicture({ value }: { readonly value: string }) {
  const setup = isSetup(value) ? value : 'custom';
  return (
    <svg class="mini" viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      <rect width={field.width} height={field.height} fill="var(--map-paper)" />
      <path d={furrows()} class="generals-small-furrows" />
      {BATTLE_SECTORS.map((sector) => {
        const { x, y } = cornerOf(sector);
        return (
          <rect
            key={sector}
            x={x}
            y={y}
            width={box.width}
            height={box.height}
            rx="2"
            class={`generals-small-sector is-row-${sector.charAt(1)}`}
          />
        );
      })}
      {SIDES.map((side) => (
        <Army
          key={side}
          side={side}
          deployment={setup === 'custom' ? waiting : namedDeployment(setup, side)}
        />
      ))}
      {setup === 'custom' && (
        <g class="generals-small-words" text-anchor="middle">
          <text x={field.width / 2} y={top + box.height * 0.62}>
            placed in secret
          </text>
          <text x={field.width / 2} y={top + 2 * (box.height + box.gap) + box.height * 0.62}>
            you place thirty
          </text>
        </g>
      )}
    </svg>
  );
}
