// NAP-S2, NAP-S3: cards that are laid and turned up in an attack.
import type { Named } from '../contract.ts';
import { laidCard } from './pool.ts';
import { unitOf } from './profile.ts';
import type { Attack } from './shape.ts';
import { cardOf } from './tables/cards.ts';
import { named, playerIn, takeKnown, takeTop, type Walk } from './walk.ts';

export function cardLaid(walk: Walk, event: Named): void {
  const { battle, moment } = walk;
  const player = playerIn(event);
  const attack = battle.attacks.at(-1);
  if (attack === undefined || event['isLaid'] !== true) return;
  const isAttacker = unitOf(battle, attack.attacker).owner === player;
  const holding = battle.players[player];
  if (battle.terms.automaton === player) {
    holding.laid = { card: takeTop(walk, player), seen: false, spied: false, wasSeen: false };
  } else {
    const card = String(moment.action['card']);
    const place = holding.hand.findIndex((held) => held.card === card && !held.seen);
    const anyPlace = holding.hand.findIndex((held) => held.card === card);
    if (card !== 'decoy') holding.hand.splice(place >= 0 ? place : anyPlace, 1);
    holding.laid = { card, seen: false, spied: false, wasSeen: false };
    walk.judge.must('cards', 'NAP-ATK.8', `${player} lays ${card}`, card === 'decoy' || anyPlace >= 0);
  }
  if (isAttacker) attack.attackerLaid = true;
  else attack.defenderLaid = true;
  if (battle.action !== null) {
    walk.judge.must('cards', 'NAP-BAT.11', `${player} lays one card`, !battle.action.carded[player]);
    battle.action.carded[player] = true;
  }
}

export function cardsTurnedUp(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const cards = event['cards'] as { A: string | null; B: string | null };
  const attack = battle.attacks.at(-1);
  if (attack === undefined) return;
  for (const who of ['attacker', 'defender'] as const) {
    const { owner } = unitOf(battle, who === 'attacker' ? attack.attacker : attack.target);
    if (walk.shuffled.includes(owner)) {
      const { laid } = battle.players[owner];
      if (laid?.card === '') {
        laid.card = cards[owner] ?? '';
        takeKnown(walk, owner, laid.card);
      }
    }
    judge.check('cards', 'NAP-ATK.10', `card of ${owner}`, laidCard(battle, attack, who), cards[owner]);
  }
}

export function cardUsed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const attack = battle.attacks.at(-1);
  if (attack === undefined) return;
  const isAttacker = unitOf(battle, attack.attacker).owner === event['player'];
  const { type, on, bonus } = cardOf(named(event, 'card'));
  const fits = attack.kind === 'grenade' ? on.length === 3 : on.includes(attack.kind);
  const mode = event['mode'] as Attack['mode'];
  judge.count('cards');
  if (mode === 'none') return;
  if (!isAttacker) {
    judge.must('cards', 'NAP-ATK.9', `${event['card']} as a Reaction`, type === 'reaction' && fits);
    attack.applied = true;
    return;
  }
  const isBonus = bonus.some(({ kind }) => kind === attack.kind);
  const isFit = mode === 'main' ? type === 'attack' && fits : isBonus;
  judge.must('cards', 'NAP-ATK.8', `${event['card']} used as ${mode}`, isFit);
  attack.mode = mode;
}
