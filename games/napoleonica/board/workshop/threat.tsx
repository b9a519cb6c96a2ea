// What a point buys: the expected damage of every attack row of the roster against a target one chooses.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import type { Enlisted } from '../../data/rosters.ts';
import { TERRAIN, TERRAIN_CODES, type TerrainCode } from '../../data/terrain.ts';
import { UNITS, unitCard } from '../../data/units.ts';
import { FACTIONS, type UnitTypeId } from '../../data/words.ts';
import { type Threat as RowThreat, threatsOf } from '../../odds/threat.ts';
import { ARMY } from '../drawing/field/figures.tsx';
import { FACTION_NAME, KIND_NAME } from '../words/names.ts';
import { threatWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';
import { Bought, most, type UnitThreats } from './bought.tsx';
import type { Looking } from './looking.ts';
import './threat.css';

const GROUNDS = TERRAIN_CODES.filter((code) => TERRAIN[code].passable);
const LEAST_SCALE = 1.5;

interface TargetProps {
  readonly target: UnitTypeId;
  onTarget(target: UnitTypeId): void;
  readonly ground: TerrainCode;
  onGround(ground: TerrainCode): void;
}

function TargetChooser({ target, onTarget, ground, onGround }: TargetProps) {
  return (
    <p class="target">
      <select
        aria-label={tell(threatWords.target)}
        value={target}
        onChange={(event) => onTarget(event.currentTarget.value)}
      >
        {FACTIONS.map((faction) => (
          <optgroup key={faction} label={capital(FACTION_NAME[faction])}>
            {UNITS.filter((card) => card.faction === faction).map(({ id, name, size }) => (
              <option key={id} value={id}>
                {tell(threatWords.targetOf, { unit: name, count: size })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <select
        aria-label={tell(threatWords.targetGround)}
        value={ground}
        onChange={(event) => onGround(GROUNDS.find((code) => code === event.currentTarget.value) ?? ground)}
      >
        {GROUNDS.map((code) => (
          <option key={code} value={code}>
            {tell(threatWords.onGround, { terrain: TERRAIN[code].name })}
          </option>
        ))}
      </select>
    </p>
  );
}

const rowName = ({ kind, range }: RowThreat): string =>
  kind === 'melee' ? KIND_NAME.melee : tell(threatWords.rowTo, { kind: KIND_NAME[kind], range });

interface BarsProps extends UnitThreats {
  readonly scale: number;
  readonly isLookedAt: boolean;
}

/** Dashed is the whole roll, filled what passes the defences. */
function Bars({ type, rows, scale, isLookedAt }: BarsProps) {
  const ink = `--ink-of-army:var(--${ARMY[unitCard(type).faction]})`;
  return (
    <>
      {rows.map((row, i) => (
        <p key={row.row} class={isLookedAt ? 'bar is-looked-at' : 'bar'} style={ink}>
          <b>{i === 0 ? unitCard(type).name : ''}</b>
          <span>{rowName(row)}</span>
          <span class="track" aria-hidden="true">
            <i class="whole" style={`width:${(row.whole / scale) * 100}%`} />
            <i class={`passes is-${row.kind}`} style={`width:${(row.expected / scale) * 100}%`} />
          </span>
          <span class="num">{row.expected.toFixed(2)}</span>
        </p>
      ))}
    </>
  );
}

const enlistedAs = (units: readonly Enlisted[]): readonly UnitTypeId[] => [
  ...new Set(units.map(({ unit }) => unit)),
];

export function Threat({ work, looking }: { readonly work: ArmyWork; readonly looking: Looking }) {
  const { faction, units } = work.bench.draft.army;
  const [chosen, onTarget] = useState<UnitTypeId | null>(null);
  const [ground, onGround] = useState<TerrainCode>('.');
  const target = chosen ?? (faction === 'abyss' ? 'FR01' : 'AB08');
  const threats = enlistedAs(units).map((type) => ({
    type,
    rows: threatsOf({ unit: type, detachment: null }, target, ground),
  }));
  const scale = Math.max(LEAST_SCALE, most(threats.flatMap(({ rows }) => rows.map(({ whole }) => whole))));
  return (
    <section class="napoleonica-threat sheet">
      <h2>
        {tell(threatWords.threat)} <small>{tell(threatWords.threatOf)}</small>
      </h2>
      <TargetChooser target={target} onTarget={onTarget} ground={ground} onGround={onGround} />
      {threats.map(({ type, rows }) => (
        <Bars key={type} type={type} rows={rows} scale={scale} isLookedAt={looking.unit === type} />
      ))}
      <p class="caption">
        {tell(threatWords.threatSay)} <RuleLink rule="NAP-DIC.1" />
      </p>
      {threats.length > 0 && <Bought units={threats} looking={looking} />}
    </section>
  );
}
