import {
  type AnyMatch,
  legal,
  offers,
  outcomeOf,
  pending,
  type Random,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../board/desk.ts';
import { guide } from '../board/guide.ts';
import { answer } from '../brain/answer.ts';
import type { Action } from '../grammar.ts';
import { saga } from '../module.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function lesson(seed: number): AnyMatch {
  const options = saga.parseOptions(guide.options);
  if (!options.ok) throw new Error(options.error.message);
  return startMatch(saga, options.value, simulationSource(seed));
}

/** The table as the pupil's screen gets it. */
const look = (match: AnyMatch): TableState =>
  ({
    id: 'lesson',
    game: 'saga',
    kind: 'guide',
    options: guide.options,
    players: {},
    hints: true,
    viewer: guide.seat,
    n: match.journal.length,
    view: sent(viewOf(match, guide.seat)),
    decisions: pending(match),
    offers: isAsked(match) ? offers(match, guide.seat).map((offer) => sent(offer)) : [],
    undo: { can: false, why: { is: 'nothing', seat: null } },
    redo: { can: false, why: { is: 'nothing', seat: null } },
    isAskedAnyway: false,
    standing: [],
    thinking: [],
    outcome: outcomeOf(match),
    commitment: '',
  }) as unknown as TableState;

const isAsked = (match: AnyMatch): boolean => pending(match).some(({ seat }) => seat === guide.seat);

interface Course {
  /** Presses of 'Do it for me' or answers of the pupil, by lesson. */
  readonly presses: number[];
  readonly asides: Set<string>;
  readonly match: AnyMatch;
}

/** Whoever sits opposite: a whole answer. */
type Opponent = (match: AnyMatch, seat: string, random: Random) => readonly unknown[];

const anything: Opponent = (match, seat, random) => {
  const choices = legal(match, seat);
  return [choices[random.die(choices.length, 'SAG-1.1 opponent') - 1]];
};

/** About as well as a Conscript, without his thinking: what looks best, and one time in four anything. */
const conscript: Opponent = (match, seat, random) =>
  random.die(4, 'SAG-1.1 slip') === 1
    ? anything(match, seat, random)
    : answer(match.state as State, seat, random);

/** Takes the lesson with whatever way the pupil chooses; the opponent answers at random, unless told. */
function take(
  seed: number,
  choose: (state: TableState, suggested: Action | null) => Action | null,
  opponent = anything,
): Course {
  const match = lesson(seed);
  const random = randomOf(simulationSource(seed + 1000));
  const asides = new Set<string>();
  const presses = guide.steps.map(() => 0);
  let at = 0;
  for (let i = 0; i < 4000; i++) {
    const state = look(match);
    while (guide.steps[at]?.isDone(state) === true) at += 1;
    const step = guide.steps[at];
    if (step === undefined) return { presses, asides, match };
    if (isAsked(match)) {
      const aside = guide.interlude(state);
      if (aside !== null) asides.add(aside.title);
      const { rule, next, text } = aside ?? step;
      expect(saga.ruleBook).toHaveProperty([rule]);
      expect(text.length).toBeGreaterThan(0);
      const action = choose(state, next(state));
      expect(action, `seed ${seed}: "${(aside ?? step).title}" has something to do`).not.toBeNull();
      const isOpen = aside !== null || step.wants === null || (action !== null && step.wants(action));
      const wanted = isOpen ? action : next(state);
      const reply = submit(match, guide.seat, wanted);
      expect(reply.ok, `seed ${seed}: "${(aside ?? step).title}" ${JSON.stringify(wanted)}`).toBe(true);
      presses[at] = (presses[at] ?? 0) + 1;
      continue;
    }
    const [decision] = pending(match);
    if (decision === undefined) throw new Error('the battle is over and the lesson is not');
    for (const action of opponent(match, decision.seat, random)) submit(match, decision.seat, action);
  }
  throw new Error(`seed ${seed}: the lesson "${guide.steps[at]?.title}" does not end`);
}

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

