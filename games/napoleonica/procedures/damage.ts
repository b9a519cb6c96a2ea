// NAP-S9, NAP-DMG: damage is prevented, absorbed, and what is left removes models.
// Also NAP-CRT.8, NAP-RUL.42.
import type { Frozen } from '@grognard/kernel';
import { yesNo } from '../actions/yes-no.ts';
import { changeActivation } from '../activation/record.ts';
import { mainEffect, reaction } from '../attack/cards.ts';
import { damageDealt, damageOf, damageReduced, isCritical } from '../attack/ignores.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { attackingPlayer, defendingPlayer, targetOf } from '../attack/sides.ts';
import { isInAuraOf } from '../field/auras.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { gainCorruption, spendCorruption } from '../field/corruption.ts';
import { tire } from '../field/fatigue.ts';
import { canTire } from '../field/units.ts';
import { type DamageFrame, damageFrame } from '../frames.ts';
import { loseModels } from '../harm/losses.ts';
import { bearerOf, NO_ITEM, useUp } from '../items/bearers.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

/** A10 */
const RESILIENCE_LIMIT = 2;

const damageNow = (battle: Frozen<Battle>): number => damageOf(battle, attackOf(battle));

/** NAP-DMG.4: still 2 or more, with room for Fatigue; never against magic, Pierce or a Cursed Shot. */
function canAbsorb(battle: Frozen<Battle>): boolean {
  const attack = attackOf(battle);
  return (
    attack.kind !== 'magic' &&
    !isCritical(battle, attack, 'pierce') &&
    mainEffect(battle, attack) !== 'A09' &&
    canTire(targetOf(battle)) &&
    damageNow(battle) >= 2
  );
}

const preventable = (battle: Frozen<Battle>): number =>
  Math.min(RESILIENCE_LIMIT, battle.players[defendingPlayer(battle)].corruption);

const spend: Rule<DamageFrame, 'spend'> = {
  type: 'spend',
  rule: 'NAP-COR.6',
  candidates: (state, { step }) =>
    step === 'spend'
      ? Array.from({ length: preventable(battleOf(state)) + 1 }, (_, count) => ({ type: 'spend', count }))
      : [],
  refuse: () => null,
  target: ({ count }) => ({ button: `${count}` }),
  apply(umpire, frame, _seat, { count }) {
    const battle = battleOf(umpire.state);
    spendCorruption(umpire, defendingPlayer(battle), count, 'NAP-COR.6');
    changeAttack(battle, { prevented: count });
    frame.step = 'absorb';
  },
};

const absorb = yesNo<DamageFrame>('absorb', 'NAP-DMG.4', 'choose', (umpire, frame, yes) => {
  frame.step = 'saint';
  if (!yes) return;
  const battle = battleOf(umpire.state);
  tire(umpire, attackOf(battle).target, 'NAP-DMG.4');
  changeAttack(battle, { absorbed: true });
});

/** RL5: the Saint's Finger. */
const FINGER = 'RL5';

/** The unit would lose its last model, and the relic is near enough. */
function canPlead(battle: Frozen<Battle>): boolean {
  const target = targetOf(battle);
  const bearer = bearerOf(battle, target.owner, FINGER);
  return bearer !== undefined && isInAuraOf(target, bearer) && damageNow(battle) >= target.models;
}

const plead: Rule<DamageFrame, 'item'> = {
  type: 'item',
  rule: 'NAP-TRN.23',
  candidates: (_state, { step }) => (step === 'plead' ? [{ type: 'item', item: FINGER }, NO_ITEM] : []),
  refuse: () => null,
  target: ({ item }) => ({ button: item }),
  apply(umpire, frame, seat, { item }) {
    frame.step = 'lose';
    if (item !== FINGER) return;
    useUp(umpire, asPlayer(seat), FINGER);
    changeAttack(battleOf(umpire.state), { saved: true });
  },
};

const ASK = {
  spend: askingInAttack('NAP-COR.6', prompts.prevent),
  choose: askingInAttack('NAP-DMG.4', prompts.absorb),
  plead: askingInAttack('NAP-TRN.23', prompts.saint),
};

export const damage = procedure(damageFrame, {
  rule: 'NAP-DMG.1',
  pending: (state, { step }) =>
    step === 'spend' || step === 'choose' || step === 'plead'
      ? ASK[step](defendingPlayer(battleOf(state)), battleOf(state))
      : NOBODY,
  actions: [spend, absorb, plead],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    switch (frame.step) {
      case 'prevent':
        return prevent(battle, frame);
      case 'absorb':
        frame.step = canAbsorb(battle) ? 'choose' : 'saint';
        return;
      case 'saint':
        frame.step = canPlead(battle) ? 'plead' : 'lose';
        return;
      default:
        lose(umpire);
        return umpire.end();
    }
  },
});

function prevent(battle: Battle, frame: DamageFrame): void {
  frame.step = 'absorb';
  if (damageNow(battle) === 0) return;
  const card = reaction(battle);
  if (card === 'F12') changeAttack(battle, { prevented: 1 });
  if (card === 'A10' && preventable(battle) > 0) frame.step = 'spend';
}

/** NAP-DMG.5 */
function lose(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const attack = attackOf(battle);
  const [dealt, reduced, total] = [
    damageDealt(battle, attack),
    damageReduced(battle, attack),
    damageNow(battle),
  ];
  if (dealt.length > 0)
    umpire.emit({ type: 'damageDealt', rule: 'NAP-DMG.1', unit: attack.target, dealt, reduced, total });
  const most = attack.saved ? targetOf(battle).models - 1 : total;
  const losses = loseModels(
    umpire,
    attack.target,
    Math.min(total, most),
    attackingPlayer(battle),
    'NAP-DMG.5',
  );
  const destroyed = unitOf(battle, attack.target).models === 0;
  changeAttack(battle, { losses, destroyed });
  if (destroyed) rewardHunt(umpire);
}

/** A05, NAP-DEK.7: pays once. */
function rewardHunt(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const { activation } = battle;
  if (activation?.grant.card !== 'A05' || attackOf(battle).riposte !== null) return;
  gainCorruption(umpire, attackingPlayer(battle), 2, 'NAP-DEK.7');
  changeActivation(battle, { grant: { ...activation.grant, card: null } });
}
