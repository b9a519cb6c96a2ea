import {
  type AnyMatch,
  legal,
  offers,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../board/desk.ts';
import { guide } from '../board/guide.ts';
import type { Action } from '../grammar.ts';
import { saga } from '../module.ts';
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

/** Takes the lesson with whatever way the pupil chooses; the opponent answers at random. */
function take(seed: number, choose: (state: TableState, suggested: Action | null) => Action | null): Course {
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
    const choices = legal(match, decision.seat);
    submit(match, decision.seat, choices[random.die(choices.length, 'SAG-1.1 opponent') - 1]);
  }
  throw new Error(`seed ${seed}: the lesson "${guide.steps[at]?.title}" does not end`);
}

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

describe('the guided battle', () => {
  const led = SEEDS.map((seed) => take(seed, (_state, suggested) => suggested));

  it('is learnt to the end with "Do it for me", whatever the dice say', () => {
    for (const { presses } of led) {
      // Deployment, initiative, orders and fire never pass unseen.
      for (const title of ['Put a unit into the front', 'Deploy the others', 'Fire'])
        expect(presses[guide.steps.findIndex((step) => step.title === title)]).toBeGreaterThan(0);
    }
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
    const fighting = guide.steps.find(({ title }) => title === 'Fight this turn out');
    expect(fighting?.next(look(t.match))).toEqual({ type: 'activate', unit: t.idAt('A:S2') });
    t.activate('A:S2');
    expect(fighting?.next(look(t.match))).toMatchObject({ kind: 'advance', to: 'L3' });
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

  it('goes on to its end when Line Infantry is destroyed on the way', () => {
    const lost = led.filter(({ match }) =>
      look(match).view.players.B.captured.some(({ id }) => id === 'FR-LINE'),
    );
    expect(lost.length).toBeGreaterThan(0);
  });

  it('SAG-12.3, 11.8, 5.1: speaks of cards, Morale and retreat when they come', () => {
    const heard = new Set(led.flatMap(({ asides }) => [...asides]));
    for (const title of ['Help it with a card', 'Stand, or retreat?', 'A place in the Reserve'])
      expect(heard).toContain(title);
    expect(heard).not.toContain('One thing more');
  });
});
