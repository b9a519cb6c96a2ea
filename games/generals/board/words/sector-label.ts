import { tell } from '@grognard/desk/words/tell.ts';
import { isBattleSector } from '../../field/board-graph.ts';
import { holderOf } from '../../field/control.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { ARMS, type Sector, SIDES } from '../../vocabulary.ts';
import { countOf, ROLE_NAME, sectorName } from './names.ts';
import { spoken } from './sentences-board.ts';

const troopsIn = (units: readonly Unit[], sector: Sector): readonly string[] =>
  SIDES.flatMap((side) =>
    ARMS.flatMap((arm) => {
      const here = units.filter((unit) => unit.at === sector && unit.side === side && unit.arm === arm);
      const facts = { side: SIDE_NAME[side], units: countOf(here.length, arm) };
      return here.length === 0 ? [] : [tell(spoken.troops, facts)];
    }),
  );

/** 'Sector b2, held by White: White 3 Infantry, White 1 Cavalry' */
export function sectorLabel(view: View, units: readonly Unit[], sector: Sector): string {
  const isBattle = isBattleSector(sector);
  const holder = holderOf({ units }, sector);
  const marker = view.markers.find((each) => each.sector === sector);
  const facts = [
    isBattle ? tell(spoken.sector, { sector }) : sectorName(sector),
    ROLE_NAME[sector] ?? '',
    marker === undefined ? '' : tell(spoken.objective, { points: marker.vp, side: SIDE_NAME[marker.owner] }),
    isBattle && holder === null ? tell(spoken.neutral) : '',
    isBattle && holder !== null ? tell(spoken.held, { side: SIDE_NAME[holder] }) : '',
  ];
  const troops = troopsIn(units, sector);
  return tell(spoken.holds, {
    sector: facts.filter((fact) => fact !== '').join(', '),
    troops: troops.length === 0 ? tell(spoken.empty) : troops.join(', '),
  });
}
