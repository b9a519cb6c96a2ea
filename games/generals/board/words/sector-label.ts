import { capital } from '@grognard/desk/words/phrases.ts';
import { isBattleSector } from '../../field/board-graph.ts';
import { holderOf } from '../../field/control.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { ARMS, type Sector, SIDES } from '../../vocabulary.ts';
import { countOf, ROLE_NAME, sectorName } from './names.ts';

const troopsIn = (units: readonly Unit[], sector: Sector): readonly string[] =>
  SIDES.flatMap((side) =>
    ARMS.flatMap((arm) => {
      const here = units.filter((unit) => unit.at === sector && unit.side === side && unit.arm === arm);
      return here.length === 0 ? [] : [`${SIDE_NAME[side]} ${countOf(here.length, arm)}`];
    }),
  );

/** 'Sector b2, held by White: White three Infantry, White one Cavalry' */
export function sectorLabel(view: View, units: readonly Unit[], sector: Sector): string {
  const isBattle = isBattleSector(sector);
  const holder = holderOf({ units }, sector);
  const marker = view.markers.find((each) => each.sector === sector);
  const facts = [
    `${isBattle ? 'Sector ' : ''}${capital(sectorName(sector))}`,
    ROLE_NAME[sector]?.toLowerCase() ?? '',
    marker === undefined ? '' : `${marker.vp} VP against ${SIDE_NAME[marker.owner]}`,
    isBattle ? (holder === null ? 'neutral' : `held by ${SIDE_NAME[holder]}`) : '',
  ];
  const troops = troopsIn(units, sector);
  return `${facts.filter((fact) => fact !== '').join(', ')}: ${troops.length === 0 ? 'empty' : troops.join(', ')}`;
}
