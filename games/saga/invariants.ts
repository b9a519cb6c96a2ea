// What must hold after every single step of any game.
import type { Frozen } from '@grognard/kernel';
import { cardsInGame, unitsInGame } from './field/all-cards.ts';
import { boardOf, PLACES, zoneOf } from './field/places.ts';
import { refuseStanding } from './field/terrain.ts';
import { armOf, cardOf, findUnit, isCavalry, isInfantry } from './field/units.ts';
import type { State } from './state.ts';
import { PLAYERS } from './vocabulary.ts';

type Check = (state: Frozen<State>) => string | null;

const everyUnit = (
  test: (unit: NonNullable<Frozen<State>['field'][number]>, state: Frozen<State>) => string | null,
): Check => {
  return (state) => {
    for (const unit of state.field) {
      const wrong = unit === null ? null : test(unit, state);
      if (wrong !== null) return wrong;
    }
    return null;
  };
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

export const invariants: { readonly [name: string]: Check } = {
  'units stand where they say': (state) => {
    for (const [i, unit] of state.field.entries())
      if (unit !== null && unit.at !== PLACES[i]) return `${unit.id} is in ${PLACES[i]} but says ${unit.at}`;
    return null;
  },
  'ids are unique': (state) => {
    const ids = state.field.flatMap((unit) => unit?.id ?? []);
    return new Set(ids).size === ids.length ? null : ids.join();
  },
  'casualties stay below Cohesion': everyUnit((unit) =>
    unit.cas < cardOf(unit).cohesion ? null : `${unit.id} has ${unit.cas}`,
  ),
  'units fit their slots': everyUnit((unit, state) => refuseStanding(state, unit, unit.at)?.text ?? null),
  'no foot guns in the 1st Line': everyUnit((unit) =>
    zoneOf(unit.at) === 'L' && armOf(unit) === 'footArtillery' ? unit.id : null,
  ),
  'on the enemy board only out on a flank, and face-up': everyUnit((unit) =>
    boardOf(unit.at) === unit.owner || (zoneOf(unit.at) === 'OF' && unit.faceUp)
      ? null
      : `${unit.id} at ${unit.at}`,
  ),
  'the lines are face-up': everyUnit((unit) =>
    ['L', 'S', 'RT'].includes(zoneOf(unit.at)) && !unit.faceUp ? unit.id : null,
  ),
  'face-down units carry nothing': everyUnit((unit) =>
    !unit.faceUp && (unit.cas > 0 || unit.attached.length > 0 || unit.formation !== null) ? unit.id : null,
  ),
  'formations suit the arm': everyUnit((unit) => {
    if (unit.formation === null) return null;
    return (unit.formation === 'echelon' ? isCavalry(unit) : isInfantry(unit))
      ? null
      : `${unit.id} in ${unit.formation}`;
  }),
  'never two attached cards of one name': everyUnit((unit) =>
    new Set(unit.attached).size === unit.attached.length ? null : unit.id,
  ),
  'no charge marker beside Disarray without a new charge': everyUnit((unit) =>
    unit.chargeTurn !== null && unit.disarray && !isCavalry(unit) ? unit.id : null,
  ),
  'engaged pairs are enemies on the table, each in one Melee': (state) => {
    const engaged = state.melees.flatMap(({ units }) => units);
    if (new Set(engaged).size !== engaged.length) return engaged.join();
    for (const { units } of state.melees) {
      const [one, other] = units.map((id) => findUnit(state, id));
      if (one === undefined || other === undefined || one.owner === other.owner) return units.join();
    }
    return null;
  },
  'markers are never negative': (state) =>
    PLAYERS.some((player) => state.players[player].markers < 0) ? 'negative markers' : null,
  'one outflanker per player, one side each': (state) => {
    const out = state.field.filter((unit) => unit !== null && zoneOf(unit.at) === 'OF');
    if (PLAYERS.some((player) => out.filter((unit) => unit?.owner === player).length > 1))
      return 'two of one side';
    const sides = out.map((unit) => unit?.at.slice(2));
    return new Set(sides).size === sides.length ? null : `both in ${sides[0]}`;
  },
  'no card is lost or made': (state) => {
    for (const player of PLAYERS) {
      const { list } = state.players[player];
      if (!same(cardsInGame(state, player), list.hidden.strategy)) return `Strategy cards of ${player}`;
      if (!same(unitsInGame(state, player), list.hidden.units)) return `units of ${player}`;
    }
    return null;
  },
  'nobody waits in the intake without being placed': (state) => {
    const waiting = state.field.some((unit) => unit !== null && zoneOf(unit.at) === 'IN');
    return waiting && !state.frames.some(({ proc }) => proc === 'reserveEntry')
      ? 'a unit was forgotten'
      : null;
  },
};
