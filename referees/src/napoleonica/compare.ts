// What a decision led to, held against what the referee carried out: nothing may have changed that nobody was told of.
import { ALL, sorted } from './letters.ts';
import { type Battle, type Holding, LINES, PLAYERS, type Player, type Unit } from './shape.ts';
import { unitCard } from './tables/units.ts';
import type { Walk } from './walk.ts';

const unitFacts = (unit: Unit): object => {
  const { at, models, fatigue, blanks, grenade, type, owner, detachment, onceUsed } = unit;
  return {
    ...{ at, models, fatigue, blanks, type, owner, detachment },
    // What has left the field throws nothing any more.
    grenade: grenade && at >= 0,
    orders: sorted(unit.orders),
    onceUsed: onceUsed.toSorted(),
  };
};

const cardsIn = ({ hand, laid, deck, discard }: Holding): string =>
  [
    ...hand.map(({ card }) => card),
    laid === null || laid.card === 'decoy' ? '' : laid.card,
    ...deck,
    ...discard,
  ]
    .filter((card) => card !== '')
    .toSorted()
    .join();

function holdingFacts(holding: Holding, knowsCards: boolean): object {
  const { corruption, vp, passed, tablet } = holding;
  const orders = { pouch: sorted(holding.pouch), screen: sorted(holding.screen) };
  const spent = { spentOpen: sorted(holding.spentOpen), spentHidden: sorted(holding.spentHidden) };
  const lines = LINES.map((line) => tablet[line].toSorted().join());
  const hand = holding.hand.map(({ card }) => card).toSorted();
  const cards = knowsCards
    ? { hand, discard: holding.discard.toSorted(), deck: holding.deck }
    : { all: cardsIn(holding) };
  return { corruption, vp, passed, lines, ...orders, ...spent, ...cards };
}

function attackFacts({ attacks }: Battle): unknown {
  return attacks.map(({ attacker, target, kind, riposte, square, dice, mode, applied, overcharged }) => ({
    ...{ attacker, target, kind, riposte, square, mode, applied, overcharged },
    faces: dice.map(({ die, face }) => `${die} ${face}`),
  }));
}

/** NAP-CMP.11, NAP-CMP.12 hold wherever all else does: they are looked at on what was found. */
export function compare(walk: Walk, after: Battle): void {
  const { battle, judge } = walk;
  for (const [id, unit] of battle.units.entries()) {
    const found = after.units[id];
    if (found !== undefined)
      judge.check('positions', 'NAP-CMP.10', `unit ${id}`, unitFacts(unit), unitFacts(found));
  }
  for (const player of PLAYERS) {
    const knows = !walk.shuffled.includes(player) && !isSpent(walk, player);
    const [mine, theirs] = [battle.players[player], after.players[player]];
    judge.check(
      'positions',
      'NAP-CMP.10',
      `what ${player} has`,
      holdingFacts(mine, knows),
      holdingFacts(theirs, knows),
    );
  }
  const facts = ({ ground, round, leader, revealed, winter }: Battle) => ({
    ground,
    round,
    leader,
    winter,
    revealed: revealed.length === 1 ? '' : revealed.toSorted().join(),
  });
  judge.check('positions', 'NAP-CMP.10', 'the field', facts(battle), facts(after));
  if (after.result === null) judgeInvariants(walk, after);
  battle.attacks.length = Math.min(battle.attacks.length, after.attacks.length);
  judge.check('positions', 'NAP-ATK.6', 'attacks', attackFacts(battle), attackFacts(after));
}

/** NAP-CMP.11, NAP-CMP.12: seventeen Orders each, and every lost model of a living unit on the tablet. */
function judgeInvariants({ judge }: Walk, after: Battle): void {
  for (const player of PLAYERS) {
    const own = after.units.filter(({ owner }) => owner === player);
    const { pouch, screen, spentOpen, spentHidden, tablet } = after.players[player];
    const all = sorted([pouch, screen, spentOpen, spentHidden, ...own.map(({ orders }) => orders)].join(''));
    judge.check('invariants', 'NAP-CMP.11', `Orders of ${player}`, ALL, all);
    const lost = own.flatMap((unit) => {
      const missing = unit.at >= 0 ? unitCard(unit.type).size - unit.models : 0;
      return Array.from({ length: missing }, () => unit.type);
    });
    const found = LINES.flatMap((line) => tablet[line]);
    judge.check('invariants', 'NAP-CMP.12', `tablet of ${player}`, lost.toSorted(), found.toSorted());
  }
}

/** NAP-AUT.1: an automaton's deck that was used up is shuffled anew, unseen. */
const isSpent = ({ battle, moment }: Walk, player: Player): boolean =>
  battle.terms.automaton === player && moment.drawn.some(({ purpose }) => purpose.startsWith('NAP-AUT.1'));
