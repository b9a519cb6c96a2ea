// A table to test at: units on hexes, dice by the symbols they show, one line per sentence.
import {
  type DrawSource,
  invariant,
  legal,
  type Match,
  outcomeOf,
  pending,
  type RuleId,
  startFrom,
  startMatch,
  submit,
  why,
} from '@grognard/kernel';
import { FULL } from '../activation/grants.ts';
import type { Context } from '../context.ts';
import { FACES } from '../data/dice.ts';
import { hexName, hexNamed } from '../data/field.ts';
import { type AttackKind, DICE, type DieSymbol } from '../data/words.ts';
import type { Event } from '../events.ts';
import { battleOf } from '../field/battle.ts';
import { lettersOf } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import type { Action } from '../grammar.ts';
import { PLAIN } from '../input/terms.ts';
import { napoleonica } from '../module.ts';
import type { Options } from '../options.ts';
import type { Battle, PlayerState, State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Player } from '../vocabulary.ts';

type UnitSpec = string | ({ readonly type: string } & { readonly [fact: string]: unknown });
/** By hex; 'reserve1' and the like for units that wait. */
type Side = { readonly [hex: string]: UnitSpec };

export interface Scene {
  readonly A?: Side;
  readonly B?: Side;
  /** Hex to code of NAP-TER.9. */
  readonly terrain?: { readonly [hex: string]: string };
  readonly terms?: object;
  readonly players?: { readonly A?: object; readonly B?: object };
  readonly turn?: Player;
  readonly facts?: object;
  readonly frames?: readonly object[];
  /** Numbers for draws that are no attack dice. */
  readonly draws?: readonly number[];
}

/** `*` crit, `H` hit, `<` retreat, `-` miss. */
const SYMBOL: { readonly [sign: string]: DieSymbol } = { '*': 'crit', H: 'hit', '<': 'retreat', '-': 'miss' };

interface Chance extends DrawSource {
  readonly dice: DieSymbol[];
  readonly numbers: number[];
}

function chance(): Chance {
  const [dice, numbers]: [DieSymbol[], number[]] = [[], []];
  return {
    dice,
    numbers,
    draw(index, sides, purpose) {
      const die = DICE.find((each) => purpose.endsWith(`die ${each}`));
      if (die === undefined) return Math.min(sides, numbers.shift() ?? (index % sides) + 1);
      const wanted = dice.shift();
      invariant(wanted !== undefined, `the test has no die left for "${purpose}"`);
      const face = FACES[die].indexOf(wanted);
      invariant(face >= 0, `no ${wanted} on a die ${die}`);
      return face + 1;
    },
  };
}

const SCREEN = 'GGGGBBBRR';
const FACTION: { readonly [letters: string]: string } = { FR: 'france', RU: 'russia', AB: 'abyss' };

function rawPosition(scene: Scene): object {
  const units = (['A', 'B'] as const).flatMap((owner) =>
    Object.entries(scene[owner] ?? {}).map(([hex, spec]) => ({
      owner,
      at: hex.startsWith('reserve') ? 'reserve' : hex,
      ...(typeof spec === 'string' ? { type: spec } : spec),
    })),
  );
  const factionOf = (owner: Player): object => {
    const first = units.find((unit) => unit.owner === owner)?.type.slice(0, 2) ?? '';
    return FACTION[first] === undefined ? {} : { faction: FACTION[first] };
  };
  let ground = PLAIN;
  for (const [hex, code] of Object.entries(scene.terrain ?? {})) {
    const at = hexNamed(hex);
    ground = ground.slice(0, at) + code + ground.slice(at + 1);
  }
  const { players, turn = 'A', frames } = scene;
  return {
    battle: {
      terms: { ground, ...scene.terms },
      units,
      players: {
        A: { ...factionOf('A'), screen: SCREEN, ...players?.A },
        B: { ...factionOf('B'), screen: SCREEN, ...players?.B },
      },
      turn: { player: turn, basics: 0, deactivated: [], pact: false },
      ...scene.facts,
    },
    ...(frames === undefined ? {} : { frames }),
  };
}

const OPTIONS = ((): Options => {
  const parsed = napoleonica.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
})();

