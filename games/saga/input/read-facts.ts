// The smaller facts of a position: rules, Terrain, Melees, effects, the activation, deeds, drafts, the result.
import type { Outcome } from '@grognard/kernel';
import {
  fault,
  flag,
  listOf,
  mapOf,
  mustBe,
  nullable,
  oneOf,
  optional,
  type Reader,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { findStrategyCard } from '../data/strategy-cards.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import { DECLARATION_KINDS, type Declaration, type Draft, STEP_KINDS, type Step } from '../grammar.ts';
import type { Activation, Deed, Effect, Ground, Melee } from '../state.ts';
import { OBJECTIVE_RULES, type Place, type TableRules, type TerrainSlot } from '../vocabulary.ts';
import {
  anyStrategyCardId,
  objectiveId,
  place,
  player,
  slot,
  strategyCardId,
  unitCardId,
  unitId,
} from './words.ts';

export const readRules: Reader<TableRules> = record<TableRules>({
  evade: optional(flag, true),
  outflank: optional(flag, true),
  objectives: optional(oneOf(OBJECTIVE_RULES), 'classic'),
  vpTarget: optional(whole(1, 100), 10),
  armyPoints: optional(whole(1, 10_000), 900),
  maxTurns: optional(nullable(whole(1, 1000)), 30),
  openLists: optional(flag, false),
  alwaysPrompt: optional(flag, true),
  autoScore: optional(flag, true),
});

export const readGround: Reader<Ground & { readonly at: Place }> = (raw, path) => {
  const read = record<{ at: Place; card: string; owner: 'A' | 'B' }>({
    at: place,
    card: strategyCardId,
    owner: player,
  });
  const ground = read(raw, path);
  if (findStrategyCard(ground.card)?.terrain === undefined)
    fault('impossible', `${path}.card`, `${ground.card} is no Terrain card.`);
  if (!TERRAIN_SLOTS.some((each) => ground.at.endsWith(`:${each}`)))
    fault('impossible', `${path}.at`, 'Terrain lies only in L, S and R slots (SAG-8.1).');
  return ground;
};

const pair =
  <T>(read: Reader<T>): Reader<readonly [T, T]> =>
  (raw, path) => {
    const [one, other, ...more] = listOf(read, 2)(raw, path);
    return one === undefined || other === undefined || more.length > 0
      ? mustBe(raw, path, 'two')
      : [one, other];
  };

export const readMelee: Reader<Melee> = record<Melee>({
  units: pair(unitId),
  startCas: optional(pair(whole(0, 9)), [0, 0]),
  tests: optional(pair(whole(0, 9999)), [1, 1]),
});

export const readEffect: Reader<Effect> = record<Effect>({
  card: strategyCardId,
  by: player,
  unit: nullable(unitId),
  lasts: oneOf(['action', 'turn']),
});

/** Optional fields that are left out stay out. */
export const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;

export const maybe = <T>(read: Reader<T>): Reader<T> => optional<T | undefined>(read, undefined) as Reader<T>;

const step: Reader<Step> = (raw, path) =>
  present(record<Required<Step>>({ kind: oneOf(STEP_KINDS), to: slot, with: maybe(unitId) })(raw, path));

export const readDeclaration: Reader<Declaration> = (raw, path) =>
  present(
    record<Required<Declaration>>({
      kind: oneOf(DECLARATION_KINDS),
      to: maybe(slot),
      with: maybe(unitId),
      target: maybe(unitId),
      follow: maybe(oneOf(['fire', 'charge', 'engage'])),
      order: maybe(oneOf(['before', 'after'])),
      // biome-ignore lint/suspicious/noThenProperty: the grammar calls the second step of a Forced March `then`
      then: maybe(step),
    })(raw, path),
  );

export const readActivation: Reader<Activation> = record<Activation>({
  player,
  unit: unitId,
  from: place,
  declared: nullable(readDeclaration),
  hadWindow: flag,
  charged: flag,
  evadeFailed: flag,
});

export const readDeed: Reader<Deed> = (raw, path) => {
  const kind = oneOf(['eliminated', 'retreated', 'meleeWon', 'outflanked'])(
    fieldOf(raw, 'deed'),
    `${path}.deed`,
  );
  if (kind === 'outflanked')
    return record<{ deed: 'outflanked'; owner: 'A' | 'B' }>({ deed: oneOf([kind]), owner: player })(
      raw,
      path,
    );
  if (kind === 'meleeWon')
    return record<Extract<Deed, { deed: 'meleeWon' }>>({
      deed: oneOf([kind]),
      owner: player,
      card: unitCardId,
      at: place,
      cavalry: flag,
      charging: flag,
    })(raw, path);
  return record<Extract<Deed, { deed: 'eliminated' | 'retreated' }>>({
    deed: oneOf([kind]),
    owner: player,
    card: unitCardId,
  })(raw, path);
};

export const fieldOf = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null && name in raw
    ? (raw as { [name: string]: unknown })[name]
    : undefined;

const terrainSlot: Reader<TerrainSlot> = oneOf(TERRAIN_SLOTS);

export const readDraft: Reader<Draft> = (raw, path) => {
  const kind = oneOf(['objective', 'deploy', 'terrain', 'initiative', 'held'])(
    fieldOf(raw, 'kind'),
    `${path}.kind`,
  );
  switch (kind) {
    case 'objective':
      return record<Extract<Draft, { kind: 'objective' }>>({
        kind: oneOf([kind]),
        obj: nullable(objectiveId),
      })(raw, path);
    case 'deploy':
      return record<Extract<Draft, { kind: 'deploy' }>>({
        kind: oneOf([kind]),
        slots: mapOf(terrainSlot, unitCardId),
      })(raw, path);
    case 'terrain':
      return record<Extract<Draft, { kind: 'terrain' }>>({
        kind: oneOf([kind]),
        slots: mapOf(terrainSlot, strategyCardId),
      })(raw, path);
    case 'initiative':
      return record<Extract<Draft, { kind: 'initiative' }>>({
        kind: oneOf([kind]),
        card: nullable(anyStrategyCardId),
      })(raw, path);
    default:
      return record<Extract<Draft, { kind: 'held' }>>({ kind: oneOf([kind]), objs: listOf(objectiveId, 3) })(
        raw,
        path,
      );
  }
};

const text: Reader<string> = (raw, path) =>
  typeof raw === 'string' && raw !== '' ? raw : mustBe(raw, path, 'a text');
const ruleId: Reader<Outcome['rule']> = (raw, path) =>
  typeof raw === 'string' && /^SAG-R?\d/.test(raw)
    ? (raw as Outcome['rule'])
    : mustBe(raw, path, 'a rule id');
const fact: Reader<string | number> = (raw, path) =>
  typeof raw === 'string' || typeof raw === 'number' ? raw : mustBe(raw, path, 'a text or a number');

export const readResult: Reader<Outcome> = (raw, path) =>
  present(
    record<Required<Outcome>>({
      winners: listOf(player, 1),
      rule: ruleId,
      text,
      with: maybe(mapOf(text, fact)),
    })(raw, path),
  );
