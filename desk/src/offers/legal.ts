import type { Offer } from '../contract/table-state.ts';

export const isLegal = ({ refusal }: Pick<Offer, 'refusal'>): boolean => refusal === null;

export const legalIn = <A>(offers: readonly Offer<A>[]): readonly Offer<A>[] => offers.filter(isLegal);
