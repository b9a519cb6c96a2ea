import type { Offer } from '../contract/table-state.ts';

export const isLegal = ({ refusal }: Pick<Offer, 'refusal'>): boolean => refusal === null;
