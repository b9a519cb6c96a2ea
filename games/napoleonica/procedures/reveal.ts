import { yesNo } from '../actions/yes-no.ts';
import { cancelCard, checkStillLegal, immediateEffects } from '../attack/immediate.ts';
import { turnUp } from '../attack/laid.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { attackingPlayer, defendingPlayer, targetOf } from '../attack/sides.ts';
import { attackCard, defenceCard, isReal, refuseMode } from '../attack/turned-up.ts';
import { withdrawals } from '../attack/withdrawal.ts';
import { battleOf, changeUnit } from '../field/battle.ts';
import { type RevealFrame, revealFrame } from '../frames.ts';
import { CARD_MODES } from '../grammar.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import { byPlayer, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const chooseMode: Rule<RevealFrame, 'mode'> = {
  type: 'mode',
  rule: 'NAP-ATK.10',
  candidates: (_state, { step }) =>
    step === 'mode' ? CARD_MODES.map((mode) => ({ type: 'mode', mode })) : [],
  refuse: (state, _frame, _seat, { mode }) => refuseMode(battleOf(state), mode),
  target: ({ mode }) => ({ button: mode }),
  apply(umpire, frame, _seat, { mode }) {
    const battle = battleOf(umpire.state);
    changeAttack(battle, { mode });
    frame.step = 'apply';
    const card = attackCard(battle) ?? '';
    umpire.emit({ type: 'cardUsed', rule: 'NAP-ATK.10', player: attackingPlayer(battle), card, mode });
  },
};

const applyCard = yesNo<RevealFrame>('apply', 'NAP-ATK.10', 'apply', (umpire, frame, yes) => {
  const battle = battleOf(umpire.state);
  changeAttack(battle, { applied: yes });
  frame.step = 'immediate';
  frame.waiting = immediateEffects(battle);
  const [player, card] = [defendingPlayer(battle), defenceCard(battle) ?? ''];
  umpire.emit({ type: 'cardUsed', rule: 'NAP-ATK.10', player, card, mode: yes ? 'main' : 'none' });
});

const marchAway: Rule<RevealFrame, 'pickHex'> = {
  type: 'pickHex',
  rule: 'NAP-DEK.7',
  *candidates(state, { step }) {
    if (step !== 'march') return;
    for (const hex of withdrawals(battleOf(state))) yield { type: 'pickHex', hex };
    yield { type: 'pickHex', hex: null };
  },
  refuse: () => null,
  target: ({ hex }) => (hex === null ? { button: 'stay' } : { hex }),
  apply(umpire, frame, _seat, { hex }) {
    frame.step = 'check';
    if (hex === null) return;
    const battle = battleOf(umpire.state);
    const { id, at } = targetOf(battle);
    changeUnit(battle, id, { at: hex });
    umpire.emit({ type: 'unitMoved', rule: 'NAP-MOV.7', unit: id, from: at, to: hex });
  },
};

const ASK = {
  mode: asking('NAP-ATK.10', prompts.mode),
  apply: asking('NAP-ATK.10', prompts.apply),
  march: asking('NAP-DEK.7', prompts.march),
};

export const reveal = procedure(revealFrame, {
  rule: 'NAP-ATK.10',
  pending(state, { step }) {
    const battle = battleOf(state);
    if (step === 'mode' && isReal(attackCard(battle))) return ASK.mode(attackingPlayer(battle));
    if (step === 'apply' && isReal(defenceCard(battle))) return ASK.apply(defendingPlayer(battle));
    if (step === 'march') return ASK.march(defendingPlayer(battle));
    return NOBODY;
  },
  actions: [chooseMode, applyCard, marchAway],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    switch (frame.step) {
      case 'turnUp':
        return turnBothUp(umpire, frame);
      case 'mode':
        frame.step = 'apply';
        return;
      case 'apply':
        frame.step = 'immediate';
        frame.waiting = immediateEffects(battle);
        return;
      case 'immediate':
        return nextImmediate(umpire, frame);
      case 'check':
        checkStillLegal(umpire);
        frame.step = 'immediate';
        return;
      default:
        return umpire.end();
    }
  },
});

function turnBothUp(umpire: Table, frame: RevealFrame): void {
  const battle = battleOf(umpire.state);
  if (attackCard(battle) === null && defenceCard(battle) === null) {
    umpire.end();
    return;
  }
  frame.step = 'mode';
  const { attackerLaid, defenderLaid } = attackOf(battle);
  const attacker = attackingPlayer(battle);
  // A card of the attack this one grew out of lies there still, and was turned up before.
  const isNew = (player: Player): boolean => (player === attacker ? attackerLaid : defenderLaid);
  const cards = byPlayer((player) => (isNew(player) ? turnUp(umpire, player) : null));
  umpire.emit({ type: 'cardsTurnedUp', rule: 'NAP-ATK.10', cards });
}

function nextImmediate(umpire: Table, frame: RevealFrame): void {
  const [next, ...rest] = frame.waiting;
  frame.waiting = rest;
  if (next === undefined) {
    umpire.end();
    return;
  }
  if (next === 'attacker') {
    cancelCard(umpire);
    return;
  }
  const battle = battleOf(umpire.state);
  if (!attackOf(battle).cancelled && withdrawals(battle).length > 0) frame.step = 'march';
}
