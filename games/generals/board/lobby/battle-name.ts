import { tell } from '@grognard/desk/words/tell.ts';
import type { Options } from '../../options.ts';
import { LAYOUT_NAMES } from '../../words/options.ts';
import { SETUP_NAME } from '../words/names.ts';
import { extras } from '../words/sentences-lobby.ts';

function objectivesName(objectives: Options['objectives']): string {
  if (objectives === 'standard') return '';
  return typeof objectives === 'string'
    ? tell(extras.objectives, { which: objectives })
    : tell(extras.ownObjectives);
}

/** 'Dennewitz, army morale, terrain A' */
export const battleName = ({ setup, orderDie, couriers, morale, objectives, terrain }: Options): string =>
  [
    SETUP_NAME[setup],
    orderDie ? tell(extras.orderDie) : '',
    couriers ? tell(extras.couriers) : '',
    morale ? tell(extras.morale) : '',
    objectivesName(objectives),
    terrain === 'off' ? '' : tell(extras.terrain, { which: LAYOUT_NAMES[terrain] }),
  ]
    .filter((part) => part !== '')
    .join(', ');
