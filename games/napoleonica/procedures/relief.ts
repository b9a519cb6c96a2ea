// Fatigue taken off units one by one: Lull (NAP-EDK.2), Reinforcement cards, Patience (NAP-ABL.38), musicians, cards.
import type { Frozen } from '@grognard/kernel';
import { isInAura, isInAuraOf } from '../field/auras.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { refresh } from '../field/fatigue.ts';
import { isAdjacent } from '../field/hexes.ts';
import { type ReliefFrame, reliefFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import type { Player, UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

type Among = ReliefFrame['among'];

type Test = (battle: Frozen<Battle>, unit: Frozen<Unit>, centre: Frozen<Unit> | null) => boolean;
const IS_AMONG: { readonly [among in Among]: Test } = {
  own: () => true,
  aura: (battle, unit) => isInAura(battle, unit),
  unitAura: (_battle, unit, centre) => centre !== null && unit.id !== centre.id && isInAuraOf(unit, centre),
  adjacent: (_battle, unit, centre) => centre !== null && isAdjacent(unit.at, centre.at),
};

/** Units that may be named; those without Fatigue gain nothing and are not offered. */
export function tiredUnits(
  battle: Frozen<Battle>,
  player: Player,
  among: Among,
  of: UnitId | null,
): readonly Frozen<Unit>[] {
  const centre = of === null ? null : unitOf(battle, of);
  return battle.units.filter(
    (unit) =>
      unit.owner === player && unit.fatigue > 0 && unit.at >= 0 && IS_AMONG[among](battle, unit, centre),
  );
}

const open = (battle: Frozen<Battle>, frame: Frozen<ReliefFrame>): readonly Frozen<Unit>[] =>
  tiredUnits(battle, frame.player, frame.among, frame.of).filter(({ id }) => !frame.named.includes(id));

const unfatigue: Rule<ReliefFrame, 'unfatigue'> = {
  type: 'unfatigue',
  rule: 'NAP-FAT.4',
  candidates: (state, frame) =>
    open(battleOf(state), frame).map(({ id }) => ({ type: 'unfatigue', unit: id })),
  refuse: () => null,
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply: (umpire, frame, _seat, { unit }) => relieve(umpire, frame, unit),
};

function relieve(umpire: Table, frame: ReliefFrame, id: UnitId): void {
  const { fatigue } = unitOf(battleOf(umpire.state), id);
  refresh(umpire, id, frame.all ? fatigue : 1, 'NAP-FAT.4');
  frame.left -= 1;
  frame.named = [...frame.named, id];
  frame.step = 'look';
}

const stop: Rule<ReliefFrame, 'stop'> = {
  type: 'stop',
  rule: 'NAP-GEN.10',
  role: 'commit',
  candidates: (_state, { must, named }) => (must && named.length === 0 ? [] : [{ type: 'stop' }]),
  refuse: () => null,
  target: () => ({ button: 'stop' }),
  apply: (_umpire, frame) => {
    frame.step = 'over';
  },
};

const ask = asking('NAP-FAT.4', prompts.unfatigue);

export const relief = procedure(reliefFrame, {
  rule: 'NAP-FAT.4',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [unfatigue, stop],
  advance(umpire, frame) {
    const { step, left, named, must } = frame;
    const [only, other] = step === 'look' && left > 0 ? open(battleOf(umpire.state), frame) : [];
    if (only === undefined) return umpire.end([...named]);
    // NAP-ACN.2: what must be and can be only one needs no question.
    if (must && named.length === 0 && other === undefined) relieve(umpire, frame, only.id);
    else frame.step = 'choose';
  },
});
