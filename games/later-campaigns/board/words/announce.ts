// What is chosen, for whoever does not see what is lit.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk } from '../desk.ts';
import { goalsOf } from '../input/goals.ts';
import { bodyName, hexName, leaderName, unitName, unitNames } from './names.ts';
import { onTheMap } from './sentences.ts';

export function chosenInWords(desk: Desk): string | null {
  const picked = desk.selection.value;
  const { view } = desk.shown.value;
  switch (picked?.kind) {
    case 'group':
      return unitNames(view, picked.units);
    case 'leader':
      return leaderName(view, picked.leader);
    case 'charger':
      return unitName(view, picked.unit);
    case 'guns':
      return tell(onTheMap.gunsAt, { hex: hexName(view, picked.hex) });
    case 'corps':
      return bodyName(view, picked.body);
    default:
      return null;
  }
}

export function announce(desk: Desk): string | null {
  const who = chosenInWords(desk);
  return who === null ? null : tell(onTheMap.chosen, { who, count: goalsOf(desk).length });
}
