// NAP-HID: whatever is decided unseen, nobody else can tell one decision from another.
import { type Frozen, type Open, peek, type Viewer } from '@grognard/kernel';
import { fuzzPairs } from '@grognard/testkit/fuzz-pairs.ts';
import { expect, test } from 'vitest';
import { anyMatch } from '../any-modes.ts';
import { anyOptions } from '../any-options.ts';
import { napoleonica } from '../module.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { byPlayer } from '../vocabulary.ts';
import { workbench } from '../workbench.ts';

const { secrets } = workbench;

test('NAP-HID.1, NAP-HID.3, NAP-HID.8: secret actions of every kind look the same to everybody else', {
  timeout: 120_000,
}, () => {
  const { faults, untried } = fuzzPairs(napoleonica, { secrets, pairs: 1_500, options: anyMatch });
  expect(faults).toEqual([]);
  expect(untried).toEqual([]);
});

type Hands = (state: Frozen<State>, viewer: Viewer) => readonly [A: Hand, B: Hand];
type Hand = readonly (string | null)[];

/** The game with another way to show what the players hold. */
function showing(hands: Hands): typeof napoleonica {
  return {
    ...napoleonica,
    view(state, viewer, context): Open<View> {
      const view = napoleonica.view(state, viewer, context);
      if (view.battle === null || state.battle === null) return view;
      const [A, B] = hands(state, viewer);
      const { players } = view.battle;
      const hand = { A, B };
      return {
        ...view,
        battle: {
          ...view.battle,
          players: byPlayer((player) =>
            player === viewer ? players[player] : { ...players[player], hand: hand[player] },
          ),
        },
      };
    },
  };
}

const lying = (hands: Hands): readonly string[] => {
  const only = { ...secrets, kinds: secrets.kinds.filter(({ rule }) => rule === 'NAP-HID.3') };
  const { faults } = fuzzPairs(showing(hands), { secrets: only, pairs: 400, options: anyOptions });
  return faults.map(({ message }) => message).filter((message) => /card-laid-face-down/.test(message));
};

/** Cards of the hand alone, in its own order, as they were once shown. */
const inOrder = ({ battle }: Frozen<State>, viewer: Viewer): readonly [Hand, Hand] => {
  const of = (player: 'A' | 'B'): Hand =>
    battle?.players[player].hand.map((card) => peek(card, viewer) ?? null) ?? [];
  return [of('A'), of('B')];
};

test('NAP-HID.3: a hand that shrinks with a real card and not with the Decoy is noticed', () => {
  const [first = ''] = lying(inOrder);
  expect(first).toContain('"type":"lay"');
  expect(first).toContain('sees it');
});

test('NAP-HID.3: and so is one that keeps its number, but the order of its seen cards', () => {
  const [first = ''] = lying((state, viewer) => {
    const [A, B] = inOrder(state, viewer);
    const whole = (hand: Hand, player: 'A' | 'B'): Hand => {
      const laid = state.battle?.players[player].laid ?? null;
      return laid !== null && laid.hidden !== 'decoy' ? [...hand, null] : hand;
    };
    return [whole(A, 'A'), whole(B, 'B')];
  });
  expect(first).toContain('"type":"lay"');
});