export type Played = Match<State, Action, Event, View, Options, Context>;

/** What says no, or as little as may be. */
function isRefusal(action: Action): boolean {
  switch (action.type) {
    case 'lay':
      return action.card === null;
    case 'riposte':
      return action.how === null;
    case 'advance':
    case 'regroup':
    case 'persecute':
    case 'pickHex':
      return action.hex === null;
    case 'mode':
      return action.mode === 'none';
    case 'ignoreRetreat':
    case 'spend':
      return action.count === 0;
    case 'substitute':
      return action.ability === 'none';
    case 'done':
    case 'stop':
    case 'end':
    case 'pass':
      return true;
    default:
      return 'yes' in action && action.yes === false;
  }
}

export class TestTable {
  readonly match: Played;
  readonly events: Event[] = [];
  readonly #chance: Chance;

  constructor(match: Played, source: Chance) {
    this.match = match;
    this.#chance = source;
    this.events.push(...match.opening.events);
  }

  get battle(): Battle {
    return battleOf(this.match.state) as Battle;
  }

  /** 'A turn.choose': who is asked, and where. */
  asked(): string {
    if (outcomeOf(this.match) !== null) return 'over';
    const top = this.match.state.frames.at(-1);
    return `${pending(this.match)
      .map(({ seat }) => seat)
      .join('')} ${top?.proc}.${top?.step}`;
  }

  /** The next attack dice, by symbol: '*H<-'. */
  dice(symbols: string): this {
    this.#chance.dice.push(...[...symbols].flatMap((sign) => SYMBOL[sign] ?? []));
    return this;
  }

  draws(...numbers: readonly number[]): this {
    this.#chance.numbers.push(...numbers);
    return this;
  }

  diceLeft(): number {
    return this.#chance.dice.length;
  }

  /** Whoever is asked does this. */
  play(...actions: readonly Action[]): this {
    for (const action of actions) {
      const seat = pending(this.match)[0]?.seat ?? '';
      this.as(seat as Player, action);
    }
    return this;
  }

  as(seat: Player, action: Action): this {
    const reply = submit(this.match, seat, action);
    if (!reply.ok)
      throw new Error(`${seat} ${JSON.stringify(action)} at ${this.asked()}: ${JSON.stringify(reply)}`);
    this.events.push(...reply.events);
    return this;
  }

  legal(seat?: Player): readonly Action[] {
    return legal(this.match, seat ?? pending(this.match)[0]?.seat ?? '');
  }

  /** Legal actions of one kind. */
  options<T extends Action['type']>(type: T): readonly Extract<Action, { readonly type: T }>[] {
    return this.legal().filter(
      (action): action is Extract<Action, { readonly type: T }> => action.type === type,
    );
  }

  /** The rule against an action; null when it may be done, 'not offered' when it makes no sense here. */
  refused(action: Action): RuleId | null | 'not offered' {
    const answer = why(this.match, pending(this.match)[0]?.seat ?? '', action);
    if (answer === null) return null;
    return 'rule' in answer ? answer.rule : 'not offered';
  }

  /** Everybody says no until this procedure asks, or a turn, or it is over. */
  until(...procs: readonly string[]): this {
    for (let i = 0; i < 200; i++) {
      const proc = this.match.state.frames.at(-1)?.proc ?? '';
      if (outcomeOf(this.match) !== null || proc === 'turn' || procs.includes(proc)) return this;
      const no = this.legal().find(isRefusal) ?? this.legal()[0];
      if (no === undefined) throw new Error(`nobody can say no at ${this.asked()}`);
      this.play(no);
    }
    throw new Error(`still at ${this.asked()}`);
  }

  /** Activates the unit on the hex with whatever pays, and goes on to its act. */
  activate(hex: string): this {
    const { id } = this.at(hex);
    const action = this.options('activate').find(({ unit }) => unit === id);
    if (action === undefined) throw new Error(`${hex} cannot be activated at ${this.asked()}`);
    this.play(action);
    while (!this.asked().endsWith('activation.act') && this.asked().includes('activation.'))
      this.play(this.legal().find(isRefusal) ?? { type: 'end' });
    return this;
  }

