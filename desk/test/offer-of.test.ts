import { describe, expect, it } from 'vitest';
import { offerOf } from '../src/offers/offer-of.ts';

const offer = <A>(action: A) => ({ action, target: { button: 'x' }, refusal: null });

describe('the offer of an action', () => {
  const offers = [
    offer({ type: 'order', from: 'a1', path: ['a2'] }),
    offer({ type: 'order', from: 'a1', path: ['a2', 'b2'] }),
  ];
  it('is found whatever the order of its fields', () => {
    expect(offerOf(offers, { path: ['a2', 'b2'], from: 'a1', type: 'order' })).toBe(offers[1]);
  });
  it('is none when a value or a length differs', () => {
    expect(offerOf(offers, { type: 'order', from: 'a1', path: [] })).toBeUndefined();
    expect(offerOf(offers, { type: 'order', from: 'b1', path: ['a2'] })).toBeUndefined();
  });
});
