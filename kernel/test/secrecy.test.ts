import { expect, expectTypeOf, test } from 'vitest';
import type { Frozen, Open, Secret } from '../src/index.ts';
import { peek, secret } from '../src/index.ts';

test('a secret opens for those who may know it, and for nobody else', () => {
  const plan = secret(['march'], 'white');
  expect(peek(plan, 'white')).toEqual(['march']);
  expect(peek(plan, 'black')).toBeUndefined();
  expect(peek(plan, 'spectator')).toBeUndefined();
  expect(peek(secret(7), 'white')).toBeUndefined();
  expect(peek(secret(7, 'white', 'black'), 'black')).toBe(7);
});

test('a view that contains a secret does not compile, however deep it lies', () => {
  interface Leaky {
    readonly turn: number;
    readonly hands: readonly { readonly cards: Secret<string> }[];
  }
  const show = (view: Open<Leaky>): number => view.turn;
  // @ts-expect-error: a secret is not assignable to an open view
  expect(show({ turn: 1, hands: [{ cards: secret('queen', 'white') }] })).toBe(1);

  interface Safe {
    readonly turn: number;
    readonly mine: readonly string[] | null;
  }
  expectTypeOf<Open<Safe>>().toEqualTypeOf<Safe>();
});

test('frozen state cannot be changed, however deep', () => {
  interface State {
    units: { at: string }[];
    vp: { white: number };
  }
  const attempts = (state: Frozen<State>) => {
    // @ts-expect-error: no push on frozen state
    state.units.push({ at: 'a1' });
    // @ts-expect-error: no assignment in depth
    state.vp.white = 3;
    // @ts-expect-error: no replacing either
    state.units = [];
  };
  const state: State = { units: [], vp: { white: 0 } };
  attempts(state);
  expect(state).toEqual({ units: [], vp: { white: 3 } });
});

test('peek works on frozen secrets as rules see them', () => {
  const state: Frozen<{ plan: Secret<string[]> }> = { plan: secret(['march'], 'white') };
  const seen = peek(state.plan, 'white');
  expectTypeOf(seen).toEqualTypeOf<readonly string[] | undefined>();
  expect(seen).toEqual(['march']);
});
