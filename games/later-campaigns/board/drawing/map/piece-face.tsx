// How a piece looks: a unit as its counter, a leader as a disc, a headquarters as a tent.

import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { Detail } from '@grognard/desk/map/camera/detail.ts';
import { CounterFace, type Face } from '@grognard/desk/map/counters/counter-face.tsx';
import type { Theatre, UnitSheet } from '../../../data/theatre.ts';
import type { Nation } from '../../../data/words.ts';
import type { SeenUnit } from '../../../view.ts';
import { NOWHERE, type Side } from '../../../vocabulary.ts';
import { nameOnCounter } from '../../words/counter-names.ts';
import { strengthInWords } from '../../words/numbers.ts';
import type { PieceCounter } from './counters.ts';

/** Colour by the tokens and two letters: colour is never alone. */
const NATION: { readonly [nation in Nation]: readonly [field: string, code: string] } = {
  french: ['fr', 'FR'],
  british: ['gb', 'GB'],
  kgl: ['gb', 'KG'],
  hanoverian: ['gb', 'HA'],
  dutch: ['nl', 'NL'],
  nassau: ['nl', 'NA'],
  brunswick: ['bw', 'BR'],
  prussian: ['pr', 'PR'],
  austrian: ['bw', 'AU'],
  russian: ['ru', 'RU'],
};

const SIDE_FIELD: { readonly [side in Side]: string } = { french: 'fr', allied: 'gb' };

function armOf({ arm, gun, light, guard }: UnitSheet): SymbolName {
  if (arm === 'art') return gun === 'horse' ? 'arm-horse-artillery' : 'arm-foot-artillery';
  if (arm === 'cav') return light ? 'arm-light-cavalry' : 'arm-heavy-cavalry';
  return light && guard === null ? 'arm-light-infantry' : 'arm-infantry';
}

/** NLC-20.2.3a: of a brigade in line half fights in each of its hexes. */
const strengthOf = ({ steps }: UnitSheet, { lost, extended }: Shown): string =>
  strengthInWords((steps[lost] ?? 0) / (extended === NOWHERE ? 1 : 2));

type Shown = Pick<SeenUnit, 'lost' | 'disrupted' | 'extended'>;

export function faceOf(sheet: UnitSheet, shown: Shown): Face {
  const [nation, code] = NATION[sheet.nation];
  return {
    nation,
    code,
    arm: armOf(sheet),
    name: nameOnCounter(sheet.name),
    values: `${strengthOf(sheet, shown)}–${sheet.mp}`,
    morale: sheet.morale,
    isReduced: shown.lost > 0,
    marker: shown.disrupted ? 'mk-disarray' : undefined,
  };
}

export const fieldOfArmy = (theatre: Theatre, army: number | undefined, side: Side): string => {
  const nation = army === undefined ? undefined : theatre.armies[army]?.nation;
  return nation === undefined ? SIDE_FIELD[side] : NATION[nation][0];
};

/** Above the middle of the hex: names of places stand below it. */
const LIFT = -5;

export function LeaderDisc({ field, name, rating, detail, nameAt = -31 }: LeaderDiscProps) {
  return (
    <g class="later-campaigns-leader" style={`--field:var(--${field});--on-field:var(--${field}-on)`}>
      <circle cy={LIFT} r="17" data-body />
      <Use name="arm-leader" x={-13} y={LIFT - 14} size={26} ink="var(--on-field)" cut="var(--field)" />
      {detail !== 'theatre' && (
        <>
          {/* Below it stands only a disc, which leaves room in its own hex. */}
          <text y={nameAt < 0 ? nameAt : 22} class="name" data-layer>
            {name}
          </text>
          <text x="16" y={LIFT + 17} class="rating">
            {rating}
          </text>
        </>
      )}
    </g>
  );
}
interface LeaderDiscProps {
  readonly field: string;
  readonly name: string;
  readonly rating: number;
  readonly detail: Detail;
  readonly nameAt?: number | undefined;
}

const Tent = ({ field }: { readonly field: string }) => (
  <g class="later-campaigns-hq" style={`--field:var(--${field});--on-field:var(--${field}-on)`}>
    <rect x="-15" y="-15" width="30" height="30" rx="4" data-body />
    <Use name="arm-hq" x={-13} y={-13} size={26} ink="var(--on-field)" cut="var(--field)" />
  </g>
);

/** NLC-20.1 and NLC-G: troops that cannot be made out show their back. */
const Back = ({ field }: { readonly field: string }) => (
  <g class="later-campaigns-back" style={`--field:var(--${field});--on-field:var(--${field}-on)`}>
    <rect x="-23" y="-23" width="46" height="46" rx="4" data-body />
    <text y="9">?</text>
  </g>
);

interface PieceFaceProps {
  readonly counter: PieceCounter;
  readonly theatre: Theatre;
  readonly detail: Detail;
}

interface HatProps {
  readonly field: string;
  readonly names: string;
  readonly nameAt: number;
}

/** On a stack that a leader is with: his hat, and clear of the stack's ring who he is. */
const Hat = ({ field, names, nameAt }: HatProps) => (
  <g class="later-campaigns-leader" style={`--field:var(--${field});--on-field:var(--${field}-on)`}>
    <circle cx="-20" cy="20" r="8.5" />
    <Use name="arm-leader" x={-27} y={13} size={14} ink="var(--on-field)" cut="var(--field)" />
    {nameAt !== 0 && (
      <text y={nameAt} class="name" data-layer>
        {names}
      </text>
    )}
  </g>
);

export function PieceFace({
  counter: { piece, side, ledBy = [], nameAt = -31 },
  theatre,
  detail,
}: PieceFaceProps) {
  switch (piece.is) {
    case 'unit': {
      const sheet = theatre.units[piece.unit.unit];
      return sheet === undefined ? null : (
        <>
          <CounterFace face={faceOf(sheet, piece.unit)} detail={detail} />
          {ledBy.length > 0 && detail !== 'theatre' && (
            <Hat
              field={NATION[sheet.nation][0]}
              names={ledBy.map((leader) => theatre.leaders[leader]?.name ?? '').join(', ')}
              nameAt={nameAt}
            />
          )}
        </>
      );
    }
    case 'leader': {
      const sheet = theatre.leaders[piece.leader];
      return (
        <LeaderDisc
          field={fieldOfArmy(theatre, sheet?.army, side)}
          name={sheet?.name ?? ''}
          rating={sheet?.rating ?? 0}
          detail={detail}
          nameAt={nameAt}
        />
      );
    }
    case 'hq':
      return <Tent field={fieldOfArmy(theatre, theatre.hqs[piece.hq]?.army, side)} />;
    default:
      return <Back field={SIDE_FIELD[side]} />;
  }
}
