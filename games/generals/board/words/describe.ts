import type { TextSection } from '@grognard/desk';
import { capital } from '@grognard/desk/words/phrases.ts';
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

function sectorLine(view: View, sector: Sector): string {
  const units = deployedUnits(view);
  const marked = units.filter(
    ({ at, routed, spent, square, inside }) => at === sector && (routed || spent || square || inside),
  );
  const states = pilesOf(marked).map((pile) => `${pile.length} × ${unitStateName(pile[0])}`);
  const ground = [
    isForest(view, sector) ? 'forest' : '',
    isHill(view, sector) ? 'hill' : '',
    hasRiver(view, sector) ? 'river' : '',
    isBattleSector(sector) && view.buildings.includes(sector) ? 'building' : '',
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
    return `${SIDE_NAME[side]}: ${view.vp[side]} VP; routed ${boxed('I')}, ${boxed('C')}; prisoners ${prisoners}; ${view.desks[side]}.`;
  });

function combatSection({ step, fronts }: NonNullable<View['combat']>): TextSection {
  const lines = fronts.map(({ id, white, black, dice }) => {
    const rolled = dice.map(({ side, natural }) => `${SIDE_NAME[side]} ${natural}`);
    const shown = rolled.length === 0 ? '' : `; dice ${rolled.join(', ')}`;
    return `${capital(frontName(id))}: White ${white.length}, Black ${black.length}${shown}.`;
  });
  return { title: `Combat, step ${step} of 9`, lines };
}

/** The same as the board, in sentences. */
export function describe(view: View): readonly TextSection[] {
  const standing = `Round ${view.round} of 10, ${PHASE_NAME[view.phase]}; ${view.pool} VP in the pool.`;
  const orders = { title: 'Your orders', lines: [capital(`${ordersInWords(view.sheet)}.`)] };
  return [
    { title: 'Standing', lines: [standing, ...sideLines(view)] },
    { title: 'Sectors', lines: SECTORS.map((sector) => sectorLine(view, sector)) },
    ...(isSide(view.viewer) ? [orders] : []),
    ...(view.combat === null ? [] : [combatSection(view.combat)]),
  ];
}
