// What has just happened, where it happened: who went for whom, the dice with what they came to, losses.
import { fine, type HexPlan, type Point } from '@grognard/desk/map/hex-plan.ts';
import { Arrow } from '@grognard/desk/map/overlays/ways.tsx';
import { DrawnDie } from '@grognard/desk/parts/die.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { NOWHERE } from '../../../vocabulary.ts';
import { resultWords } from '../../words/sentences-results.ts';
import type { Roll, Scene } from './scene.ts';

const DIE = 26;
const LETTER = 6.6;
/** Of the plate, above its middle. */
const ABOVE = 24;

/** 'Row 5, roll 8: 2 hits' */
function rollInWords({ is }: Roll): string {
  if (is.kind === 'fire') return tell(resultWords.fire, is);
  return tell(is.passed ? resultWords.passed : resultWords.failed, { needed: is.needed });
}

/** Above the hex; below it, and moved in from the side, where the sheet ends. */
export function plateAt(plan: HexPlan, hex: number, width: number): Point {
  const { x, y } = plan.centre(hex);
  const off = plan.radius + 34;
  return {
    x: Math.min(Math.max(x, width / 2), plan.width - width / 2),
    y: y - off - ABOVE < 0 ? y + off : y - off,
  };
}

function RollPlate({ plan, roll }: { readonly plan: HexPlan; readonly roll: Roll }) {
  const text = rollInWords(roll);
  const shown = roll.dice.slice(0, 8);
  const width = Math.max(shown.length * (DIE + 4), text.length * LETTER) + 16;
  const { x, y } = plateAt(plan, roll.hex, width);
  const left = -((shown.length - 1) * (DIE + 4)) / 2;
  return (
    <g class="later-campaigns-roll" transform={`translate(${fine(x)} ${fine(y)})`}>
      <rect x={-width / 2} y={-ABOVE} width={width} height="56" rx="5" />
      {shown.map((face, i) => (
        <DrawnDie
          key={i}
          face={face}
          look={roll.side === 'french' ? 'bone' : 'ebony'}
          x={left + i * (DIE + 4)}
          y={-6}
          size={DIE}
        />
      ))}
      <text y="25">{text}</text>
    </g>
  );
}

const BURST = 'M0-24l6 11 12-5-3 12 12 5-12 6 4 12-12-4-7 12-6-12-12 4 4-12-12-6 12-5-4-12 12 5z';

export function Results({ plan, scene }: { readonly plan: HexPlan; readonly scene: Scene }) {
  const { arrows, roll, burst, way } = scene;
  return (
    <>
      {arrows.map((hexes) => (
        <Arrow key={hexes.join()} plan={plan} hexes={hexes} kind="attack" />
      ))}
      {way.length > 1 && !way.includes(NOWHERE) && <Arrow plan={plan} hexes={way} kind="path" />}
      {burst !== null && burst.hex !== NOWHERE && (
        <g
          class="later-campaigns-burst"
          transform={`translate(${fine(plan.centre(burst.hex).x)} ${fine(plan.centre(burst.hex).y)})`}
        >
          <path d={BURST} />
          <text y="6">{burst.isGone ? '✕' : '−1'}</text>
        </g>
      )}
      {roll !== null && roll.hex !== NOWHERE && <RollPlate plan={plan} roll={roll} />}
    </>
  );
}
