// S3, NAP-ATK.10, ATK.11, ATK.14: laid cards are turned up; the attacker, then the defender say what they make of theirs;
// IMMEDIATE effects work at once.
// Also NAP-RUL.65, RUL.87.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { yesNo } from '../actions/yes-no.ts';
import { bonusDie, hasMainEffect } from '../attack/cards.ts';
import { turnUp } from '../attack/laid.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { attackerOf, attackingPlayer, defendingPlayer, targetOf } from '../attack/sides.ts';
import { refuseReach } from '../attack/targets.ts';
import { withdrawals } from '../attack/withdrawal.ts';
import { isDecoy } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import { battleOf, changeUnit } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { profileOf } from '../field/profile.ts';
import { type RevealFrame, revealFrame } from '../frames.ts';
import { CARD_MODES, type CardMode } from '../grammar.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { byPlayer } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { asking, NOBODY } from './asking.ts';

const attackCard = (battle: Frozen<Battle>): CardId | null =>
  attackOf(battle).attackerLaid ? (battle.players[attackingPlayer(battle)].laid?.hidden ?? null) : null;
const defenceCard = (battle: Frozen<Battle>): CardId | null =>
  attackOf(battle).defenderLaid ? (battle.players[defendingPlayer(battle)].laid?.hidden ?? null) : null;

/** A card laid in this attack, and not the Decoy. */
const isReal = (card: CardId | null): card is CardId => card !== null && !isDecoy(card);

/** NAP-DEK.5, DEK.7: the pact needs a card to cancel, and its price. */
function refuseMode(battle: Frozen<Battle>, mode: CardMode): Refusal | null {
  const card = attackCard(battle);
  const { kind } = attackOf(battle);
  if (mode === 'none' || card === null) return null;
  if (mode === 'bonus') return bonusDie(card, kind) === null ? no('NAP-CRD.5', refusals.noBonus) : null;
  if (!hasMainEffect(card, kind)) return no('NAP-ATK.10', refusals.noMainEffect);
  if (card !== 'A15') return null;
  if (defenceCard(battle) === null) return no('NAP-DEK.7', refusals.nothingToCancel);
  return battle.players[attackingPlayer(battle)].corruption < 1
    ? no('NAP-DEK.5', refusals.tooLittleCorruption)
    : null;
}

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

/** NAP-ATK.11: if both are IMMEDIATE the attacker's goes first. */
function immediateEffects(battle: Frozen<Battle>): RevealFrame['waiting'] {
  const { mode, applied } = attackOf(battle);
  const card = attackCard(battle);
  const cancels = mode === 'main' && (card === 'F16' || card === 'A15');
  const withdraws = applied && defenceCard(battle) === 'F14';
  return [...(cancels ? (['attacker'] as const) : []), ...(withdraws ? (['defender'] as const) : [])];
}

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
  const cards = byPlayer((player) => turnUp(umpire, player));
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

/** F16, A15 (NAP-ATK.15): the defender's card has no effect; F16 without one adds a die. */
function cancelCard(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const card = defenceCard(battle);
  if (attackCard(battle) === 'A15') spendCorruption(umpire, attackingPlayer(battle), 1, 'NAP-DEK.5');
  if (card === null) changeAttack(battle, { coup: true });
  else {
    changeAttack(battle, { cancelled: true });
    umpire.emit({ type: 'cardCancelled', rule: 'NAP-ATK.15', player: defendingPlayer(battle), card });
  }
}

function checkStillLegal(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const attacker = attackerOf(battle);
  const row = profileOf(attacker).rows[attackOf(battle).row];
  if (row === undefined || refuseReach(battle, attacker, row, targetOf(battle)) === null) return;
  changeAttack(battle, { lost: true });
  umpire.emit({ type: 'attackLost', rule: 'NAP-ATK.14', attacker: attacker.id });
}
