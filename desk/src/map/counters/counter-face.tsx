// A square counter as armies print it: band and field of the nation, name, arm, values. How much of it is drawn depends
// on how near one looks.
import { Use } from '../../look/icon.tsx';
import type { SymbolName } from '../../look/symbol-names.ts';
import type { Detail } from '../camera/detail.ts';
import './counters.css';

export interface Face {
  /** Nation as the tokens spell it: 'fr', 'gb', 'pr'. */
  readonly nation: string;
  readonly arm: SymbolName;
  readonly name: string;
  /** Two letters, so that colour is never alone. */
  readonly code: string;
  /** '4–6': strength and movement. */
  readonly values: string;
  readonly morale?: number;
  /** Turned to its weaker side. */
  readonly isReduced?: boolean;
  /** A symbol at the upper left: 'mk-disarray'. */
  readonly marker?: SymbolName | undefined;
}

export const COUNTER_SIZE = 46;
const HALF = COUNTER_SIZE / 2;

/** Longer names are set closer, so that they stay on their counter. */
const LONG = 9;
const SQUEEZED = { textLength: COUNTER_SIZE - 9, lengthAdjust: 'spacingAndGlyphs' };

/** A counter with its middle at 0, 0. */
export function CounterFace({ face, detail }: { readonly face: Face; readonly detail: Detail }) {
  const { nation, arm, name, code, values, morale, isReduced, marker } = face;
  const style = `--field:var(--${nation});--on-field:var(--${nation}-on)`;
  const isFull = detail === 'field' || detail === 'close';
  return (
    <g class="desk-counter" style={style}>
      <rect x={-HALF} y={-HALF} width={COUNTER_SIZE} height={COUNTER_SIZE} rx="4" class="field" data-body />
      {detail !== 'theatre' && (
        <rect x={-HALF} y={-HALF} width="7" height={COUNTER_SIZE} rx="3" class="band" />
      )}
      {detail === 'staff' && (
        <>
          <Use name={arm} x={-10.5} y={-HALF + 2} size={27} ink="var(--on-field)" cut="var(--field)" />
          <text x="3" y={HALF - 3} class="values large">
            {values.split('–')[0]}
          </text>
        </>
      )}
      {isFull && (
        <>
          <text x="3.5" y={-HALF + 10.5} class="name" {...(name.length > LONG && SQUEEZED)}>
            {name}
          </text>
          <rect x={-HALF + 9} y={-HALF + 13} width={COUNTER_SIZE - 12} height="18.5" rx="2" class="panel" />
          <text x={-HALF + 10.5} y={HALF - 17} class="code">
            {code}
          </text>
          <Use name={arm} x={-3} y={-HALF + 13.4} size={17.5} ink="var(--pip)" cut="var(--bone)" />
          {morale !== undefined && (
            <text x={HALF - 3.5} y={HALF - 17} class="code morale">
              {morale}
            </text>
          )}
          <text x="3" y={HALF - 3} class="values">
            {values}
          </text>
          {isReduced && <path d={`M${HALF - 10} ${-HALF}h7l3 3v7z`} class="fold" />}
        </>
      )}
      {marker !== undefined && detail !== 'theatre' && (
        <Use name={marker} x={-HALF - 9} y={-HALF - 9} size={21} />
      )}
    </g>
  );
}
