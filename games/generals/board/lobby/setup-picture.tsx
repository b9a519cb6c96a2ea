import { furrows } from '@grognard/desk/drawing/engraving.ts';
import { type Box, centreOf, rect } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { homeSectors, namedDeployment } from '../../deployment/deployment.ts';
import { isBattleSector, RESERVE } from '../../field/board-graph.ts';
import type { Deployment } from '../../state.ts';
import {
  ARMS,
  BATTLE_SECTORS,
  type BattleSector,
  SETUPS,
  type Sector,
  type SetupName,
  SIDES,
  type Side,
} from '../../vocabulary.ts';
import { setupWords } from '../words/sentences-lobby.ts';
import { SmallBlock, type Stand } from './small-block.tsx';

const field = { width: 226, height: 188 } as const;
const size = { w: 68, h: 42 } as const;
const gap = 5;
const left = (field.width - 3 * size.w - 2 * gap) / 2;
const top = 26;
const middleX = field.width / 2;

/** White's edge is at the foot. */
const boxOf = (sector: BattleSector): Box => ({
  ...size,
  x: left + 'abc'.indexOf(sector.charAt(0)) * (size.w + gap),
  y: top + (3 - Number(sector.charAt(1))) * (size.h + gap),
});

const standsIn = (deployment: Deployment, sector: Sector): readonly Stand[] =>
  ARMS.map((arm) => ({ arm, count: deployment[sector]?.[arm] ?? 0 })).filter(({ count }) => count > 0);

interface RowProps {
  readonly side: Side;
  readonly stands: readonly Stand[];
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly isSmall?: boolean;
}

/** Blocks side by side round a middle. */
const Row = ({ side, stands, x, y, pitch, isSmall = false }: RowProps) => (
  <>
    {stands.map((stand, i) => {
      const middle = { x: x + (i - (stands.length - 1) / 2) * pitch, y };
      return <SmallBlock key={stand.arm} {...stand} side={side} middle={middle} isSmall={isSmall} />;
    })}
  </>
);

function Army({ side, deployment }: { readonly side: Side; readonly deployment: Deployment }) {
  const reserve = standsIn(deployment, RESERVE[side]);
  return (
    <>
      {homeSectors(side)
        .filter(isBattleSector)
        .map((sector) => {
          const box = boxOf(sector);
          const stands = standsIn(deployment, sector);
          return (
            <Row key={sector} side={side} stands={stands} x={centreOf(box).x} y={box.y + 14.5} pitch={31} />
          );
        })}
      <Row
        side={side}
        stands={reserve}
        x={middleX - 10}
        y={side === 'white' ? field.height - 13 : 13}
        pitch={52}
        isSmall
      />
    </>
  );
}

const waiting: Deployment = { rw: { I: 20, C: 8, A: 2 }, rb: { I: 20, C: 8, A: 2 } };

const isSetup = (value: string): value is SetupName => SETUPS.some((setup) => setup === value);

/** The small field of a setup, drawn from the setup table itself. */
export function SetupPicture({ value }: { readonly value: string }) {
  const setup = isSetup(value) ? value : 'custom';
  const fine = 0.45;
  return (
    <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      <rect {...field} fill="var(--map-paper)" />
      <path
        d={furrows(field.width / fine, field.height / fine, 5)}
        transform={`scale(${fine})`}
        class="generals-small-furrows"
      />
      {BATTLE_SECTORS.map((sector) => (
        <rect
          key={sector}
          {...rect(boxOf(sector))}
          rx="2"
          class={`generals-small-sector is-row-${sector.charAt(1)}`}
        />
      ))}
      {SIDES.map((side) => (
        <Army
          key={side}
          side={side}
          deployment={setup === 'custom' ? waiting : namedDeployment(setup, side)}
        />
      ))}
      {setup === 'custom' && (
        <g class="generals-small-words">
          <text x={middleX} y={top + size.h * 0.62}>
            {tell(setupWords.unseen)}
          </text>
          <text x={middleX} y={top + 2 * (size.h + gap) + size.h * 0.62}>
            {tell(setupWords.yours)}
          </text>
        </g>
      )}
    </svg>
  );
}
