import type { TableState } from '@grognard/protocol';
import type { TextSection } from '@grognard/web/table/game-board.ts';
import { isBattleSector } from '../field/board-graph.ts';
import { hasRiver, isForest, isHill } from '../field/terrain.ts';
import { PHASE_NAME, SIDE_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { SECTORS, type Sector, SIDES } from '../vocabulary.ts';
import { deployedUnits } from './deployed.ts';
import { capital, countOf, frontName, isSide, unitStateName } from './names.ts';
import { ordersInWords } from './outcome-text.ts';
import { pilesOf } from './placements.ts';
import { viewIn } from './reading.ts';
import { sectorLabel } from './sectors.tsx';

function sectorLine(view: View, sector: Sector): string {
  const units = deployedUnits(view);
  const here = units.filter((unit) => unit.at === sector);
  const states = pilesOf(here.filter((unit) => unit.routed || unit.spent || unit.square || unit.inside)).map(
    (pile) => (pile[0] === undefined ? '' : `${pile.length} × ${unitStateName(pile[0])}`),
  );
  const ground = [
    isForest(view, sector) ? 'forest' : '',
    isHill(view, sector) ? 'hill' : '',
    hasRiver(view, sector) ? 'river' : '',
    isBattleSector(sector) && view.buildings.includes(sector) ? 'building' : '',
  ].filter((kind) => kind !== '');
  return [sectorLabel(view, units, sector), ...states, ...ground].join('; ');
}

function sideLines(view: View): readonly string[] {
  return SIDES.map((side) => {
    const boxed = (arm: 'I' | 'C'): string =>
      countOf(
        view.units.filter((unit) => unit.side === side && unit.arm === arm && unit.at === 'box').length,
        arm,
      );
    const prisoners = view.units.filter((unit) => unit.side !== side && unit.at === 'captured').length;
    const desk = view.desks[side];
    return `${SIDE_NAME[side]}: ${view.vp[side]} VP; routed ${boxed('I')}, ${boxed('C')}; prisoners ${prisoners}; ${desk}.`;
  });
}

/** The same as the board, in sentences. */
export function describe(state: TableState): readonly TextSection[] {
  const view = viewIn(state);
  const sections: TextSection[] = [
    {
      title: 'Standing',
      lines: [
        `Round ${view.round} of 10, ${PHASE_NAME[view.phase]}; ${view.pool} VP in the pool.`,
        ...sideLines(view),
      ],
    },
    { title: 'Sectors', lines: SECTORS.map((sector) => sectorLine(view, sector)) },
  ];
  if (isSide(view.viewer))
    sections.push({ title: 'Your orders', lines: [capital(`${ordersInWords(view.sheet)}.`)] });
  if (view.combat !== null)
    sections.push({
      title: `Combat, step ${view.combat.step} of 9`,
      lines: view.combat.fronts.map(({ id, white, black, dice }) => {
        const rolled =
          dice.length === 0
            ? ''
            : `; dice ${dice.map(({ side, natural }) => `${SIDE_NAME[side]} ${natural}`).join(', ')}`;
        return `${capital(frontName(id))}: White ${white.length}, Black ${black.length}${rolled}.`;
      }),
    });
  return sections;
}
