// NLC-P, NLC-M: which sequences go by packets instead of chits.
import type { Read } from '../rule-types.ts';

export const isByPacket = ({ options }: Pick<Read, 'options'>): boolean => options.sequence !== 'chit';