  /** Activates and attacks; stops at NAP-S1b. */
  attack(from: string, to: string, kind: AttackKind = 'melee'): this {
    this.activate(from);
    return this.strike(to, kind);
  }

  /** The unit of the activation attacks. */
  strike(to: string, kind: AttackKind = 'melee'): this {
    const unit = this.battle.units[this.battle.activation?.unit ?? -1];
    if (unit === undefined) throw new Error('no unit is activated');
    const row = profileOf(unit).rows.findIndex((each) => each.kind === kind);
    return this.play({ type: 'attack', row, target: this.at(to).id });
  }

  move(to: string): this {
    const action = this.options('move').find(({ hex }) => hex === hexNamed(to));
    return this.play(action ?? { type: 'move', hex: hexNamed(to) });
  }

  at(hex: string): Unit {
    const unit = this.battle.units.find(({ at }) => at === hexNamed(hex));
    if (unit === undefined) throw new Error(`nobody stands on ${hex}`);
    return unit;
  }

  isEmpty(hex: string): boolean {
    return this.battle.units.every(({ at }) => at !== hexNamed(hex));
  }

  unit(id: number): Unit {
    const unit = this.battle.units[id];
    if (unit === undefined) throw new Error(`no unit ${id}`);
    return unit;
  }

  /** '3/4 f1 o1', as in the rulebook's examples. */
  shown(hex: string | number): string {
    const unit = typeof hex === 'number' ? this.unit(hex) : this.at(hex);
    const tokens = lettersOf(unit.orders).length + unit.blanks;
    return `${unit.models}/${profileOf(unit).card.size} f${unit.fatigue} o${tokens}`;
  }

  where(id: number): string {
    const { at } = this.unit(id);
    return at < 0 ? `${at}` : hexName(at);
  }

  player(player: Player): PlayerState {
    return this.battle.players[player];
  }

  vp(): readonly [number, number] {
    return [this.player('A').vp, this.player('B').vp];
  }

  /** The pool of the attack in progress, as letters. */
  pool(): string {
    const attack = this.battle.attacks.at(-1);
    return (attack?.pool ?? []).map(({ die }) => die).join('');
  }

  heard<T extends Event['type']>(type: T): readonly Extract<Event, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);
  }
}

export function table(scene: Scene): TestTable {
  const parsed = napoleonica.parsePosition(rawPosition(scene));
  if (!parsed.ok) throw new Error(`the scene is impossible at ${parsed.error.path}: ${parsed.error.message}`);
  const source = chance();
  source.numbers.push(...(scene.draws ?? []));
  return new TestTable(startFrom(napoleonica, parsed.value, OPTIONS, source), source);
}

/** A match from its options; draws that are not given count up. */
export function begin(raw: object, ...numbers: readonly number[]): TestTable {
  const parsed = napoleonica.parseOptions(raw);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  const source = chance();
  source.numbers.push(...numbers);
  return new TestTable(startMatch(napoleonica, parsed.value, source), source);
}

export { hexNamed as hex };

/** The first unit, activated with an Order and free to do what it likes. */
export const ACTIVATION = {
  unit: 0,
  carried: false,
  restOnly: false,
  grant: { ...FULL },
  used: [],
  moved: 0,
  meleeMade: false,
  frenzied: false,
  persecuted: false,
  regrouped: [],
  over: false,
  deactivated: false,
};

const MATCH = {
  proc: 'match',
  step: 'over',
  options: {},
  winner: null,
  sideOf: null,
  armies: { A: null, B: null },
  factions: { A: null, B: null },
};
/** A round at one of its steps. */
export const roundAt = (step: string): readonly object[] => [
  MATCH,
  { proc: 'battle', step: 'again' },
  { proc: 'round', step },
];
/** A turn at one of its steps. */
export const turnFrames = (step: string, player: Player = 'A'): readonly object[] => [
  ...roundAt('score'),
  { proc: 'battlePhase', step: 'next', player: player === 'A' ? 'B' : 'A' },
  { proc: 'turn', step, player },
];
/** A battle that is still being set up. */
export const setupAt = (step: string, ...more: readonly object[]): readonly object[] => [
  MATCH,
  { proc: 'battle', step },
  ...more,
];
