// NAP-S4, NAP-COR.6, NAP-RUL.100: Corruption for one more die (A08, A06), or to take dice away (A02).
import type { Frozen } from '@grognard/kernel';
import { mainEffect, reaction } from '../attack/cards.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { attackingPlayer, defendingPlayer } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import type { PoolFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';

const HORROR_LIMIT = 3;

/** What one more die costs the attacker now: A08, A06; 0: no die to be had. */
function diePrice(battle: Frozen<Battle>): number {
  const attack = attackOf(battle);
  if (attack.riposte !== null) return 0;
  if (mainEffect(battle, attack) === 'A08') return 1;
  const { activation } = battle;
  return activation?.unit === attack.attacker && activation.grant.card === 'A06' ? 2 : 0;
}

export function offered(battle: Frozen<Battle>, step: PoolFrame['step']): readonly number[] {
  if (step === 'pay') {
    const price = diePrice(battle);
    return price > 0 && battle.players[attackingPlayer(battle)].corruption >= price ? [0, price] : [];
  }
  if (step !== 'horror' || reaction(battle) !== 'A02') return [];
  const most = Math.min(HORROR_LIMIT, battle.players[defendingPlayer(battle)].corruption);
  return most === 0 ? [] : Array.from({ length: most + 1 }, (_, count) => count);
}

export const spendOnPool: Rule<PoolFrame, 'spend'> = {
  type: 'spend',
  rule: 'NAP-COR.6',
  candidates: (state, { step }) => offered(battleOf(state), step).map((count) => ({ type: 'spend', count })),
  refuse: () => null,
  target: ({ count }) => ({ button: `${count}` }),
  apply(umpire, frame, _seat, { count }) {
    const battle = battleOf(umpire.state);
    if (frame.step === 'horror') {
      spendCorruption(umpire, defendingPlayer(battle), count, 'NAP-COR.6');
      changeAttack(battle, { horror: count });
      frame.step = 'assemble';
      return;
    }
    spendCorruption(umpire, attackingPlayer(battle), count, 'NAP-COR.6');
    const isSalvo = mainEffect(battle) !== 'A08';
    changeAttack(battle, isSalvo && count > 0 ? { granted: 'S' } : { paid: count });
    frame.step = 'horror';
  },
};
