// NAP-S1 to NAP-S10: what may be answered in an attack.
import { followUpsOf, mayFrenzy, meleeTargets, persecutionHexes, ripostesOf } from './after-attack.ts';
import { distance } from './hexes.ts';
import { reach } from './moves.ts';
import type { Legal } from './offers-turn.ts';
import { laidCard } from './pool.ts';
import { bearerOf, idOf, isInAuraOf, rowsOf, unitOf, unitsOf } from './profile.ts';
import { rerollsOf } from './rerolls.ts';
import { isOnList, mayAbsorb, mayRegroup, retreatHexes, retreatsIgnorable } from './results.ts';
import { type Attack, type Battle, type Frame, foeOf } from './shape.ts';
import { cardOf } from './tables/cards.ts';

const yesNo = (type: string): Legal[] => [
  { type, yes: true },
  { type, yes: false },
];
const spends = (most: number): Legal[] =>
  Array.from({ length: most + 1 }, (_each, count) => ({ type: 'spend', count }));

/** NAP-ATK.8, NAP-ATK.9, NAP-BAT.11: who has laid a card in this action lays none. */
function layOffers(battle: Battle, attack: Attack, who: 'attacker' | 'defender'): Legal[] {
  const unit = unitOf(battle, who === 'attacker' ? attack.attacker : attack.target);
  const { hand } = battle.players[unit.owner];
  const isFit = (id: string): boolean => {
    const { type, on, bonus } = cardOf(id);
    const fits = attack.kind === 'grenade' ? on.length === 3 : on.includes(attack.kind);
    if (who === 'defender') return type === 'reaction' && fits;
    if (attack.kind === 'grenade') return false;
    return (type === 'attack' && fits) || bonus.some(({ kind }) => kind === attack.kind);
  };
  const cards = [...new Set(hand.map(({ card }) => card))].filter(isFit);
  return [...cards, 'decoy', null].map((card) => ({ type: 'lay', card }));
}

function modeOffers(battle: Battle, attack: Attack): Legal[] {
  const card = laidCard(battle, attack, 'attacker') ?? 'decoy';
  const { type, bonus } = cardOf(card);
  const player = unitOf(battle, attack.attacker).owner;
  const modes = ['none'];
  if (bonus.some(({ kind }) => kind === attack.kind)) modes.push('bonus');
  const theirs = laidCard(battle, attack, 'defender');
  const canCancel = theirs !== null && battle.players[player].corruption >= 1;
  if (type === 'attack' && isOnList(battle, attack, 'attacker') && (card !== 'A15' || canCancel))
    modes.push('main');
  return modes.map((mode) => ({ type: 'mode', mode }));
}

function poolOffers(battle: Battle, attack: Attack, step: string): Legal[] {
  const dice = attack.pool.map((_die, index) => index);
  const distinct = dice.filter(
    (index) => attack.pool.findIndex(({ die }) => die === attack.pool[index]?.die) === index,
  );
  if (step === 'remove' || step === 'drop') return distinct.map((die) => ({ type: 'dropDie', die }));
  if (step === 'keep') return distinct.map((die) => ({ type: 'keepDie', die }));
  const unit = unitOf(battle, attack.attacker);
  const { corruption } = battle.players[unit.owner];
  if (step === 'horror') return spends(Math.min(3, battle.players[foeOf(unit.owner)].corruption));
  const price = laidCard(battle, attack, 'attacker') === 'A08' ? 1 : 2;
  return corruption >= price
    ? [
        { type: 'spend', count: 0 },
        { type: 'spend', count: price },
      ]
    : [];
}

const NO_ITEM = { type: 'item', item: 'none' };

function itemOffers(battle: Battle, attack: Attack): Legal[] {
  const unit = unitOf(battle, attack.attacker);
  const bearer = bearerOf(battle, unit.owner, 'RL6');
  const found: Legal[] = [NO_ITEM];
  if (bearer !== undefined && !bearer.onceUsed.includes('RL6') && isInAuraOf(unit, bearer))
    found.push({ type: 'item', item: 'RL6' });
  const count = (list: readonly string[]) => list.filter((each) => each === 'powderWagon').length;
  if (count(battle.terms.armies[unit.owner].buildings) > count(battle.usedLoot))
    found.push({ type: 'item', item: 'powderWagon' });
  return found;
}

