import type { TextSection } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { isBattleSector } from '../../field/board-graph.ts';
import { hasRiver, isForest, isHill } from '../../field/terrain.ts';
import { frontName, PHASE_NAME, SIDE_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { SECTORS, type Sector, SIDES } from '../../vocabulary.ts';
import { deployedUnits } from '../drawing/deployed-units.ts';
import { pilesOf } from '../drawing/piles.ts';
import { countOf, isSide, unitStateName } from './names.ts';
import { ordersInWords } from './orders-in-words.ts';
import { sectorLabel } from './sector-label.ts';
import { described, deskStates } from './sentences-table.ts';

function sectorLine(view: View, sector: Sector): string {
  const units = deployedUnits(view);
  const marked = units.filter(
    ({ at, routed, spent, square, inside }) => at === sector && (routed || spent || square || inside),
  );
  const states = pilesOf(marked).map((pile) =>
    tell(described.state, { count: pile.length, what: unitStateName(pile[0]) }),
  );
  const ground = [
    isForest(view, sector) ? tell(described.forest) : '',
    isHill(view, sector) ? tell(described.hill) : '',
    hasRiver(view, sector) ? tell(described.river) : '',
    isBattleSector(sector) && view.buildings.includes(sector) ? tell(described.building) : '',
  ].filter((kind) => kind !== '');
  return [sectorLabel(view, units, sector), ...states, ...ground].join('; ');
}

const sideLines = (view: View): readonly string[] =>
  SIDES.map((side) => {
    const boxed = (arm: 'I' | 'C'): string =>
      countOf(
        view.units.filter((unit) => unit.side === side && unit.arm === arm && unit.at === 'box').length,
        arm,
      );
    const prisoners = view.units.filter((unit) => unit.side !== side && unit.at === 'captured').length;
    return tell(described.side, {
      side: SIDE_NAME[side],
      points: view.vp[side],
      infantry: boxed('I'),
      cavalry: boxed('C'),
      prisoners,
      desk: tell(deskStates[view.desks[side]]),
    });
  });

function combatSection({ step, fronts }: NonNullable<View['combat']>): TextSection {
  const lines = fronts.map(({ id, white, black, dice }) => {
    const facts = { front: frontName(id), white: white.length, black: black.length };
    if (dice.length === 0) return tell(described.front, facts);
    const rolled = dice.map(({ side, natural }) =>
      tell(described.die, { side: SIDE_NAME[side], number: natural }),
    );
    return tell(described.frontWithDice, { ...facts, dice: rolled.join(', ') });
  });
  return { title: tell(described.combat, { step }), lines };
}

/** The same as the board, in sentences. */
export function describe(view: View): readonly TextSection[] {
  const { round, phase, pool } = view;
  const standing = tell(described.standing, { round, phase: PHASE_NAME[phase], pool });
  const orders = {
    title: tell(described.orders),
    lines: [tell(described.written, { orders: ordersInWords(view.sheet) })],
  };
  return [
    { title: tell(described.standingTitle), lines: [standing, ...sideLines(view)] },
    { title: tell(described.sectors), lines: SECTORS.map((sector) => sectorLine(view, sector)) },
    ...(isSide(view.viewer) ? [orders] : []),
    ...(view.combat === null ? [] : [combatSection(view.combat)]),
  ];
}
