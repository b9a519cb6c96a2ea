// Forms for what is in progress in a battle: turn, activation, attacks.

import type { Outcome, RuleId } from '@grognard/kernel';
import {
  type Form,
  flag,
  listOf,
  matching,
  nullable,
  oneOf,
  optional,
  record,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import type { Attack, PoolDie, RolledDie } from '../attack-record.ts';
import { ACTIVATABLE_ABILITIES } from '../data/abilities.ts';
import { ATTACK_KINDS, DICE, SYMBOLS } from '../data/words.ts';
import { CARD_MODES, REROLL_SOURCES, RIPOSTES } from '../grammar.ts';
import type { Activation, BasicAction, BattleResult, Escalation, Turn } from '../state.ts';
import { byPlayer, escalationId, grant, hex, player, unitId } from './words.ts';

const few = whole(0, 99);
const units = listOf(unitId, 40);

const isRule = (raw: unknown): raw is RuleId => typeof raw === 'string' && /^NAP-[A-Z]{3}\.\d+$/.test(raw);
export const ruleId = matching(isRule, 'a rule such as NAP-ATK.16', { pattern: '^NAP-[A-Z]{3}\\.\\d+$' });

export const turn: Form<Turn> = record<Turn>({
  player,
  basics: whole(0, 2),
  deactivated: units,
  pact: flag,
  topLaid: optional(flag, false),
});
export const action: Form<BasicAction> = record<BasicAction>({ carded: byPlayer(flag) });
export const activation: Form<Activation> = record<Activation>({
  unit: unitId,
  carried: flag,
  restOnly: flag,
  grant,
  used: listOf(oneOf(ACTIVATABLE_ABILITIES), 10),
  moved: few,
  meleeMade: flag,
  frenzied: flag,
  persecuted: flag,
  regrouped: units,
  over: flag,
  deactivated: flag,
});

const pool: Form<PoolDie> = record<PoolDie>({ die: oneOf(DICE), rule: ruleId });
const rolled: Form<RolledDie> = record<RolledDie>({
  die: oneOf(DICE),
  rule: ruleId,
  face: oneOf(SYMBOLS),
  byAttacker: flag,
  byDefender: flag,
});
const sources = listOf(oneOf(REROLL_SOURCES), 20);

export const attack: Form<Attack> = record<Attack>({
  attacker: unitId,
  target: unitId,
  row: whole(-1, 9),
  kind: oneOf(ATTACK_KINDS),
  riposte: nullable(oneOf(RIPOSTES)),
  given: nullable(listOf(oneOf(DICE), 6)),
  granted: nullable(oneOf(DICE)),
  from: hex,
  overcharged: flag,
  square: flag,
  attackerLaid: flag,
  defenderLaid: flag,
  mode: oneOf(CARD_MODES),
  applied: flag,
  cancelled: flag,
  coup: flag,
  lost: flag,
  paid: few,
  horror: few,
  items: optional(few, 0),
  removals: few,
  pool: listOf(pool, 20),
  dice: listOf(rolled, 20),
  attackerUsed: sources,
  defenderUsed: sources,
  critical: flag,
  settled: few,
  ignored: few,
  retreats: few,
  retreated: oneOf(['no', 'forced', 'regrouped']),
  retreatDamage: few,
  prevented: few,
  absorbed: flag,
  saved: optional(flag, false),
  losses: few,
  destroyed: flag,
});

export const escalation: Form<Escalation> = record<Escalation>({
  card: escalationId,
  side: oneOf(['A', 'B']),
});
export const battleResult: Form<BattleResult> = record<BattleResult>({
  winner: player,
  rule: ruleId,
  text,
  conceded: nullable(player),
});
export const outcome: Form<Outcome> = record<Outcome>({
  winners: listOf(player, 2),
  rule: ruleId,
  text,
} as never);