function afterOffers(battle: Battle, attack: Attack, { proc, step }: Frame): Legal[] {
  const unit = unitOf(battle, attack.attacker);
  if (proc === 'riposte')
    return [
      { type: 'riposte', how: null },
      ...ripostesOf(battle, attack).map((each) => ({ type: 'riposte', ...each })),
    ];
  if (proc === 'followUp')
    return [
      { type: 'advance', source: null, hex: null },
      ...followUpsOf(battle, attack).map((each) => ({ type: 'advance', ...each })),
    ];
  if (proc === 'frenzy') return mayFrenzy(battle, attack) ? yesNo('frenzy') : [];
  if (step === 'target') {
    const row = rowsOf(unit).findIndex(({ kind }) => kind === 'melee');
    return meleeTargets(battle, unit, unit.at).map((foe) => ({
      type: 'attack',
      row,
      target: idOf(battle, foe),
    }));
  }
  const hexes = persecutionHexes(battle, attack).map((hex) => (hex === unit.at ? 'stay' : hex));
  return [null, ...hexes].map((hex) => ({ type: 'persecute', hex }));
}

function retreatOffers(battle: Battle, attack: Attack, step: string): Legal[] {
  const hexes = retreatHexes(battle, attack);
  if (step === 'step') return hexes.map((hex) => ({ type: 'retreat', hex }));
  if (!mayRegroup(battle, attack)) return [];
  return [null, ...hexes].map((hex) => ({ type: 'regroup', hex }));
}

/** NAP-CRT.10: units beside the hex the target held, not the target. */
export const blastTargets = (battle: Battle, attack: Attack): number[] =>
  unitsOf(battle, foeOf(unitOf(battle, attack.attacker).owner))
    .filter((foe) => distance(foe.at, attack.from) === 1)
    .map((foe) => idOf(battle, foe))
    .filter((id) => id !== attack.target);

function damageOffers(battle: Battle, attack: Attack, step: string): Legal[] | null {
  const player = unitOf(battle, attack.target).owner;
  if (step === 'choose') return mayAbsorb(battle, attack) ? yesNo('absorb') : [];
  if (step === 'plead') return [NO_ITEM, { type: 'item', item: 'RL5' }];
  if (step === 'spend') return spends(Math.min(2, battle.players[player].corruption));
  return null;
}

/** F14: hexes exactly one farther (NAP-DEK.7). */
export function feintHexes(battle: Battle, attack: Attack): number[] {
  const [unit, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  const away = distance(unit.at, target.at);
  return [...reach(battle, target, 1).keys()].filter((hex) => distance(unit.at, hex) === away + 1);
}

/** What may be answered at this step of the attack in progress; null: it is not reckoned. */
export function attackOffers(battle: Battle, attack: Attack, frame: Frame): Legal[] | null {
  const { proc, step } = frame;
  switch (proc) {
    case 'declaration':
      return yesNo(step);
    case 'layCards':
      return step === 'attacker' || step === 'defender'
        ? layOffers(battle, attack, step)
        : [NO_ITEM, { type: 'item', item: 'AR2' }];
    case 'reveal':
      if (step === 'mode') return modeOffers(battle, attack);
      if (step === 'apply') return yesNo('apply');
      return [null, ...feintHexes(battle, attack)].map((hex) => ({ type: 'pickHex', hex }));
    case 'pool':
      return step === 'items' ? itemOffers(battle, attack) : poolOffers(battle, attack, step);
    case 'rerolls': {
      const who = step === 'attacker' ? 'attacker' : 'defender';
      return [
        { type: 'done' },
        ...rerollsOf(battle, attack, who).map((each) => ({ type: 'reroll', ...each })),
      ];
    }
    case 'results': {
      const most = retreatsIgnorable(battle, attack);
      return Array.from({ length: most + 1 }, (_each, count) => ({ type: 'ignoreRetreat', count }));
    }
    case 'retreat':
      return retreatOffers(battle, attack, step);
    case 'damage':
      return damageOffers(battle, attack, step);
    case 'harm':
      return blastTargets(battle, attack).map((unit) => ({ type: 'blast', unit }));
    default:
      return afterOffers(battle, attack, frame);
  }
}
