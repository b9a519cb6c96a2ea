// How often a person is asked although there is nothing to choose, and how many presses a round or a turn takes: whole
// games against the machine, at a table like any other, each action sent as the page would send it. Titles may be named:
// `node scripts/prompts.ts saga`.
import { choose, levelFor } from '@grognard/ai';
import { games, type Title } from '@grognard/games/registry';
import { prompts } from '@grognard/games/saga/words/prompts.ts';
import { windowPrompts } from '@grognard/games/saga/words/windows.ts';
import { type Action, type AnyMind, invariant, randomOf, simulationSource } from '@grognard/kernel';
import type { Place, Players, TableState, Tables } from '@grognard/protocol';
import { atOneDevice, openTables } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { nearbyNews, nearbyThinker, someDice } from '@grognard/table/test/nearby.ts';

/** Of a hundred prompts, so many at most may leave nothing to choose. */
const FOREGONE = 3;
const GAMES = 20;

/** What is counted from one question of this rule to the next, and how many presses it may take, half of the time. */
interface Stretch {
  readonly name: string;
  readonly begins: string;
  /** Whether answers to that question count too. */
  readonly isWhole: boolean;
  /** Rules of questions that make it no quiet one. */
  readonly loud?: RegExp;
  /** Whether two answers, one right after the other, are one gesture: with pieces dragged, and with presses alone. */
  readonly dragged?: Joins;
  readonly pressed?: Joins;
  readonly most: number;
}

/** An answer, and what was asked. */
interface Answered {
  readonly prompt: string;
  readonly action: { readonly [fact: string]: unknown };
}
type Joins = (before: Answered, now: Answered, next: Answered | undefined) => boolean;

/** Answers to these questions in this order are one gesture. */
const inOrder =
  (...questions: readonly string[]): Joins =>
  (before, now) =>
    questions.includes(before.prompt) && questions.indexOf(now.prompt) > questions.indexOf(before.prompt);

const anyOf =
  (...ways: readonly Joins[]): Joins =>
  (before, now, next) =>
    ways.some((joins) => joins(before, now, next));

const isNothing = ({ action: { type } }: Answered): boolean => type === 'pass' || type === 'done';

const fightsOn = (answered: Answered | undefined): boolean => answered?.action['kind'] === 'continue';

/** The rest of a phase in one press (games/saga/board/input/phase-end.ts). */
const skipping =
  (...questions: readonly string[]): Joins =>
  (before, now, next) =>
    isNothing(before) &&
    (isNothing(now) || now.action['type'] === 'reinforce') &&
    inOrder(...questions)(before, now, next);
/** A slot for guns leaves the rest of the Reserve as it is (games/saga/board/input/arriving.ts). */
const makesRoom: Joins = (before, now) =>
  ['toReserve', 'removeFromReserve'].includes(String(before.action['type'])) &&
  now.prompt === prompts.rearrange &&
  isNothing(now);
const regroupsAll: Joins = (before, now) =>
  before.action['type'] === 'regroup' && now.action['type'] === 'regroup';
const sagaSkips = anyOf(
  makesRoom,
  regroupsAll,
  skipping(windowPrompts['W-REF'], prompts.regroup, windowPrompts['W-TER']),
  skipping(windowPrompts['W-END'], prompts.giveUpFormation, prompts.discard, prompts.reinforce),
);
const STRETCHES: { readonly [game: string]: Stretch } = {
  generals: {
    name: 'a quiet round after locking',
    begins: 'GEN-6.1',
    isWhole: false,
    loud: /^GEN-12/,
    most: 12,
  },
  saga: {
    name: 'a turn',
    begins: 'SAG-6.2',
    isWhole: true,
    // A piece is dragged to where it acts, past every card.
    dragged: anyOf(
      inOrder(windowPrompts['W-TURN'], prompts.activate, windowPrompts['W-DEC'], prompts.declare),
      sagaSkips,
    ),
    // A unit is pressed, then what it acts on; whoever fights on is activated by a press on the foe.
    pressed: anyOf(
      inOrder(windowPrompts['W-TURN'], prompts.activate),
      inOrder(windowPrompts['W-DEC'], prompts.declare),
      (before, now, next) =>
        before.prompt === prompts.activate && (fightsOn(now) || (isNothing(now) && fightsOn(next))),
      sagaSkips,
    ),
    most: 14,
  },
  // Quatre Bras: 8 turns of 60 presses, 10 seconds each, are 80 minutes.
  'later-campaigns': { name: 'a turn of Quatre Bras', begins: 'NLC-12.3c', isWhole: true, most: 60 },
};

class Count {
  asked = 0;
  /** Of these, with one answer only. */
  foregone = 0;
  /** In each stretch, with pieces dragged and with pieces pressed. */
  readonly presses: { readonly dragged: number; readonly pressed: number }[] = [];
  private now: Answered[] | null = null;
  private isLoud = false;
  /** The rule of the question before. */
  private before = '';
  private readonly stretch: Stretch | undefined;

