// A battle in a position: only `units` must be there; the rest is as in the first turn of a first round.
import { type Secret, secret } from '@grognard/kernel';
import {
  type Form,
  type FormValue,
  fault,
  flag,
  listOf,
  maybe,
  nullable,
  oneOf,
  optional,
  record,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import { ESCALATION_CARDS } from '../data/escalation-cards.ts';
import { REINFORCEMENT_DECK } from '../data/reinforcement-cards.ts';
import { isPassable } from '../field/terrain.ts';
import type { Battle, Escalation, Unit } from '../state.ts';
import { type ByPlayer, byPlayer as eachPlayer, PHASES, type Player } from '../vocabulary.ts';
import { action, activation, attack, battleResult, escalation, turn } from './facts.ts';
import { completePlayer, playerForm } from './player.ts';
import { ground, terms } from './terms.ts';
import { units } from './units.ts';
import { byPlayer, escalationId, player, reinforcementId, unitId } from './words.ts';

const players = record({ A: playerForm('france'), B: playerForm('abyss') });
const few = whole(0, 999);

export const battleForm = record({
  terms: optional(terms, terms({}, 'terms')),
  ground: maybe(ground),
  sideOf: maybe(byPlayer(oneOf(['south', 'north']))),
  phase: optional(oneOf(PHASES), 'battle'),
  round: optional(whole(0, 8), 1),
  leader: optional(nullable(player), 'A'),
  tieHolder: optional(nullable(player), 'B'),
  reinforcementDeck: maybe(listOf(reinforcementId, 30)),
  reinforcementDiscard: optional(listOf(reinforcementId, 30), []),
  revealed: optional(listOf(reinforcementId, 3), []),
  escalationDeck: maybe(listOf(escalationId, 8)),
  escalation: optional<Escalation | null>(nullable(escalation), { card: 'E4', side: 'A' }),
  escalated: optional(listOf(escalationId, 8), ['E4']),
  players: optional(players, players({}, 'players')),
  units,
  turn: optional(nullable(turn), { player: 'A', basics: 0, deactivated: [], pact: false, topLaid: false }),
  action: optional(nullable(action), null),
  activation: optional(nullable(activation), null),
  attacks: optional(listOf(attack, 10), []),
  gained: optional(listOf(unitId, 60), []),
  winter: optional(nullable(player), null),
  legends: optional(byPlayer(few), { A: 0, B: 0 }),
  tied: optional(flag, false),
  mourning: optional(listOf(player, 20), []),
  usedLoot: optional(listOf(text, 20), []),
  scores: optional(listOf(byPlayer(few), 8), []),
  result: optional(nullable(battleResult), null),
});
export type GivenBattle = FormValue<typeof battleForm>;

export function battleIn(given: GivenBattle, path: string): Battle {
  const { terms: agreed, reinforcementDeck, escalationDeck, units: all } = given;
  checkPlaces(given, path);
  return {
    ...given,
    terms: fieldedTerms(given),
    ground: given.ground ?? agreed.ground,
    sideOf: given.sideOf ?? agreed.sideOf,
    units: [...all],
    players: eachPlayer((each) => completePlayer(each, given.players[each], all, `${path}.players.${each}`)),
    reinforcementDeck: hidden(
      reinforcementDeck ?? without(REINFORCEMENT_DECK, [...given.reinforcementDiscard, ...given.revealed]),
    ),
    escalationDeck: hidden(
      escalationDeck ??
        without(
          ESCALATION_CARDS.map(({ id }) => id),
          given.escalated,
        ).slice(0, Math.max(0, agreed.escalation - given.escalated.length)),
    ),
  };
}

const hidden = (cards: readonly string[]): readonly Secret<string>[] => cards.map((card) => secret(card));

function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Armies are what stands there, when nothing else is said. */
function fieldedTerms({ terms: agreed, units: all, players: seated }: GivenBattle): Battle['terms'] {
  const isGiven = agreed.armies.A.units.length > 0 || agreed.armies.B.units.length > 0;
  if (isGiven) return agreed;
  const armyOf = (each: Player) => ({
    faction: seated[each].faction,
    units: all
      .filter(({ owner }) => owner === each)
      .map(({ type, detachment, improvement, items }: Unit) => ({
        type,
        detachment,
        improvement,
        items,
        fatigue: 0,
      })),
    buildings: [],
  });
  const armies: ByPlayer<Battle['terms']['armies']['A']> = eachPlayer(armyOf);
  return { ...agreed, armies };
}

/** NAP-GEO.5, NAP-TER.9 */
function checkPlaces({ units: all, ground: laid, terms: agreed }: GivenBattle, path: string): void {
  const field = { ground: laid ?? agreed.ground };
  const taken = new Set<number>();
  for (const { id, at } of all) {
    if (at < 0) continue;
    if (taken.has(at)) fault('impossible', `${path}.units[${id}].at`, 'Two units stand there (NAP-GEO.5).');
    if (!isPassable(field, at))
      fault('impossible', `${path}.units[${id}].at`, 'That ground is impassable (NAP-TER.9).');
    taken.add(at);
  }
}

export const checkedBattle: Form<Battle> = Object.assign(
  (raw: unknown, path: string): Battle => battleIn(battleForm(raw, path), path),
  { schema: battleForm.schema },
);
