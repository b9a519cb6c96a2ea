// What the table asks and shows of a decision, with the names of those it is about.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { legal, no, pending, simulationSource, startMatch, submit } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../board/desk.ts';
import { planOf } from '../board/drawing/map/plan.ts';
import { plateAt } from '../board/drawing/map/results.tsx';
import { nearestGoal, whereToLook } from '../board/drawing/map/where-to-look.ts';
import { oddsTitle } from '../board/drawing/panel/odds-panel.tsx';
import { choicesIn, isKeptFrom } from '../board/drawing/tray/choices.tsx';
import { chitInWords } from '../board/drawing/tray/cup.tsx';
import { answers } from '../board/guide/wishes.ts';
import { isOnDeskOnly } from '../board/input/about.ts';
import { canAllGoAsOrdered, canNightGoBy, nextAsOrdered, nextAtNight } from '../board/input/as-ordered.ts';
import { canAllComeOn, nextComingOn, onlyStop } from '../board/input/coming-on.ts';
import { declaredIn } from '../board/input/declared.ts';
import { goalsOf } from '../board/input/goals.ts';
import { nextGoingBack } from '../board/input/going-back.ts';
import { leaveOut } from '../board/input/no-assault.ts';
import { owingHexes, owingLeadersIn } from '../board/input/owing.ts';
import { planNow } from '../board/input/plans.ts';
import { pressOn } from '../board/input/press.ts';
import { aimGroup, aimName } from '../board/staff/aims.ts';
import { owedNow } from '../board/staff/corps-lines.ts';
import { asking } from '../board/words/asking.ts';
import { askFirst } from '../board/words/doubts.ts';
import { strengthInWords } from '../board/words/numbers.ts';
import { UNDECIDED } from '../combat/going-back.ts';
import { theatreOf } from '../data/theatres.ts';
import { crowdingFrame, failureFrame, retreatFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { distance } from '../ground/hexes.ts';
import { laterCampaigns } from '../module.ts';
import { corpsReport } from '../odds/corps-report.ts';
import { options } from '../options.ts';
import { type BodyId, NOBODY, NOWHERE } from '../vocabulary.ts';
import { table } from './table.ts';
import { deskAt, deskShowing } from './test-desk.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

/** Infantry about to step next to enemy cavalry two hexes off. */
const MEETING = {
  from: 'movement',
  units: {
    m: { at: '-1,0', steps: [5, 3] },
    c: { at: '2,0', arm: 'cav', steps: [4, 2], side: 'allied' },
  },
  leaders: {
    ney: { at: '-1,0', commands: ['french corps'] },
    hill: { at: '2,0', side: 'allied', commands: ['allied corps'] },
  },
} as const;

describe('the question', () => {
  test('NLC-5.1a: names whoever is chosen, before anything is sent', () => {
    const at = table(MEETING);
    const { desk } = deskAt(at.match, 'french');
    expect(asking(desk)).toBeNull();
    desk.selection.value = { kind: 'group', units: [at.unit('m')], hex: at.at('-1,0') };
    expect(asking(desk)).toBe('Where shall m go?');
    desk.selection.value = { kind: 'leader', leader: 0, hex: at.at('-1,0') };
    expect(asking(desk)).toBe('Where shall ney ride?');
  });

  test('NLC-7.10f: whoever is charged on the move is asked how far he goes, with no odds of a charge that is not his', () => {
    const at = table(MEETING);
    at.play('french', { type: 'select', units: [at.unit('m')] });
    at.play('french', { type: 'step', hex: at.at('0,0') });
    at.play('allied', { type: 'react', unit: at.unit('c'), via: at.at('1,0') });
    const riding = deskAt(at.match, 'allied').desk;
    expect(asking(riding)).toContain('Launch the charge?');
    expect(planNow(riding, null)?.kind).toBe('charge');
    at.play('allied', { type: 'launch' });
    const { desk } = deskAt(at.match, 'french');
    expect(asking(desk)).toBeNull();
    expect(planNow(desk, null)).toBeNull();
  });

  test('NLC-5.1a: says so when only leaders are left to move', () => {
    const at = table(MEETING);
    at.play('french', { type: 'select', units: [at.unit('m')] });
    expect(asking(deskAt(at.match, 'french').desk)).toBe('Where shall m go?');
    at.play('french', { type: 'endMove' });
    expect(asking(deskAt(at.match, 'french').desk)).toMatch(/^All units have moved\./);
  });
});

/** Grouchy before Wavre, the order book open. */
function orderBook() {
  const match = startMatch(laterCampaigns, { ...options.usual, scenario: 'wavre' }, simulationSource(7));
  for (const { seat } of pending(match)) submit(match, seat, { type: 'done' });
  const write = (wanted: (action: Action) => boolean): string | null => {
    const action = legal(match, 'french').find(wanted);
    if (action === undefined) throw new Error('That cannot be written.');
    submit(match, 'french', action);
    return asking(deskAt(match, 'french').desk);
  };
  return { match, write };
}

describe('the question while orders are written and set', () => {
  test('NLC-12.2c: a letter in hand wants its place, then its seal', () => {
    const { write } = orderBook();
    const corps = theatreOf({ options: { scenario: 'wavre' } }).bodies.findIndex(({ id }) => id === 'fr-c2');
    const begun = write(
      (action) => action.type === 'begin' && action.recipient === corps && action.order === 'defend',
    );
    expect(begun).toBe('Your letter to II Cavalry Corps says: Defend. Where?');
    expect(write((action) => action.type === 'target' && action.at.kind === 'currentPosition')).toBe(
      'Your letter to II Cavalry Corps is ready. Seal it?',
    );
    // Sealed, the whole book is asked about again.
    expect(write(({ type }) => type === 'finish')).toBeNull();
  });

  test('NLC-12.2c: places are listed by their names, where one stands first, roads and streams last', () => {
    const { match, write } = orderBook();
    write((action) => action.type === 'begin' && action.order === 'defend');
    const { view } = deskAt(match, 'french').desk.shown.value;
    const aims = legal(match, 'french').filter((action) => action.type === 'target');
    const ofKind = (wanted: string): string | undefined => {
      const found = aims.find(
        ({ at }) => at.kind === 'place' && theatreOf(view).places[at.place]?.kind === wanted,
      );
      return found === undefined ? undefined : aimGroup(found, view);
    };
    expect([ofKind('town'), ofKind('stream'), ofKind('road')]).toEqual(['named', 'lines', 'lines']);
    const here = aims.find(({ at }) => at.kind === 'currentPosition');
    expect(here === undefined ? null : aimGroup(here, view)).toBe('first');
    expect(aims.map((action) => aimName(action, view))).toContain('Wavre');
  });

  test('NLC-8.2a: nobody is asked about guns where none can join', () => {
    const { view } = deskAt(table(MEETING).match, 'french').desk.shown.value;
    const asked = (...actions: readonly Action[]): string | null => {
      const offers = actions.map(
        (action): Offer => ({ action, target: { button: action.type }, refusal: null }),
      );
      return asking(deskShowing({ view: { ...view, frames: [] }, offers }).desk);
    };
    expect(asked({ type: 'endAssign' })).toBe('The assaults are set. Declare them?');
    expect(asked({ type: 'endAssign' }, { type: 'join', unit: 0 })).toBeNull();
  });
});

describe('what may be chosen from a list', () => {
  test('NLC-9.1: whoever is chosen to move is asked about alone, not with those who could come on', () => {
    const { desk } = deskAt(table(MEETING).match, 'french');
    const arrival: Offer = {
      action: { type: 'enter', units: [0], hex: 0 },
      target: { hex: 0 },
      refusal: null,
    };
    const waiting = { ...desk, offers: () => [arrival] };
    expect(asking(waiting)).toBe('All units on the map have moved. Who comes on?');
    expect(choicesIn(waiting)).toEqual([arrival]);
    // Who comes on stands nowhere but on the desk: it opens for him.
    expect(isOnDeskOnly(desk.shown.value)).toBe(false);
    expect(isOnDeskOnly({ ...desk.shown.value, offers: [arrival] })).toBe(true);
    // A leader alone is waited for like his troops.
    const action = { type: 'enterLeader', leader: 0, hex: 0 } as const;
    const rider = { ...arrival, action };
    expect(isOnDeskOnly({ ...desk.shown.value, offers: [rider] })).toBe(true);
    expect(asking({ ...waiting, offers: () => [rider] })).toBe(
      'All units on the map have moved. Who comes on?',
    );
    expect(isKeptFrom(waiting)).toBe(false);
    waiting.selection.value = { kind: 'group', units: [0], hex: 0 };
    expect(choicesIn(waiting)).toEqual([]);
    // They may be owed: whoever is chosen can be let go of.
    expect(isKeptFrom(waiting)).toBe(true);
  });
});

describe('dice on the map', () => {
  const plan = planOf(theatreOf({ options: { scenario: 'quatre-bras' } }));
  const WIDE = 180;
  test.each([0, plan.grid.size - 1])(
    'NLC-7.1a: their plate lies on the sheet, also beside hex %i at its edge',
    (hex) => {
      const { x, y } = plateAt(plan, hex, WIDE);
      expect([x >= WIDE / 2, x <= plan.width - WIDE / 2, y >= 24, y <= plan.height]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
    },
  );
});

describe('what the coach would do', () => {
  test('NLC-5.6: whoever has come in moves on, and is not led off the map', () => {
    const state = deskAt(table(MEETING).match, 'french').desk.shown.value;
    const wanted: readonly Action[] = [{ type: 'exitMap' }, { type: 'go', hex: 0 }];
    const [plain] = state.offers.filter((offer) => isLegal(offer) && offer.role !== 'commit');
    const offers = plain === undefined ? [] : wanted.map((action) => ({ ...plain, action }));
    expect(offers).toHaveLength(2);
    expect(answers({ ...state, offers })).toEqual({ type: 'go', hex: 0 });
  });
});

describe('before it is declared', () => {
  test('NLC-7.9d: chargers who are in the hex already are not those who are charged', () => {
    const at = table(MEETING);
    const { view } = deskAt(at.match, 'french').desk.shown.value;
    const target = at.at('2,0');
    const ours = view.stacks.flatMap((stack) => (stack.side === 'french' ? [{ ...stack, hex: target }] : []));
    const mixed = { ...view, stacks: [...ours, ...view.stacks.filter(({ side }) => side === 'allied')] };
    expect(oddsTitle(mixed, { kind: 'charge', target })).toMatch(/^Charge at c in /);
  });

  test('NLC-R073: a hex that is too full is named', () => {
    const at = table({
      units: { i: { at: '0,0' }, j: { at: '0,0' }, k: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
      also: (state, spot) =>
        void state.frames.push(crowdingFrame.at('choose', { side: 'french', hex: spot('0,0') })),
    });
    const hex = theatreOf(at.state).hexIds[at.at('0,0')];
    expect(asking(deskAt(at.match, 'french').desk)).toBe(`Too many units in ${hex}. Which one goes on?`);
  });

  test('NLC-7.9a: a reaction charge shows its odds', () => {
    const at = table(MEETING);
    at.play('french', { type: 'select', units: [at.unit('m')] });
    at.play('french', { type: 'step', hex: at.at('0,0') });
    const plan = planNow(deskAt(at.match, 'allied').desk, null);
    expect(plan).toMatchObject({ kind: 'charge', target: at.at('0,0') });
    at.play('allied', { type: 'react', unit: at.unit('c'), via: at.at('1,0') });
    const { desk } = deskAt(at.match, 'allied');
    const declared = planNow(desk, null);
    expect(declared?.kind === 'charge' && declared.odds.charge.fire.parts).toHaveLength(1);
    // Who is chosen is named, and his ride is drawn.
    expect(asking(desk)).toBe('Chosen to charge: c. Launch the charge?');
    const ride = [at.at('2,0'), at.at('1,0'), at.at('0,0')];
    const { view } = desk.shown.value;
    expect(declaredIn(view)).toEqual([ride]);
    // Nobody else could ride, so the map turns to it.
    expect(whereToLook(desk, planOf(theatreOf(view)))).toEqual(ride);
  });

  test('NLC-7.1f: strength is told in fractions', () => {
    expect([4.5, 0.25, 3, 0, 1.875, 2.1].map(strengthInWords)).toEqual(['4½', '¼', '3', '0', '1⅞', '2.1']);
  });
});

describe('asked once more', () => {
  const ending = { type: 'endMovement' } as const;

  test('NLC-12.2: whoever is to attack and stays is asked about, whoever defends is not', () => {
    const attacking = under({ ...MEETING }, (spot) => [towards('attack', [spot('9,0')])]);
    expect(askFirst(ending, deskAt(attacking.match, 'french').desk.shown.value)).not.toBeNull();
    const defending = under({ ...MEETING }, (spot) => [towards('defend', [spot('-1,0')])]);
    expect(askFirst(ending, deskAt(defending.match, 'french').desk.shown.value)).toBeNull();
  });
});

describe('one press for a Stage', () => {
  const offer = (action: Action): Offer => ({ action, target: { button: action.type }, refusal: null });
  const [first, second] = [offer({ type: 'auto', body: 0 }), offer({ type: 'auto', body: 1 })];
  const end = offer({ type: 'endMovement' });

  test('NLC-J.1: every formation goes as ordered once, then movement ends', () => {
    const told = new Set<BodyId>();
    const sent = Array.from({ length: 3 }, () => nextAsOrdered([end, first, second], told));
    expect(sent).toEqual([first, second, end]);
  });

  test('NLC-F.3: where somebody still owes a move it stops there', () => {
    const owed = { ...end, refusal: no('NLC-12.2', 'Somebody must move.') };
    expect(nextAsOrdered([owed, first], new Set([0]))).toBeUndefined();
    expect(nextAsOrdered([end], new Set())).toBeUndefined();
  });

  test('NLC-9.1: those who come onto the map are brought on by hand first', () => {
    const arrival = offer({ type: 'enter', units: [1], hex: 0 });
    expect(canAllGoAsOrdered([first, end])).toBe(true);
    expect(canAllGoAsOrdered([first, end, arrival])).toBe(false);
  });

  test('NLC-9.1, NLC-12.2.5a: who comes on with one stop to march to is sent there with the same press', () => {
    const match = startMatch(laterCampaigns, options.usual, simulationSource(3));
    const offersOf = () => deskAt(match, 'french').desk.shown.value.offers;
    const arrivals = () =>
      offersOf().filter(({ action }) => isLegal(offer(action)) && action.type === 'enter');
    for (let i = 0; i < 400 && arrivals().length === 0; i += 1) {
      const [asked] = pending(match);
      const [any] =
        asked === undefined ? [] : legal(match, asked.seat).filter(({ type }) => type !== 'resign');
      if (asked === undefined || any === undefined) break;
      const [end] = legal(match, asked.seat).filter(({ type }) => type === 'done' || type === 'auto');
      submit(match, asked.seat, end ?? any);
    }
    const [first] = arrivals().toSorted(
      (a, b) => JSON.stringify(b.action).length - JSON.stringify(a.action).length,
    );
    if (first === undefined) throw new Error('nobody comes on');
    submit(match, 'french', first.action);
    const stop = onlyStop(offersOf());
    expect(stop?.action.type).toBe('go');
    const other = offer({ type: 'go', hex: 0 });
    expect(onlyStop([...offersOf(), other])).toBeUndefined();
    if (stop !== undefined) submit(match, 'french', stop.action);
    expect(deskAt(match, 'french').desk.shown.value.view.group).toBeNull();
  });

  test('NLC-9.1: several groups that come on take one press, until one has to be told where to', () => {
    const both = offer({ type: 'enter', units: [0, 1], hex: 0 });
    const other = offer({ type: 'enter', units: [2], hex: 5 });
    const [here, there] = [offer({ type: 'go', hex: 1 }), offer({ type: 'go', hex: 2 })];
    expect(canAllComeOn([both, offer({ type: 'enter', units: [0], hex: 0 })])).toBe(false);
    expect(canAllComeOn([both, other])).toBe(true);
    expect(nextComingOn([other, both, end])).toBe(both);
    expect(nextComingOn([other, here])).toBe(here);
    expect(nextComingOn([other, here, there])).toBeUndefined();
    expect(nextComingOn([end])).toBeUndefined();
  });

  test('NLC-16, NLC-J.1: a night turn goes by: nothing is written, all go as ordered, and movement ends also where nobody goes', () => {
    const done = offer({ type: 'done' });
    expect(
      nextAtNight([done, offer({ type: 'begin', sender: 0, recipient: 0, order: 'march' })], new Set()),
    ).toBe(done);
    const told = new Set<BodyId>();
    const sent = Array.from({ length: 3 }, () => nextAtNight([end, first, second], told));
    expect(sent).toEqual([first, second, end]);
    expect(nextAtNight([end], new Set())).toBe(end);
  });

  test('NLC-16, NLC-R146: it stops where something is to be decided: who may come on, a letter on the desk, a fight', () => {
    expect(
      nextAtNight([first, end, offer({ type: 'enter', units: [1], hex: 0 })], new Set()),
    ).toBeUndefined();
    expect(
      nextAtNight([offer({ type: 'done' }), offer({ type: 'recallDraft', n: 0 })], new Set()),
    ).toBeUndefined();
    expect(nextAtNight([offer({ type: 'retreatTo', hex: 3 })], new Set())).toBeUndefined();
    const at = table(MEETING);
    const { view, offers } = { view: deskAt(at.match, 'french').desk.shown.value.view, offers: [end, first] };
    expect(canNightGoBy(view, offers)).toBe(false);
  });
});

describe('leaders who owe', () => {
  const LED = {
    from: 'movement',
    units: { i: { at: '0,0' } },
    leaders: { ney: { at: '0,0', commands: [CORPS] } },
  } as const;

  test('NLC-12.2.3b, 12.2e: are named while movement cannot end without their ride, and no longer', () => {
    const at = under(LED, (spot) => [towards('defend', [spot('6,0')])]);
    const viewNow = () => deskAt(at.match, 'french').desk.shown.value.view;
    const report = () => corpsReport(at.state, bodyNamed(at.state, CORPS));
    expect(owingLeadersIn(viewNow())).toEqual([0]);
    expect(owingHexes(viewNow())).toContain(at.at('0,0'));
    expect(owedNow(at.state, report())).toBe('ney still owes a move');
    const [ride] = at.offers('french', 'goLeader');
    if (ride !== undefined) at.play('french', ride);
    expect(owingLeadersIn(viewNow())).toEqual([]);
    expect(report().leaderOwes).toBe(false);
  });

  test('NLC-12.2e: are asked for by name where nobody else is left to move', () => {
    const at = under(LED, (spot) => [towards('defend', [spot('6,0')])]);
    const { desk } = deskAt(at.match, 'french');
    const rides = desk.offers().filter(({ action }) => action.type === 'goLeader');
    expect(rides.length).toBeGreaterThan(0);
    expect(asking({ ...desk, offers: () => rides }, owingLeadersIn)).toBe(
      'All units have moved. Still to ride: ney.',
    );
  });

  test('NLC-12.2e: a press on their chip chooses them', () => {
    const at = under(LED, (spot) => [towards('defend', [spot('6,0')])]);
    const { desk } = deskAt(at.match, 'french');
    expect(pressOn(desk, { card: 'leader-0' }, null)).toBe(true);
    expect(desk.selection.value).toEqual({ kind: 'leader', leader: 0, hex: at.at('0,0') });
  });
});

describe('the cup', () => {
  test('NLC-4.0f, NLC-G: shows the chits of one’s own side, two in one where they act together, none of the enemy', () => {
    const at = table({
      ...MEETING,
      also(state) {
        const [own, enemy] = [bodyNamed(state, CORPS), bodyNamed(state, 'allied corps')];
        state.cup = { chits: [[own, own], [enemy]], pairs: { french: [], allied: [] }, initial: [] };
      },
    });
    const { view } = deskAt(at.match, 'french').desk.shown.value;
    expect(view.ownChits.map((chit) => chitInWords(view, chit))).toEqual(['french corps + french corps']);
  });
});

describe('a formation whose order has failed', () => {
  test('NLC-12.9f: goes back by one press, away from the enemy, every unit 3 hexes', () => {
    const sitting = {
      units: { i: { at: '0,0' }, j: { at: '0,1' }, e: { at: '2,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      orders: { 'allied corps': 'delay' },
    } as const;
    const first = table(sitting);
    const body = bodyNamed(first.state, CORPS);
    const left = [first.unit('i'), first.unit('j')];
    const from = first.at('0,0');
    const at = table({
      ...sitting,
      frames: [failureFrame.at('next', { body, from, left, now: NOBODY, picked: NOBODY, tested: [] })],
    });
    const theatre = theatreOf(at.state);
    const before = distance(theatre, at.hexOf('i'), at.hexOf('e'));
    // Nobody has to look up why they go back.
    expect(asking(deskAt(at.match, 'french').desk)).toBe(
      'The order of french corps has failed. Where shall i go back to?',
    );
    for (let presses = 0; presses < 20 && at.asked().includes('french'); presses += 1) {
      const { view, offers } = deskAt(at.match, 'french').desk.shown.value;
      const next = nextGoingBack(view, offers);
      if (next === undefined) break;
      at.play('french', next.action);
    }
    for (const unit of ['i', 'j'] as const)
      expect(distance(theatre, at.hexOf(unit), at.hexOf('e'))).toBeGreaterThanOrEqual(before + 2);
    const { view, offers } = deskAt(at.match, 'french').desk.shown.value;
    expect(nextGoingBack(view, offers)).toBeUndefined();
  });
});

test('NLC-7.3a: whoever assaults nobody is not asked to declare it', async () => {
  const end = { action: { type: 'endAssign' }, target: { button: 'endAssign' }, refusal: null } as const;
  const none: Offer = {
    action: { type: 'assign', hex: 3, target: NOWHERE },
    target: { hex: 3 },
    refusal: null,
  };
  const { desk } = deskAt(table(MEETING).match, 'french');
  const sent: string[] = [];
  const inARow = (...offered: readonly (readonly Offer[])[]): typeof desk => ({
    ...desk,
    submitEach: async (next) => {
      for (const offers of offered) sent.push(next(offers)?.action.type ?? 'asked');
    },
  });
  leaveOut(inARow([none], [end]), none);
  expect(sent.splice(0)).toEqual(['assign', 'endAssign']);
  // Somebody else has still to be asked.
  leaveOut(inARow([none], [none, end]), none);
  expect(sent).toEqual(['assign', 'asked']);
});

test('NLC-5.3a: before movement ends somebody is asked where more stand than can stay', () => {
  const units = { ...MEETING.units, n: { at: '-1,0' }, o: { at: '-1,0' } } as const;
  const at = table({ ...MEETING, units });
  const ending: Action = { type: 'endMovement' };
  expect(askFirst(ending, deskAt(at.match, 'french').desk.shown.value)?.question).toMatch(
    /^3 units are in .+, and 2 can stay there\./,
  );
  // Who could still move is asked after as well.
  expect(askFirst(ending, deskAt(table(MEETING).match, 'french').desk.shown.value)?.question).toContain(
    'could still move',
  );
});

test('NLC-5.1a: of all the hexes somebody may go to, the nearest is brought into the window', () => {
  const at = table(MEETING);
  const { desk } = deskAt(at.match, 'french');
  const plan = planOf(theatreOf(desk.shown.value.view));
  expect(nearestGoal(desk, plan)).toEqual([]);
  const here = at.at('-1,0');
  desk.selection.value = { kind: 'leader', leader: 0, hex: here };
  const [nearest = here] = nearestGoal(desk, plan);
  expect(goalsOf(desk)).toContain(nearest);
  const away = (hex: number): number => distance(theatreOf(desk.shown.value.view), here, hex);
  expect(away(nearest)).toBe(Math.min(...goalsOf(desk).map(away)));
});

test('NLC-7.4: whoever could retreat to a hex is asked before a unit leaves the map', () => {
  const { view } = deskAt(table(MEETING).match, 'french').desk.shown.value;
  const frames = [
    retreatFrame.at('choose', {
      side: 'french',
      ...UNDECIDED,
      kind: 'excess',
      foes: [],
      units: [0],
      at: 0,
      left: 1,
      visited: [0],
    }),
  ];
  const off: Action = { type: 'retreatTo', hex: NOWHERE };
  const offer = (action: Action): Offer => ({ action, target: { button: '' }, refusal: null });
  const at = (...actions: readonly Action[]) =>
    deskShowing({ view: { ...view, frames }, offers: actions.map(offer) }).desk.shown.value;
  expect(askFirst(off, at(off, { type: 'retreatTo', hex: 1 }))?.question).toBe(
    'Retreat off the map with m? Whoever leaves it counts as lost.',
  );
  expect(askFirst(off, at(off))).toBeNull();
});
