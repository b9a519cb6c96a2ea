// NAP-S10 (c), NAP-ATK.31, NAP-CRT.1, NAP-ABL.34: after the attack the attacker may move: Pas de Charge, Advance or Parting Shot.
import type { Frozen } from '@grognard/kernel';
import { changeActivation } from '../activation/record.ts';
import { mainEffect } from '../attack/cards.ts';
import { isCritical } from '../attack/ignores.ts';
import { attackOf } from '../attack/record.ts';
import { attackerOf, attackingPlayer } from '../attack/sides.ts';
import { battleOf, changeUnit } from '../field/battle.ts';
import { neighbours } from '../field/hexes.ts';
import { isDifficult, isPassable } from '../field/terrain.ts';
import { can, isExhausted, occupied } from '../field/units.ts';
import { type FollowUpFrame, followUpFrame } from '../frames.ts';
import type { ActionOf, FollowUp } from '../grammar.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

type Advance = ActionOf<'advance'>;

/** NAP-ATK.32: a riposte is followed by nothing but an Advance, of a unit that is not exhausted. */
function followUps(battle: Frozen<Battle>): readonly Advance[] {
  const attack = attackOf(battle);
  const unit = attackerOf(battle);
  if (unit.at < 0 || (attack.riposte !== null && isExhausted(unit))) return [];
  const units = occupied(battle);
  const open = neighbours(unit.at).filter((hex) => units[hex] === 0 && isPassable(battle, hex));
  const found: Advance[] = [];
  const left = attack.destroyed || attack.retreated !== 'no';
  if (mainEffect(battle, attack) === 'F09' && left && open.includes(attack.from))
    found.push({ type: 'advance', source: 'pasDeCharge', hex: attack.from });
  if (isCritical(battle, attack, 'advance'))
    for (const hex of open) found.push({ type: 'advance', source: 'advance', hex });
  const { activation } = battle;
  const isParting = attack.kind === 'ranged' && attack.riposte === null;
  if (isParting && activation?.unit === unit.id && activation.used.includes('partingShot'))
    for (const hex of open) found.push({ type: 'advance', source: 'partingShot', hex });
  return found;
}

const advanceTo: Rule<FollowUpFrame, 'advance'> = {
  type: 'advance',
  rule: 'NAP-CRT.1',
  candidates: (state) => [...followUps(battleOf(state)), { type: 'advance', source: null, hex: null }],
  refuse: () => null,
  target: ({ hex }) => (hex === null ? { button: 'stay' } : { hex }),
  apply(umpire, frame, _seat, { source, hex }) {
    frame.step = 'over';
    if (source !== null && hex !== null) follow(umpire, source, hex);
  },
};

function follow(umpire: Table, source: FollowUp, to: Hex): void {
  const battle = battleOf(umpire.state);
  const unit = attackerOf(battle);
  changeUnit(battle, unit.id, { at: to });
  umpire.emit({ type: 'unitFollowed', rule: 'NAP-ATK.31', unit: unit.id, source, to });
  const isStopped = isDifficult(battle, to) && !can(unit, 'ranger');
  if (isStopped && attackOf(battle).riposte === null) changeActivation(battle, { over: true });
}

const ask = askingInAttack('NAP-CRT.1', prompts.followUp);

export const followUp = procedure(followUpFrame, {
  rule: 'NAP-ATK.31',
  pending: (state, { step }) =>
    step === 'choose' ? ask(attackingPlayer(battleOf(state)), battleOf(state)) : NOBODY,
  actions: [advanceTo],
  advance(umpire, frame) {
    if (frame.step === 'look' && followUps(battleOf(umpire.state)).length > 0) frame.step = 'choose';
    else umpire.end();
  },
});
