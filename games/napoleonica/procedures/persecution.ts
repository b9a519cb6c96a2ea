// NAP-S10 (e), NAP-ABL.16: after destroying an enemy in melee or driving it off, once in an activation, a pursuit and another
// melee attack, which is compulsory once the pursuit is chosen.
// Also NAP-RUL.58.
import type { Frozen } from '@grognard/kernel';
import { attacksOf } from '../actions/attack.ts';
import { changeActivation } from '../activation/record.ts';
import { declareAttack } from '../attack/declare.ts';
import { pursuits } from '../attack/pursuits.ts';
import { attackOf } from '../attack/record.ts';
import { attackerOf, attackingPlayer } from '../attack/sides.ts';
import { refuseTarget } from '../attack/targets.ts';
import { battleOf, changeUnit, unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { type PersecutionFrame, persecutionFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

function canPersecute(battle: Frozen<Battle>): boolean {
  const { riposte, kind, destroyed, retreated } = attackOf(battle);
  const unit = attackerOf(battle);
  return (
    riposte === null &&
    kind === 'melee' &&
    (destroyed || retreated === 'forced') &&
    battle.activation?.persecuted === false &&
    profileOf(unit).persecution > 0 &&
    pursuits(battle, unit).length > 0
  );
}

const persecute: Rule<PersecutionFrame, 'persecute'> = {
  type: 'persecute',
  rule: 'NAP-ABL.16',
  *candidates(state, { step }) {
    if (step !== 'choose') return;
    const battle = battleOf(state);
    for (const hex of pursuits(battle, attackerOf(battle))) yield { type: 'persecute', hex };
    yield { type: 'persecute', hex: null };
  },
  refuse: () => null,
  target: ({ hex }) => (typeof hex === 'number' ? { hex } : { button: hex ?? 'decline' }),
  apply(umpire, frame, _seat, { hex }) {
    frame.step = 'over';
    if (hex === null) return;
    const battle = battleOf(umpire.state);
    const { id } = attackerOf(battle);
    changeActivation(battle, { persecuted: true });
    if (hex !== 'stay') {
      changeUnit(battle, id, { at: hex });
      umpire.emit({ type: 'unitFollowed', rule: 'NAP-ABL.16', unit: id, source: 'persecution', to: hex });
    }
    frame.step = 'target';
  },
};

const legalAttacks = (battle: Frozen<Battle>): readonly ActionOf<'attack'>[] => {
  const unit = attackerOf(battle);
  return attacksOf(battle, unit, true).filter(
    ({ row, target }) => refuseTarget(battle, unit, row, unitOf(battle, target)) === null,
  );
};

const attackPursued: Rule<PersecutionFrame, 'attack'> = {
  type: 'attack',
  rule: 'NAP-ABL.16',
  candidates: (state, { step }) => {
    const battle = battleOf(state);
    return step === 'target' ? attacksOf(battle, attackerOf(battle), true) : [];
  },
  refuse: (state, _frame, _seat, { row, target }) => {
    const battle = battleOf(state);
    return refuseTarget(battle, attackerOf(battle), row, unitOf(battle, target));
  },
  target: ({ target }) => ({ unit: `${target}` }),
  apply: (umpire, frame, _seat, action) => strike(umpire, frame, action),
};

function strike(umpire: Table, frame: PersecutionFrame, { row, target }: ActionOf<'attack'>): void {
  frame.step = 'over';
  declareAttack(umpire, attackerOf(battleOf(umpire.state)).id, row, target);
}

const ASK = {
  choose: askingInAttack('NAP-ABL.16', prompts.persecute),
  target: askingInAttack('NAP-ABL.16', prompts.persecuteTarget),
};

export const persecution = procedure(persecutionFrame, {
  rule: 'NAP-ABL.16',
  pending(state, { step }) {
    const battle = battleOf(state);
    if (step === 'choose') return ASK.choose(attackingPlayer(battle), battle);
    const isChoice = step === 'target' && legalAttacks(battle).length > 1;
    return isChoice ? ASK.target(attackingPlayer(battle), battle) : NOBODY;
  },
  actions: [persecute, attackPursued],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    if (frame.step === 'look' && canPersecute(battle)) {
      frame.step = 'choose';
      return;
    }
    const [only] = frame.step === 'target' ? legalAttacks(battle) : [];
    if (only === undefined) umpire.end();
    else strike(umpire, frame, only);
  },
});
