// NAP-8.2: an attack from its declaration to its aftermath, NAP-S1 to NAP-S10. A riposte begins at NAP-S4 (NAP-ATK.32).
// Also NAP-ATK.29, NAP-ATK.33, NAP-RUL.25, NAP-RUL.61.
import type { Frame } from '@grognard/kernel';
import { applyCrit } from '../attack/crit.ts';
import { discardLaid } from '../attack/laid.ts';
import { attackOf, endAttack } from '../attack/record.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import {
  attackFrame,
  damageFrame,
  declarationFrame,
  followUpFrame,
  frenzyFrame,
  harmFrame,
  layCardsFrame,
  persecutionFrame,
  poolFrame,
  rerollsFrame,
  resultsFrame,
  retreatFrame,
  revealFrame,
  riposteFrame,
} from '../frames.ts';
import { sequence, type Table } from '../rule-types.ts';

const calls =
  (frame: () => Frame) =>
  (umpire: Table): void =>
    umpire.call(frame());

/** Steps a riposte does not have. */
const unlessRiposte =
  (frame: () => Frame) =>
  (umpire: Table): void => {
    if (attackOf(battleOf(umpire.state)).riposte === null) umpire.call(frame());
  };

/** NAP-ATK.31: a destroyed attacker stops the list, and so does an activation that is over. */
const ifOpen =
  (frame: () => Frame) =>
  (umpire: Table): void => {
    const battle = battleOf(umpire.state);
    const { attacker, riposte } = attackOf(battle);
    const isOver = riposte === null && battle.activation?.over === true;
    if (unitOf(battle, attacker).at >= 0 && !isOver) umpire.call(frame());
  };

export const attack = sequence(attackFrame, 'NAP-ATK.6', {
  declare: calls(() => declarationFrame.at('overcharge', {})),
  cards: calls(() => layCardsFrame.at('attacker', {})),
  reveal: calls(() => revealFrame.at('turnUp', { waiting: [] })),
  pool(umpire, frame) {
    // NAP-ATK.14: no roll, and NAP-S10 is skipped.
    if (attackOf(battleOf(umpire.state)).lost) frame.step = 'discard';
    else umpire.call(poolFrame.at('items', {}));
  },
  rerolls: calls(() => rerollsFrame.at('attacker', {})),
  crit: applyCrit,
  critRerolls(umpire) {
    const { dice, settled } = attackOf(battleOf(umpire.state));
    if (dice.length > settled && settled > 0) umpire.call(rerollsFrame.at('attacker', {}));
  },
  results: calls(() => resultsFrame.at('look', {})),
  retreat: (umpire) =>
    umpire.call(retreatFrame.at('look', { left: attackOf(battleOf(umpire.state)).retreats })),
  damage: calls(() => damageFrame.at('prevent', {})),
  harm: calls(() => harmFrame.at('bayonets', {})),
  riposte: unlessRiposte(() => riposteFrame.at('spirits', {})),
  followUp: ifOpen(() => followUpFrame.at('look', {})),
  frenzy: ifOpen(() => frenzyFrame.at('look', {})),
  persecution: ifOpen(() => persecutionFrame.at('look', {})),
  discard(umpire) {
    const battle = battleOf(umpire.state);
    if (attackOf(battle).riposte === null) discardLaid(umpire);
    endAttack(battle);
  },
});
