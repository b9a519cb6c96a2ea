// Whole orders for the search: the unit, the cards that widen what it may do or the pass, and its declaration.
import { type Frozen, type Random, simulate } from '@grognard/kernel';
import { clone } from '../clone.ts';
import type { Event } from '../events.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { type Look, mayTake } from './looks.ts';
import { cardWorth, isWindow } from './play-cards.ts';

const PASS: Action = { type: 'pass' };
/** A card that looks worse than this is left for the playouts to miss. */
const HOPELESS = -0.15;

const rules = {
  id: 'saga',
  procedures,
  always: [],
  outcome: (state: Frozen<State>) => state.result,
  clone,
};

/** What comes between the marker and the declaration. */
interface Opening {
  readonly actions: readonly Action[];
  readonly declares: boolean;
  /** Enabling cards that may be played instead of passing. */
  readonly cards: readonly Action[];
}

export function* orderPlans(
  state: Frozen<State>,
  player: Player,
  random: Random,
  looks: readonly Look[],
): Generator<readonly Action[]> {
  const openings = new Map<string, Opening>();
  for (const look of looks) {
    if (look.order === null || !mayTake(state, look)) continue;
    const { activate, declare } = look.order;
    const key = `${activate.unit} ${activate.mode ?? ''}`;
    const known = openings.get(key);
    const opening = known ?? openingOf(state, player, random, activate);
    openings.set(key, opening);
    const says: readonly Action[] =
      opening.declares && declare !== null ? [{ type: 'declare', ...declare }] : [];
    if (known === undefined || says.length > 0) yield [...opening.actions, ...says];
    if (known === undefined) for (const card of opening.cards) yield [activate, card];
  }
}

/** Played through once: whether a window opens, and whether there is anything to declare. */
function openingOf(
  state: Frozen<State>,
  player: Player,
  random: Random,
  activate: ActionOf<'activate'>,
): Opening {
  const game = simulate<State, Action, Event>(rules, state, random);
  game.play(player, activate);
  const declares = (): boolean => isDeclaring(game.state, activate.unit);
  if (!isEnabling(game.state)) return { actions: [activate], declares: declares(), cards: [] };
  const legal = game.legal(player);
  const cards = legal.filter(
    (action) => action.type === 'card' && cardWorth(game.state, player, action) > HOPELESS,
  );
  if (!legal.some(({ type }) => type === 'pass')) return { actions: [activate], declares: false, cards };
  game.play(player, PASS);
  return { actions: [activate, PASS], declares: declares(), cards };
}

/** The unit itself is asked, not the next one: a single declaration is made at once. */
function isDeclaring({ frames, activation }: Frozen<State>, unit: string): boolean {
  const frame = frames.at(-1);
  return frame?.proc === 'activation' && frame.step === 'declare' && activation?.unit === unit;
}

function isEnabling({ frames }: Frozen<State>): boolean {
  const frame = frames.at(-1);
  return frame !== undefined && isWindow(frame) && frame.occasion.window === 'W-DEC';
}
