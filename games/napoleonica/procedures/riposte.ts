// NAP-S10 (b), NAP-ATK.31, NAP-ATK.32: Vengeful Spirits, then at most one riposte of the defender.
import type { Frozen } from '@grognard/kernel';
import { reaction } from '../attack/cards.ts';
import { callRiposte } from '../attack/declare.ts';
import { attackOf } from '../attack/record.ts';
import { coloursToPay, strikes } from '../attack/ripostes.ts';
import { defendingPlayer } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { oneOrder } from '../field/orders.ts';
import { payOpenly } from '../field/pouch.ts';
import { type RiposteFrame, riposteFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { effectDamage } from '../harm/losses.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

type Answer = ActionOf<'riposte'>;

function answers(state: Frozen<State>): readonly Answer[] {
  const battle = battleOf(state);
  const found: Answer[] = [];
  for (const { how } of strikes(battle)) {
    if (how !== 'counterblow') found.push({ type: 'riposte', how });
    else for (const pay of coloursToPay(battle)) found.push({ type: 'riposte', how, pay });
  }
  found.push({ type: 'riposte', how: null });
  return found;
}

const riposteWith: Rule<RiposteFrame, 'riposte'> = {
  type: 'riposte',
  rule: 'NAP-ATK.32',
  candidates: answers,
  refuse: () => null,
  target: ({ how }) => ({ button: how ?? 'decline' }),
  apply(umpire, frame, seat, { how, pay }) {
    frame.step = 'over';
    const battle = battleOf(umpire.state);
    const strike = strikes(battle).find((each) => each.how === how);
    if (strike === undefined) return;
    if (pay !== undefined) payOpenly(umpire, asPlayer(seat), oneOrder(pay), 'NAP-ABL.7');
    const { attacker, target } = attackOf(battle);
    callRiposte(umpire, strike.how, target, strike.row, strike.given, attacker);
  },
};

const ask = askingInAttack('NAP-ATK.32', prompts.riposte);

export const riposte = procedure(riposteFrame, {
  rule: 'NAP-ATK.32',
  pending: (state, { step }) =>
    step === 'choose' ? ask(defendingPlayer(battleOf(state)), battleOf(state)) : NOBODY,
  actions: [riposteWith],
  advance(umpire, frame) {
    if (frame.step === 'spirits') {
      frame.step = 'look';
      return avenge(umpire);
    }
    if (frame.step === 'look' && strikes(battleOf(umpire.state)).length > 0) frame.step = 'choose';
    else umpire.end();
  },
});

/** A12: not a riposte. */
function avenge(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const { losses, attacker } = attackOf(battle);
  if (reaction(battle) === 'A12' && losses > 0)
    effectDamage(umpire, attacker, defendingPlayer(battle), 'NAP-ATK.31');
}