  constructor(game: string) {
    this.stretch = STRETCHES[game];
  }

  /** One answer to what is asked in this state. */
  press(state: TableState, action: Action): void {
    const { stretch } = this;
    const answers = state.offers.filter(({ refusal, role }) => refusal === null && role !== 'grave');
    this.asked += 1;
    if (answers.length === 1) this.foregone += 1;
    const { rule = '', prompt = '' } = state.decisions.find(({ seat }) => seat === state.viewer) ?? {};
    if (stretch === undefined) return;
    // A letter takes several answers: only the first of them begins a turn.
    const isFirst = rule === stretch.begins && !(stretch.isWhole && this.before === rule);
    this.before = rule;
    if (isFirst) this.close(stretch);
    if (stretch.loud?.test(rule)) this.isLoud = true;
    if (isFirst) this.now = [];
    if (!isFirst || stretch.isWhole) this.now?.push({ prompt, action: { ...action } });
  }

  /** A stretch the game broke off counts for nothing, and what opens the next game is no part of it. */
  endGame(): void {
    this.now = null;
  }

  private close({ dragged, pressed }: Stretch): void {
    // Orders are written one after the other: a stretch without a press in it has not begun yet.
    if (this.now !== null && this.now.length > 0 && !this.isLoud)
      this.presses.push({ dragged: gestures(this.now, dragged), pressed: gestures(this.now, pressed) });
    this.isLoud = false;
  }
}

/** How many gestures a row of answers takes. A card that is played stands alone. */
const gestures = (answers: readonly Answered[], joins: Joins = () => false): number =>
  answers.filter((now, i) => {
    const before = answers[i - 1];
    return before === undefined || before.action['type'] === 'card' || !joins(before, now, answers[i + 1]);
  }).length;

const got = <T>(reply: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  invariant(reply.ok, JSON.stringify(reply));
  return reply.value;
};

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A person who plays like a conscript, and thinks again whenever something has come in between. False: it is over. */
async function playOn(module: AnyMind, place: Place, seed: number, count: Count): Promise<boolean> {
  let state = got(await place.look());
  if (state.outcome !== null) return false;
  const seat = state.viewer;
  if (!state.decisions.some((decision) => decision.seat === seat)) {
    await wait();
    return true;
  }
  const random = randomOf(simulationSource(seed + state.n));
  const { actions } = choose(module, state.view, seat, { level: levelFor(module, 'conscript'), random });
  for (const action of actions) {
    const sent = JSON.stringify(action);
    if (!state.offers.some((offer) => JSON.stringify(offer.action) === sent)) return true;
    count.press(state, action);
    const reply = await place.submit({ action: JSON.parse(sent), seen: state.n });
    if (!reply.ok) return true;
    state = got(await place.look());
  }
  return true;
}

async function playGame(tables: Tables, { meta, load }: Title, game: number, count: Count): Promise<void> {
  const seat = meta.seats[game % meta.seats.length] ?? '';
  const players: Players = Object.fromEntries(
    meta.seats.map((each) => [each, each === seat ? { kind: 'me' } : { kind: 'ai', level: 'conscript' }]),
  );
  const table = got(await tables.create({ game: meta.id, options: {}, players, hints: true }));
  const place = got(await tables.open({ table, viewer: seat }));
  const module = await load();
  while (await playOn(module, place, game * 1000, count));
  count.endGame();
}

const half = (counts: readonly number[]): number =>
  counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;

const ratios: Record<string, number> = {};
const counted: Record<string, object> = {};
const named = process.argv.slice(2);
for (const title of games.filter(({ meta }) => named.length === 0 || named.includes(meta.id))) {
  const { id, title: name } = title.meta;
  const count = new Count(id);
  const ports = {
    store: memoryStore(),
    news: nearbyNews().join(),
    thinker: nearbyThinker,
    clock: () => '2026-11-16T12:00:00.000Z',
    dice: someDice,
  };
  const tables = openTables(ports)(atOneDevice);
  for (let game = 0; game < GAMES; game += 1) await playGame(tables, title, game, count);
  const percent = (100 * count.foregone) / count.asked;
  // None at all is as good as one in a thousand.
  ratios[`${name}: the ${FOREGONE} % promised against prompts with one answer`] =
    FOREGONE / Math.max(percent, 0.1);
  const stretch = STRETCHES[id];
  const dragged = half(count.presses.map((each) => each.dragged));
  const pressed = half(count.presses.map((each) => each.pressed));
  if (stretch !== undefined && pressed > 0)
    ratios[`${name}: the ${stretch.most} presses promised against ${stretch.name}`] = stretch.most / pressed;
  counted[name] = { prompts: count.asked, percent, dragged, pressed };
}
console.log(JSON.stringify({ cases: [], ratios, counted }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
