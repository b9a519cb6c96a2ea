// NAP-S8, NAP-RET, NAP-ABL.18: the defender retreats one hex for each retreat left, or regroups if none is.
// Also NAP-ABL.6, NAP-FAQ.4, NAP-RUL.20, NAP-RUL.21, NAP-RUL.22, NAP-RUL.24, NAP-RUL.26, NAP-RUL.27, NAP-RUL.57, NAP-RUL.77.
import { type Frozen, no } from '@grognard/kernel';
import { changeActivation } from '../activation/record.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { retreatHexes } from '../attack/retreat-hexes.ts';
import { attackerOf, defendingPlayer, targetOf } from '../attack/sides.ts';
import { battleOf, changeUnit } from '../field/battle.ts';
import { isDifficult } from '../field/terrain.ts';
import { can } from '../field/units.ts';
import { type RetreatFrame, retreatFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

/** NAP-RET.2: looked at anew for every step. */
const openHexes = (battle: Frozen<Battle>): readonly Hex[] =>
  retreatHexes(battle, targetOf(battle).at, attackerOf(battle).at);

/** NAP-ABL.18: attacked in melee, nothing left to obey, not yet in this activation, and somewhere to go. */
function canRegroup(battle: Frozen<Battle>): boolean {
  const { kind, retreats, square } = attackOf(battle);
  const target = targetOf(battle);
  return (
    kind === 'melee' &&
    retreats === 0 &&
    !square &&
    can(target, 'regroup') &&
    battle.activation?.regrouped.includes(target.id) !== true &&
    openHexes(battle).length > 0
  );
}

const retreatTo: Rule<RetreatFrame, 'retreat'> = {
  type: 'retreat',
  rule: 'NAP-RET.3',
  candidates: (state, { step }) =>
    step === 'step' ? openHexes(battleOf(state)).map((hex) => ({ type: 'retreat', hex })) : [],
  against: () => no('NAP-RET.2', refusals.noRetreat),
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply: (umpire, frame, _seat, { hex }) => step(umpire, frame, hex),
};

const regroupTo: Rule<RetreatFrame, 'regroup'> = {
  type: 'regroup',
  rule: 'NAP-ABL.18',
  candidates(state, { step: at }) {
    if (at !== 'regroup') return [];
    const hexes: (Hex | null)[] = [...openHexes(battleOf(state)), null];
    return hexes.map((hex): ActionOf<'regroup'> => ({ type: 'regroup', hex }));
  },
  refuse: () => null,
  target: ({ hex }) => (hex === null ? { button: 'stay' } : { hex }),
  apply(umpire, frame, _seat, { hex }) {
    frame.step = 'over';
    if (hex !== null) regroup(umpire, hex);
  },
};

/** NAP-RET.4, NAP-RET.5, NAP-RET.7: difficult ground stops the retreat and costs a model, unless it is a Ranger's. */
function step(umpire: Table, frame: RetreatFrame, hex: Hex): void {
  const battle = battleOf(umpire.state);
  const { id, at } = targetOf(battle);
  changeUnit(battle, id, { at: hex });
  changeAttack(battle, { retreated: 'forced' });
  umpire.emit({ type: 'unitRetreated', rule: 'NAP-RET.1', unit: id, from: at, to: hex });
  frame.left -= 1;
  frame.step = 'look';
  if (!isStopping(battle)) return;
  endOwnActivation(battle);
  stopShort(umpire, frame);
}

function regroup(umpire: Table, hex: Hex): void {
  const battle = battleOf(umpire.state);
  const { id, at } = targetOf(battle);
  changeUnit(battle, id, { at: hex });
  const regrouped = battle.activation?.regrouped ?? [];
  changeActivation(battle, { regrouped: [...regrouped, id] });
  umpire.emit({ type: 'unitRegrouped', rule: 'NAP-ABL.18', unit: id, from: at, to: hex });
  const isStopped = isStopping(battle);
  changeAttack(battle, { retreated: 'regrouped', retreatDamage: isStopped ? 1 : 0 });
  if (isStopped) endOwnActivation(battle);
}

const isStopping = (battle: Frozen<Battle>): boolean => {
  const target = targetOf(battle);
  return isDifficult(battle, target.at) && !can(target, 'ranger');
};

/** NAP-ATK.34: driven into difficult ground by a riposte. */
function endOwnActivation(battle: Battle): void {
  if (battle.activation?.unit === attackOf(battle).target) changeActivation(battle, { over: true });
}

/** NAP-RET.5: never more than 1 damage from retreating in one attack. */
function stopShort(umpire: Table, frame: RetreatFrame): void {
  const { target } = changeAttack(battleOf(umpire.state), { retreatDamage: 1 });
  umpire.emit({ type: 'retreatStopped', rule: 'NAP-RET.5', unit: target });
  frame.left = 0;
  frame.step = 'over';
}

const ASK = {
  step: askingInAttack('NAP-RET.3', prompts.retreat),
  regroup: askingInAttack('NAP-ABL.18', prompts.regroup),
};

export const retreat = procedure(retreatFrame, {
  rule: 'NAP-RET.1',
  pending(state, { step: at }) {
    const battle = battleOf(state);
    return at === 'step' || at === 'regroup' ? ASK[at](defendingPlayer(battle), battle) : NOBODY;
  },
  actions: [retreatTo, regroupTo],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    if (frame.step === 'over') return umpire.end();
    if (frame.left === 0) {
      if (canRegroup(battle)) frame.step = 'regroup';
      else umpire.end();
      return;
    }
    const [only, other] = openHexes(battle);
    // NAP-RET.8: Clumsy units never retreat, which costs 1 whatever the number.
    if (only === undefined || can(targetOf(battle), 'clumsy')) stopShort(umpire, frame);
    else if (other === undefined) step(umpire, frame, only);
    else frame.step = 'step';
  },
});