describe('the guided battle', () => {
  const led = SEEDS.map((seed) => take(seed, (_state, suggested) => suggested));

  it('is learnt to the end with "Do it for me", whatever the dice say', () => {
    for (const { presses } of led) {
      // Deployment, initiative, orders and fire never pass unseen.
      for (const title of ['Put a unit into the front', 'Deploy the others', 'Fire'])
        expect(presses[guide.steps.findIndex((step) => step.title === title)]).toBeGreaterThan(0);
      // Nor does what the battle is won by, although some end with the second turn.
      expect(presses.at(-1)).toBeGreaterThan(0);
    }
    expect(led.some(({ match }) => look(match).view.turn === 2)).toBe(true);
  });

  it('SAG-16.2, 19.3: is fought to a real end, and leads on to a battle of one’s own', () => {
    for (const { match } of led) expect(outcomeOf(match)).not.toBeNull();
    expect(saga.parseOptions(guide.short)).toMatchObject({ ok: true });
  });

  it('SAG-16.2: closes a hole in the 1st Line, as it tells the pupil to', () => {
    const t = table({
      A: { L1: 'FR-LINE', L2: 'FR-LINE', S2: 'FR-LINE', S4: 'FR-FART' },
      B: { L1: 'BR-LINE', L2: 'BR-LINE' },
      turn: 2,
    });
    const fighting = guide.steps.find(({ title }) => title === 'Fight on');
    expect(fighting?.next(look(t.match))).toEqual({ type: 'activate', unit: t.idAt('A:S2') });
    t.activate('A:S2');
    expect(fighting?.next(look(t.match))).toMatchObject({ kind: 'advance', to: 'L3' });
  });

  it('SAG-16.5: whoever lets the coach do everything usually wins, and not before the lessons are over', {
    timeout: 60_000,
  }, () => {
    const fought = SEEDS.slice(0, 8).map((seed) => take(seed, (_state, suggested) => suggested, conscript));
    const won = fought.filter(({ match }) => outcomeOf(match)?.winners.includes(guide.seat) === true);
    expect(won.length).toBeGreaterThanOrEqual(6);
    for (const { match } of fought) expect(look(match).view.turn).toBeGreaterThan(2);
    // And goes on when units of the pupil's are destroyed on the way.
    expect(fought.some(({ match }) => look(match).view.players.B.captured.length > 0)).toBe(true);
  });

  it('SAG-9.1, 10.3: shows the first shot with a unit of the 1st Line, though a gun would do more', () => {
    const t = table({
      A: { L1: 'FR-NATG', L2: 'FR-LINE', S1: 'FR-GART' },
      B: { L1: 'BR-GDS', L2: { card: 'PR-LAND', cas: 2 } },
    });
    const [marker, fire] = ['Give a unit its marker', 'Fire'].map((title) =>
      guide.steps.find((step) => step.title === title),
    );
    expect(marker?.next(look(t.match))).toEqual({ type: 'activate', unit: t.idAt('A:L2') });
    t.activate('A:L2');
    expect(fire?.next(look(t.match))).toMatchObject({ kind: 'fire', target: t.idAt('B:L2') });
  });

  it('does what the lesson says: it fires first and then engages', () => {
    for (const { match } of led) {
      const declared = match.journal.flatMap((entry) =>
        'action' in entry && entry.seat === 'A' && entry.action.type === 'declare'
          ? [sent(entry.action)]
          : [],
      );
      expect(declared[0]).toMatchObject({ kind: 'fire' });
      expect(declared.slice(0, 4)).toContainEqual(expect.objectContaining({ kind: 'engage' }));
    }
  });

  it('SAG-9.2: tells a pupil whose unit reaches no enemy what it can do instead of firing', () => {
    const heard = (at: 'A:L1' | 'A:S4'): string | undefined => {
      const t = table({ A: { L1: 'FR-LINE', S3: 'FR-LIGHT', S4: 'FR-LINE' }, B: { L1: 'BR-HIGH' } });
      t.activate(at);
      return guide.interlude(look(t.match))?.title;
    };
    expect(heard('A:L1')).toBeUndefined();
    expect(heard('A:S4')).toBe('No enemy in reach');
  });

  it('leaves a pupil of his own mind alone, and still ends', { timeout: 60_000 }, () => {
    for (const seed of SEEDS) {
      const random = randomOf(simulationSource(seed));
      take(seed, (state) => {
        const open = state.offers.filter(
          ({ refusal, action }) =>
            refusal === null &&
            !JSON.stringify(action).includes('resign') &&
            !JSON.stringify(action).includes('unplace'),
        );
        return open[random.die(open.length, 'SAG-1.1 pupil') - 1]?.action ?? null;
      });
    }
  });

  it('SAG-12.3, 11.8, 5.1: speaks of cards, Morale and retreat when they come', () => {
    const heard = new Set(led.flatMap(({ asides }) => [...asides]));
    for (const title of ['Help it with a card', 'Stand, or retreat?', 'A place in the Reserve'])
      expect(heard).toContain(title);
    expect(heard).not.toContain('One thing more');
  });
});
