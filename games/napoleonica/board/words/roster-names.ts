// What the recommended armies of NAP-ROS.1 are called.
import { tell } from '@grognard/desk/words/tell.ts';
import { pointsOf } from '../../army/points.ts';
import { ROSTERS, type RosterName } from '../../data/rosters.ts';

const TITLES: { readonly [name in RosterName]: string } = {
  'FR-182': 'The Emperor and his guns',
  'FR-200': 'Brigade with cuirassiers',
  'FR-220': 'The Emperor’s horse',
  'FR-240': 'The Emperor’s line',
  'FR-300': 'Grenadiers and guns',
  'RU-182': 'Jägers and Chevalier Guard',
  'RU-200': 'Rangers and militia',
  'RU-220': 'Wolves and Cossacks',
  'RU-240': 'Cossacks and howitzers',
  'RU-300': 'The Pavlovsk division',
  'AB-182': 'Hounds and Ogres',
  'AB-200': 'The Captain’s raid',
  'AB-220': 'Hounds and warlocks',
  'AB-240': 'The gathering host',
  'AB-300': 'Knights and Chaoscannon',
  'AB-320': 'The host of the Breach',
};

export const ROSTER_NAMES = Object.keys(TITLES) as readonly RosterName[];

const LABEL = '{army}, {points} DP';

export const rosterTitle = (name: RosterName): string => TITLES[name];

/** 'Grenadiers and guns, 280 DP' */
export function rosterLabel(code: string): string {
  const name = ROSTER_NAMES.find((each) => each === code);
  return name === undefined
    ? code
    : tell(LABEL, { army: TITLES[name], points: pointsOf(ROSTERS[name].units) });
}
