import type { Json } from '@grognard/kernel';
import type { Players, TableState, Tables } from '@grognard/protocol';
import type { Ports } from '../src/index.ts';
import { memoryStore } from './memory-store.ts';
import { asleep } from './nearby.ts';
import { right, sit, tabOn } from './table-for-tests.ts';

export const friends: Players = { A: { kind: 'me' }, B: { kind: 'friend' } };
export const machine: Players = { A: { kind: 'me' }, B: { kind: 'ai', level: 'conscript' } };

export const PASS: Json = { type: 'pass' };
/** G20 Aide-de-Camp may be played before any activation, N03 Local Guides never in these scenes. */
export const ORDER_CARD = 'G20';
export const NO_USE = 'N03';

const LINES: readonly Json[] = [
  { at: 'A:L1', card: 'FR-LINE' },
  { at: 'A:L2', card: 'FR-LINE' },
  { at: 'A:S1', card: 'FR-LINE' },
  { at: 'B:L1', card: 'PR-LINE' },
  { at: 'B:L2', card: 'PR-LINE' },
];

interface Scene {
  /** The hands. */
  readonly A: readonly string[];
  readonly B: readonly string[];
  readonly units?: readonly Json[];
  /** Of A. */
  readonly objectives?: readonly string[];
}

/** Two lines face each other in the Combat phase, A before its activation: whoever holds a card may be asked in W-TURN. */
const position = ({ A, B, units = LINES, objectives = [] }: Scene): Json => ({
  phase: 'combat',
  first: 'A',
  turn: 3,
  units,
  players: {
    A: { hand: A, objectives: objectives.map((card) => ({ card })) },
    B: { faction: 'PR', hand: B },
  },
});

export interface SagaTable {
  readonly store: ReturnType<typeof memoryStore>;
  readonly host: Tables;
  readonly id: string;
  look(viewer: string): Promise<TableState>;
  /** Does it from what the seat sees now. */
  act(seat: string, action: Json): Promise<void>;
  /** The id of the window the seat is asked in now; null: it is asked something else, or nothing. */
  window(seat: string): Promise<string | null>;
}

export async function sagaTable(
  scene: Scene,
  players: Players = friends,
  ports: Partial<Ports> = {},
): Promise<SagaTable> {
  const store = memoryStore();
  const host = tabOn(store, { thinker: asleep, ...ports });
  const request = { game: 'saga', options: {}, players, hints: true, position: position(scene) };
  return at(store, host, right(await host.create(request)));
}

export function at(store: SagaTable['store'], host: Tables, id: string): SagaTable {
  const look = async (viewer: string): Promise<TableState> => right(await sit(host, id, viewer).look());
  return {
    store,
    host,
    id,
    look,
    async act(seat, action) {
      const reply = await sit(host, id, seat).submit({ action, seen: (await look(seat)).n });
      if (!reply.ok) throw new Error(JSON.stringify(reply));
    },
    async window(seat) {
      const { decisions } = await look(seat);
      return decisions.find((decision) => decision.seat === seat)?.window?.id ?? null;
    },
  };
}
