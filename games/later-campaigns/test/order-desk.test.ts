// An order from the desk to obedience: what the staff foretells, and what then happens.

import type { Question } from '@grognard/desk';
import { plainText } from '@grognard/desk/words/phrases.ts';
import {
  eventsSince,
  isFrameOf,
  legal,
  offers,
  onlyAnswer,
  pending,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { divisionsOf, otherAddressees } from '../board/staff/addressees.ts';
import { ordersToCome } from '../board/staff/corps-lines.ts';
import { decidedIn } from '../board/staff/decided.ts';
import { deskState } from '../board/staff/desk-state.ts';
import { legsOnPaper } from '../board/staff/legs-on-map.ts';
import { columnInWords, pointsInWords } from '../board/staff/outlook.tsx';
import { hexesOfRecipient, pressPlace } from '../board/staff/press-place.ts';
import { asking } from '../board/words/asking.ts';
import { logLines } from '../board/words/journal.ts';
import { remember } from '../board/words/journal-memory.ts';
import { actionLabel } from '../board/words/labels.ts';
import { theatreOf } from '../data/theatres.ts';
import { ordersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { laterCampaigns } from '../module.ts';
import { corpsIn, corpsReport } from '../odds/corps-report.ts';
import { knownPosition } from '../odds/known-position.ts';
import { blockedAt, marchTurns, outlookOf, rideOf } from '../odds/order-outlook.ts';
import { options } from '../options.ts';
import { legWith } from '../orders/legs.ts';
import { type Draft, EMPTY_DRAFT } from '../staff/draft.ts';
import { hexOfRecipient } from '../staff/senders.ts';
import type { View } from '../view.ts';
import { NOBODY, NOWHERE, type OrderType, type PlaceId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { deskAt, deskShowing } from './test-desk.ts';

/** Grouchy before Wavre: his second cavalry corps is out of sight and an hour's ride away. */
function wavre(seed: number) {
  const match = startMatch(laterCampaigns, { ...options.usual, scenario: 'wavre' }, simulationSource(seed));
  const theatre = theatreOf(match.state);
  const corps = theatre.bodies.findIndex(({ id }) => id === 'fr-c2');
  const play = (seat: Seat, wanted: (action: Action) => boolean): void => {
    const action = legal(match, seat).find(wanted);
    if (action === undefined) throw new Error(`${seat} cannot do that`);
    submit(match, seat, action);
  };
  const close = (): void => {
    for (const { seat } of pending(match)) play(seat, ({ type }) => type === 'done');
  };
  const told = (): readonly string[] => {
    const events = eventsSince(match, 0, 'french').flatMap((moment) => moment.events);
    return logLines(events, remember(null, [])).map(({ text }) => plainText(text));
  };
  return { match, corps, play, close, told };
}

describe('NLC-12.6c: a letter to a corps an hour away', () => {
  const { match, corps, play, close, told } = wavre(7);
  close();
  play(
    'french',
    (action) => action.type === 'begin' && action.recipient === corps && action.order === 'defend',
  );
  play('french', (action) => action.type === 'target' && action.at.kind === 'currentPosition');
  play('french', ({ type }) => type === 'finish');
  const view = viewOf(match, 'french');
  const [paper] = view.draft?.papers ?? [];
  const outlook = paper === undefined ? null : outlookOf(knownPosition(view, 'french'), paper);

  test('NLC-12.7a: the staff knows when it is there, and what speaks for obedience', () => {
    expect(outlook?.ride).toMatchObject({ receive: 2, isFaceToFace: false });
    expect(outlook?.shifts).toEqual([{ reason: 'divisionalOrderOrCavalryCorps', rule: 'NLC-T2', by: 1 }]);
    const { atOnce = 0, nextTurn = 0, inDoubt = 0, setAside = 0 } = outlook?.odds ?? {};
    expect(atOnce + nextTurn + inDoubt + setAside).toBe(36);
  });

  test('NLC-12.6e: it rides for a turn while the old order stands, then two dice decide in the column foretold', () => {
    close();
    expect(told()).toContainEqual('Grouchy writes to II Cavalry Corps: Defend. There in turn 2.');
    expect(corpsReport(knownPosition(viewOf(match, 'french'), 'french'), corps).transit).toHaveLength(1);
    for (let i = 0; match.state.turn < 3 && i < 4000; i += 1) {
      const [asked] = pending(match);
      if (asked === undefined) break;
      const able = legal(match, asked.seat);
      const action = able.find(({ type }) => type === 'done' || type === 'auto') ?? able[0];
      if (action !== undefined) submit(match, asked.seat, action);
    }
    const column = outlook?.column ?? 0;
    expect(told().filter((line) => line.startsWith('The order reaches II Cavalry Corps'))).toEqual([
      expect.stringContaining(`in column ${column}`),
    ]);
  });
});

describe('what lies on the desk', () => {
  const { match, corps, close } = wavre(7);
  close();
  const view = viewOf(match, 'french');
  const at = (draft: Partial<Draft>): View => ({ ...view, draft: { ...EMPTY_DRAFT, ...draft } });

  test('NLC-12.13f, NLC-12.2.6e: what is decided for a whole formation stays to be seen until the book is closed', () => {
    const said = decidedIn({ ...EMPTY_DRAFT, ended: [corps], toReserve: [corps] });
    expect(said.map((action) => actionLabel(action, view))).toEqual([
      'II Cavalry Corps goes into Reserve',
      'II Cavalry Corps: back to the corps',
    ]);
    expect(actionLabel({ type: 'done' }, at({}))).toBe('Send no orders');
    expect(actionLabel({ type: 'done' }, at({ ended: [corps] }))).toBe('Close the order book');
  });

  test('NLC-M.3: a player with messages keeps to the orders by closing the book', () => {
    const frames = view.frames.map((frame) =>
      isFrameOf(ordersFrame, frame) ? { ...frame, what: 'own' as const } : frame,
    );
    expect(actionLabel({ type: 'done' }, { ...at({}), frames })).toBe('Keep to your orders');
  });

  test('NLC-M.2: a message is no order that waits for first light', () => {
    const known = knownPosition(view, 'french');
    const report = corpsReport(known, corps);
    const order = known.bodies[corps]?.order;
    if (order === undefined) throw new Error('the corps has no order');
    const [line] = ordersToCome(known, { ...report, waiting: { order, wait: 'message' } });
    expect(line).toMatch(/^A message says: /);
  });

  test('NLC-12.2c: the stacks of whoever is written to are shown on the map', () => {
    const { desk } = deskAt(match, 'french');
    expect(hexesOfRecipient(desk)).toEqual([]);
    desk.selection.value = { kind: 'corps', body: corps };
    const standing = view.units.filter(({ body, status }) => body === corps && status === 'map');
    expect(new Set(hexesOfRecipient(desk))).toEqual(new Set(standing.map(({ hex }) => hex)));
  });

  test('NLC-12.7a: a column is told with what each leader is rated', () => {
    const known = knownPosition(view, 'french');
    const facts = { sender: 5, recipient: 2, shifts: [], column: 7 };
    const paper = { sender: 0, recipient: corps };
    const said = plainText(columnInWords(known, paper, facts));
    expect(said).toMatch(/^.+ \(rated 5\) \+ .+ \(rated 2\) = column 7$/);
  });

  test('NLC-12.6c: 1 movement point, or more', () => {
    expect([1, 2, 4.5].map(pointsInWords)).toEqual([
      '1 movement point',
      '2 movement points',
      '4½ movement points',
    ]);
  });

  test('NLC-12.11b: the formation of a Bad Move is called as its letter calls it', () => {
    const { desk } = deskShowing({
      view,
      viewer: 'french',
      offers: [
        {
          action: { type: 'begin', sender: NOBODY, recipient: corps, order: 'march' },
          target: { button: '' },
          refusal: null,
        },
      ],
      decisions: [
        { seat: 'french', prompt: prompts.badMove, with: { body: 'somebody' }, rule: 'NLC-12.11b' },
      ],
    });
    expect(asking(desk)).toBe('An enemy leader has misread the orders. What shall II Cavalry Corps do?');
  });
});

describe('orders on paper, on the map', () => {
  const { match, corps, play, close } = wavre(7);
  close();
  const { places } = theatreOf(match.state);
  const begin = (order: OrderType): void =>
    play(
      'french',
      (action) => action.type === 'begin' && action.recipient === corps && action.order === order,
    );
  const goal = (): PlaceId => {
    const edit = viewOf(match, 'french').draft?.edit;
    return edit?.target?.kind === 'place' ? edit.target.place : NOBODY;
  };

  test('NLC-12.2.1a: an Attack is drawn as an arrow at its target', () => {
    begin('attack');
    play('french', (action) => action.type === 'target' && action.at.kind === 'place');
    const [leg, more] = legsOnPaper(deskAt(match, 'french').desk);
    expect(more).toBeUndefined();
    expect(leg?.kind).toBe('attack');
    expect(places[goal()]?.hexes).toContain(leg?.hexes.at(-1));
    play('french', ({ type }) => type === 'dropOrder');
  });

  test('NLC-12.2.5b: with its goal named, a press on another place asks before the March goes by way of it', () => {
    begin('march');
    play('french', (action) => action.type === 'target' && action.at.kind === 'place');
    const { desk, reached } = deskAt(match, 'french');
    expect(legsOnPaper(desk).map(({ kind }) => kind)).toEqual(['road']);
    const way = legal(match, 'french').find((action) => action.type === 'waypoint');
    if (way?.type !== 'waypoint') throw new Error('no way to choose');
    const asked: Question[] = [];
    const asking = { ...desk, confirm: (question: Question) => void asked.push(question) };
    expect(pressPlace(asking, places[way.place]?.hexes[0] ?? -1, null)).toBe(true);
    expect(reached).toEqual([]);
    const place = places[way.place]?.name ?? '';
    expect(asked.map(({ question, yes }) => [question, yes])).toEqual([
      [`The order is: March to ${places[goal()]?.name}. By way of ${place}?`, `By way of ${place}`],
    ]);
  });
});

test('NLC-12.4b: a letter that repeats the order in force says that it cannot be sealed, not that it wants a place', () => {
  const match = startMatch(
    laterCampaigns,
    { ...options.usual, scenario: 'quatre-bras' },
    simulationSource(3),
  );
  const theatre = theatreOf(match.state);
  const corps = theatre.bodies.findIndex(({ id }) => id === 'fr-2');
  const play = (wanted: (action: Action) => boolean): void => {
    const action = legal(match, 'french').find(wanted);
    if (action !== undefined) submit(match, 'french', action);
  };
  while (!pending(match).some(({ seat, prompt }) => seat === 'french' && prompt === prompts.send))
    for (const { seat } of pending(match)) {
      const done = legal(match, seat).find(({ type }) => type === 'done');
      if (done !== undefined) submit(match, seat, done);
    }
  play((action) => action.type === 'begin' && action.recipient === corps && action.order === 'attack');
  expect(asking(deskAt(match, 'french').desk)).toBe('Your letter to II Corps says: Attack. Where?');
  const thyle = theatre.places.findIndex(({ name }) => name === 'Thyle');
  play(({ type, ...rest }) => type === 'target' && JSON.stringify(rest).includes(`"place":${thyle}}`));
  expect(asking(deskAt(match, 'french').desk)).toBe(
    'Your letter to II Corps cannot be sealed like this. Add to it, or tear it up?',
  );
});

test.each([
  { seat: 'french', divisions: ['5th (Bachelu)', '9th (Foy)', '2nd Cavalry (Piré)'], others: [] },
  { seat: 'allied', divisions: [], others: ['hq'] },
] as const)(
  'NLC-12.13a, NLC-11.5a: $seat finds everybody who may be written to on the desk',
  ({ seat, divisions, others }) => {
    const match = startMatch(laterCampaigns, options.usual, simulationSource(3));
    for (
      let asked = pending(match);
      asked.every(({ prompt }) => prompt !== prompts.send);
      asked = pending(match)
    )
      for (const { seat: each } of asked) submit(match, each, { type: 'done' });
    const { desk } = deskAt(match, seat);
    const state = deskState(desk);
    if (state === null) throw new Error('there is no desk');
    const listed = corpsIn(state.known, seat);
    const parts = listed.flatMap((body) => divisionsOf(state, body));
    const rest = otherAddressees(state);
    const offered = new Set(state.offers('begin').map(({ action }) => action.recipient));
    expect([...offered].filter((body) => ![...listed, ...parts, ...rest].includes(body))).toEqual([]);
    const { bodies } = theatreOf(match.state);
    for (const name of divisions) expect(parts.map((body) => bodies[body]?.name)).toContain(name);
    expect(rest.map((body) => bodies[body]?.kind)).toEqual(others);
    // Pressed on the map, a headquarters is written to like a corps; a chosen division is outlined.
    for (const body of rest) {
      pressPlace(desk, hexOfRecipient(state.known, body, NOWHERE), null);
      expect(desk.selection.value).toEqual({ kind: 'corps', body });
    }
    for (const body of parts) {
      desk.selection.value = { kind: 'corps', body };
      expect(hexesOfRecipient(desk).length).toBeGreaterThan(0);
    }
  },
);

test('NLC-12.13a: of a letter to a division the staff foretells the column the dice are then rolled in', () => {
  const match = startMatch(laterCampaigns, options.usual, simulationSource(3));
  const toBook = (): void => {
    for (
      let asked = pending(match);
      asked.every(({ prompt }) => prompt !== prompts.send);
      asked = pending(match)
    )
      for (const { seat } of asked) submit(match, seat, { type: 'done' });
  };
  const play = (wanted: (action: Action) => boolean): void => {
    const action = legal(match, 'french').find(wanted);
    if (action === undefined) throw new Error('the French cannot do that');
    submit(match, 'french', action);
  };
  toBook();
  const { bodies, places } = theatreOf(match.state);
  const foy = bodies.findIndex(({ name }) => name === '9th (Foy)');
  play((action) => action.type === 'begin' && action.recipient === foy && action.order === 'march');
  play(
    (action) =>
      action.type === 'target' && action.at.kind === 'place' && places[action.at.place]?.name === 'Frasnes',
  );
  play(({ type }) => type === 'finish');
  const view = viewOf(match, 'french');
  const [paper] = view.draft?.papers ?? [];
  if (paper === undefined) throw new Error('there is no letter');
  const known = knownPosition(view, 'french');
  const outlook = outlookOf(known, paper);
  expect(outlook).toMatchObject({ recipient: 1, sender: 3 });
  const [march] = paper.legs;
  expect(march === undefined ? null : marchTurns(known, foy, march)).toBeGreaterThan(0);
  for (const { seat } of pending(match)) submit(match, seat, { type: 'done' });
  const tested = eventsSince(match, 0, 'french')
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'orderArrived' && event.body === foy ? [event.column] : []));
  expect(tested).toEqual([outlook?.column]);
});

test('NLC-M.3: between players nobody rolls for obedience, and no letter says so', () => {
  const match = startMatch(
    laterCampaigns,
    { ...options.usual, sequence: 'multiplayer', players: 'corps' },
    simulationSource(3),
  );
  const [asked] = pending(match);
  const seat = asked?.seat ?? '';
  const { bodies, leaders } = theatreOf(match.state);
  const paper = {
    sender: leaders.findIndex(({ name }) => name === 'Ney'),
    recipient: bodies.findIndex(({ id }) => id === 'fr-2'),
    legs: [legWith({ type: 'reserve' })],
  };
  const known = knownPosition(viewOf(match, seat), seat);
  expect(rideOf(known, paper as never)?.receive).toBe(1);
  expect(outlookOf(known, paper as never)).toBeNull();
});

test('NLC-12.2.5c: the staff sees where enemies bar a March, and foretells no arrival beyond them', () => {
  const match = startMatch(laterCampaigns, options.usual, simulationSource(3));
  const known = knownPosition(viewOf(match, 'french'), 'french');
  const { bodies, hexIds } = theatreOf(match.state);
  const corps = bodies.findIndex(({ id }) => id === 'fr-2');
  const way = (...hexes: readonly string[]) =>
    legWith({ type: 'march', route: hexes.map((hex) => hexIds.indexOf(hex)) });
  // Bijlandt stands in Gemioncourt, 2555.
  expect(blockedAt(known, corps, way('2558', '2557', '2556', '2455'))).toBe(hexIds.indexOf('2556'));
  expect(blockedAt(known, corps, way('2558', '2459', '2460'))).toBeNull();
});

test('NLC-12.4b: a closing order that repeats the one in force stays on the desk with its reason, and is not torn up unasked', () => {
  const match = startMatch(
    laterCampaigns,
    { ...options.usual, scenario: 'la-belle-alliance' },
    simulationSource(3),
  );
  for (
    let asked = pending(match);
    asked.every(({ prompt }) => prompt !== prompts.send);
    asked = pending(match)
  )
    for (const { seat } of asked) submit(match, seat, { type: 'done' });
  const { bodies, places } = theatreOf(match.state);
  const play = (wanted: (action: Action) => boolean): void => {
    const action = legal(match, 'french').find(wanted);
    if (action === undefined) throw new Error('the French cannot do that');
    submit(match, 'french', action);
  };
  // I Corps stands on Defend; La Belle Alliance is less than 10 hexes from where it stands.
  const corps = bodies.findIndex(({ id }) => id === 'fr-1');
  play((action) => action.type === 'begin' && action.recipient === corps && action.order === 'defend');
  play(
    (action) =>
      action.type === 'target' &&
      action.at.kind === 'place' &&
      places[action.at.place]?.name === 'La Belle Alliance',
  );
  expect(legal(match, 'french').map(({ type }) => type)).toEqual(['dropOrder']);
  expect(onlyAnswer(match, 'french')).toBeNull();
  expect(offers(match, 'french').find(({ action }) => action.type === 'finish')?.refusal?.rule).toBe(
    'NLC-12.4b',
  );
});
