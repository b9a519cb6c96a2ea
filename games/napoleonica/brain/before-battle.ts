// NAP-SET.2, NAP-SET.3: sides, factions and rosters of a single battle: any will do.

import { anyOf } from './any-of.ts';
import type { Scope } from './scope.ts';

export const beforeBattle: Scope['between'] = (_state, _seat, legal, random) => [
  legal.find(({ type }) => type === 'confirm') ?? anyOf(legal, random),
];
