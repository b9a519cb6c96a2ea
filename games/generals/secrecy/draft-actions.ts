// A draft taken apart into the actions that make it.
import { never } from '@grognard/kernel';
import type { Action, Draft, DraftOf } from '../grammar.ts';

export function draftActions(draft: Draft): readonly Action[] {
  switch (draft.kind) {
    case 'setup':
    case 'planning':
      return [];
    case 'declare':
      return draft.orders.map((order) => ({ type: 'activate', order }));
    case 'bombard':
      return draft.shots.map(({ order, range, building }) => ({
        type: building ? 'fireAtBuilding' : 'fire',
        order,
        range,
      }));
    case 'react':
      return draft.tries.map((one) =>
        one.how === 'square'
          ? { type: 'formSquare', unit: one.unit }
          : { type: 'countercharge', unit: one.unit, border: one.border },
      );
    case 'positions':
      return positionActions(draft);
    case 'withdraw':
      return draft.units.map((unit) => ({ type: 'withdraw', unit }));
    case 'targets':
      return Object.entries(draft.at).map(([unit, at]) => ({ type: 'target', unit, at }));
    case 'advance':
      return draft.units.map((unit) => ({ type: 'advance', unit }));
    case 'road':
      return draft.moves.map((move) => ({ type: 'road', ...move }));
    case 'rally':
      return draft.rallies.map((one) =>
        'arm' in one ? { type: 'rally', arm: one.arm } : { type: 'rallyInPlace', unit: one.unit },
      );
    default:
      return never(draft);
  }
}

const positionActions = ({ retreats, shelter, fronts }: DraftOf<'positions'>): readonly Action[] => [
  ...retreats.map((unit): Action => ({ type: 'retreat', unit })),
  ...(shelter === null ? [] : [{ type: 'shelter', unit: shelter } as const]),
  ...Object.entries(fronts).map(([unit, front]): Action => ({ type: 'assign', unit, front })),
];
