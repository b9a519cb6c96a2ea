// Whoever was chosen may have gone by another answer, as ordered with all his formation: nobody is asked about him then.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Desk } from '../desk.ts';

export function isStillChosen(desk: Desk): boolean {
  const picked = desk.selection.value;
  if (picked === null || picked.kind === 'corps') return true;
  return legalIn(desk.offers()).some(({ action }) => {
    switch (action.type) {
      case 'select':
        return picked.kind === 'group' && picked.units.join() === action.units.join();
      case 'goLeader':
        return picked.kind === 'leader' && picked.leader === action.leader;
      case 'bombard':
        return picked.kind === 'guns' && picked.hex === action.from;
      case 'charge':
        return picked.kind === 'charger' && picked.unit === action.unit;
      default:
        return false;
    }
  });
}
