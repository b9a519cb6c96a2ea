import type { WireOffer } from '@grognard/protocol';

/**
 * What gives the game up. A game may know other grave things, a General Retreat for example; those of a procedure come
 * before what can be done at any time.
 */
export const givingUpIn = <O extends Pick<WireOffer, 'role'>>(offers: readonly O[]): O | undefined =>
  offers.findLast(({ role }) => role === 'grave');
