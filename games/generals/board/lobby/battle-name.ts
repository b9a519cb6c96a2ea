import type { Options } from '../../options.ts';
import { SETUP_NAME } from '../words/names.ts';

function objectivesName(objectives: Options['objectives']): string {
  if (objectives === 'standard') return '';
  return typeof objectives === 'string' ? `objectives ${objectives}` : 'own objectives';
}

/** 'Dennewitz, army morale, terrain A' */
export const battleName = ({ setup, orderDie, couriers, morale, objectives, terrain }: Options): string =>
  [
    SETUP_NAME[setup],
    orderDie ? 'order die' : '',
    couriers ? 'couriers' : '',
    morale ? 'army morale' : '',
    objectivesName(objectives),
    terrain === 'off' ? '' : `terrain ${terrain}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
