// NAP-GEN.7: what a unit can do: its card, its detachment, its improvement and what its Commander bears, best values only.
import type { Ability, AbilityName } from '../data/abilities.ts';
import { detachment } from '../data/detachments.ts';
import type { AttackRow, UnitCard } from '../data/unit-card.ts';
import { unitCard } from '../data/units.ts';
import { type Arm, armOf, type Die } from '../data/words.ts';
import { giftOf } from './gifts.ts';

export interface Profile {
  readonly card: UnitCard;
  readonly arm: Arm;
  readonly movement: number;
  readonly stamina: number;
  readonly rows: readonly AttackRow[];
  readonly abilities: ReadonlySet<AbilityName>;
  readonly aura: number;
  readonly draft: number;
  readonly masterOfAttack: number;
  /** IM1: on ranged attacks only. */
  readonly sharpshooters: number;
  readonly masterOfDefence: number;
  readonly persecution: number;
  readonly flank: Die | null;
  readonly buckshot: Die | null;
  readonly counterblow: readonly Die[] | null;
}

interface Equipped {
  readonly type: string;
  readonly detachment: string | null;
  readonly improvement: string | null;
  readonly items: readonly string[];
}

const PLAIN = new Map<string, Profile>();
const EQUIPPED = new Map<string, Profile>();

export function profileOf(unit: Equipped): Profile {
  const isPlain = unit.detachment === null && unit.improvement === null && unit.items.length === 0;
  const [cache, key] = isPlain
    ? [PLAIN, unit.type]
    : [EQUIPPED, `${unit.type} ${unit.detachment} ${unit.improvement} ${unit.items.join()}`];
  let profile = cache.get(key);
  if (profile === undefined) {
    profile = profileFor(unit);
    cache.set(key, profile);
  }
  return profile;
}

function profileFor(unit: Equipped): Profile {
  const card = unitCard(unit.type);
  const gifts = [unit.improvement, ...unit.items].flatMap((id) => (id === null ? [] : [giftOf(id)]));
  const abilities: readonly Ability[] = [
    ...card.abilities,
    ...(unit.detachment === null ? [] : [detachment(unit.detachment).gives]),
    ...gifts.flatMap((gift) => gift.abilities ?? []),
  ];
  const sum = (of: 'movement' | 'stamina' | 'range' | 'aura' | 'sharpshooters'): number =>
    gifts.reduce((total, gift) => total + (gift[of] ?? 0), 0);
  const best = (name: AbilityName): number =>
    Math.max(0, ...abilities.map((ability) => (ability.name === name && 'x' in ability ? ability.x : 0)));
  const dieOf = (name: 'flank' | 'buckshot'): Die | null =>
    abilities.flatMap((ability) => (ability.name === name ? [ability.die] : []))[0] ?? null;
  return {
    card,
    arm: armOf(card.branch),
    movement: card.movement + sum('movement'),
    stamina: card.stamina + sum('stamina'),
    rows: card.attacks.map((row) =>
      row.kind === 'ranged' ? { ...row, range: row.range + sum('range') } : row,
    ),
    abilities: new Set(abilities.map(({ name }) => name)),
    aura: best('aura') + sum('aura'),
    draft: best('draft'),
    masterOfAttack: best('masterOfAttack'),
    sharpshooters: sum('sharpshooters'),
    masterOfDefence: best('masterOfDefence'),
    persecution: best('persecution'),
    flank: dieOf('flank'),
    buckshot: dieOf('buckshot'),
    counterblow:
      abilities.flatMap((ability) => (ability.name === 'counterblow' ? [ability.dice] : []))[0] ?? null,
  };
}
