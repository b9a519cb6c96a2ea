// What is half chosen at the desk: cards that go back, Orders that are exchanged.
import { testDesk } from '@grognard/desk/test/test-desk.ts';
import {
  legal,
  offers,
  pending,
  simulationSource,
  startMatch,
  submit,
  type Target,
  viewOf,
} from '@grognard/kernel';
import { expect, test } from 'vitest';
import type { Desk, Selection } from '../board/desk.ts';
import type { Scene } from '../board/drawing/field/scene.ts';
import { aboutOf } from '../board/input/about.ts';
import { askedAbout } from '../board/input/between.ts';
import { isReturning, pressReturned, returnOffer } from '../board/input/returned-cards.ts';
import { whyNothing } from '../board/input/why-nothing.ts';
import { asking } from '../board/words/asking.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import { napoleonica } from '../module.ts';
import type { View } from '../view.ts';
import { atEvent, type CampaignTable, inMonth } from './campaign-table.ts';

/** A battle by the first answers there are, up to where A is asked this. */
function deskWhen(proc: string): Desk {
  const options = napoleonica.parseOptions({});
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(napoleonica, options.value, simulationSource(2));
  for (let n = 0; n < 200; n += 1) {
    const [asked] = pending(match);
    if (asked?.seat === 'A' && match.state.frames.at(-1)?.proc === proc)
      return testDesk<View, Action, Event, Selection, Scene>(
        { view: viewOf(match, 'A'), viewer: 'A', offers: offers(match, 'A'), decisions: pending(match) },
        aboutOf,
      ).desk;
    const seat = asked?.seat ?? '';
    const [first] = legal(match, seat);
    if (first !== undefined) submit(match, seat, first);
  }
  throw new Error(`A is never asked this: ${proc}`);
}

const inHand = (place: number): Element =>
  ({ closest: () => ({ getAttribute: () => `${place}` }) }) as unknown as Element;

test('NAP-SET.14: each card of the opening hand can be one of the two that go back, the last as well as the first', () => {
  const desk = deskWhen('openingHand');
  expect(isReturning(desk)).toBe(true);
  expect(asking(desk)).toBeNull();
  pressReturned(desk, inHand(4));
  expect(asking(desk)).toBe('1 more card to put back into your deck.');
  expect(returnOffer(desk)).toBeUndefined();
  pressReturned(desk, inHand(3));
  expect(asking(desk)).toBeNull();
  expect(returnOffer(desk)?.action.type).toBe('returnCards');
});

test('NAP-ORD.10: the first Order that is lifted pays, and the question says so', () => {
  const desk = deskWhen('exchange');
  expect(asking(desk)).toBeNull();
  desk.selection.value = { kind: 'orders', places: [0] };
  expect(asking(desk)).toMatch(/^1 \w+ pays\. Now press each Order you want drawn anew\.$/);
  desk.selection.value = { kind: 'orders', places: [0, 1] };
  expect(asking(desk)).toBeNull();
});

test('NAP-ACT.1: what answers nothing says why, and what to press instead', () => {
  const desk = deskWhen('turn');
  const units = desk.shown.value.view.battle?.units ?? [];
  const [enemy, own] = ['B', 'A'].map((player) => units.find(({ owner }) => owner === player)?.id);
  const said = (target: Target): string => whyNothing(desk, target)?.text ?? '';
  expect(said({ unit: `${enemy}` })).toContain('Press one of your own units first');
  expect(said({ hex: 12 })).toContain('Press one of your own units first, then the hex');
  expect(said({ unit: `${own}` })).toContain('You are asked:');
  expect(whyNothing(desk, { die: '0' })).toBeNull();
});

test('NAP-SOL.16: an event asks about regions wherever they lie, a month about those beside the army', () => {
  const about = ({ match }: CampaignTable) =>
    askedAbout(
      testDesk<View, Action, Event, Selection, Scene>(
        {
          view: viewOf(match, 'A') as View,
          viewer: 'A',
          offers: offers(match, 'A'),
          decisions: pending(match),
        },
        aboutOf,
      ).desk,
    );
  expect(about(atEvent('EV21', { corruption: { W08: 2 } }))).toContain('W08');
  expect(about(inMonth())).toEqual([]);
});
