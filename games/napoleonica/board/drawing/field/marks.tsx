// What may be done, on the ground below the figures.
import type { MapCounter } from '@grognard/desk/map/counters/stacks.ts';
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Stops, Teeth, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { useMemo } from 'preact/hooks';
import type { Unit } from '../../../state.ts';
import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { isAskedFirst } from '../../input/moment.ts';
import { openHexes } from '../../input/open-hexes.ts';
import { coveredFrom, reachIn, targetsFrom } from '../../input/prospects.ts';
import { activeUnit, unitOn } from '../../input/units-in-view.ts';

export interface MarksProps {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly plan: HexPlan;
  /** The hex that is pointed at. */
  readonly spot: number | null;
}

/** The unit whose reach is worth seeing: an own one that is pointed at and could be activated. */
function considered({ desk, battle, spot }: MarksProps): Unit | undefined {
  const unit = unitOn(battle, spot);
  if (unit === undefined || battle.activation !== null) return undefined;
  return desk.on({ unit: `${unit.id}` }).some((offer) => offer.action.type === 'activate' && isLegal(offer))
    ? unit
    : undefined;
}

/** Crossed blades on the hexes from which somebody could be attacked. */
const Blades = ({ plan, hexes }: { readonly plan: HexPlan; readonly hexes: readonly number[] }) => (
  <g class="napoleonica-blades">
    {hexes.map((hex) => {
      const { x, y } = plan.centre(hex);
      return (
        <path key={hex} d={`M${fine(x - 7)} ${fine(y + 21)}l14-12M${fine(x - 7)} ${fine(y + 9)}l14 12`} />
      );
    })}
  </g>
);

/** Of the hexes one may move to, those within reach of an enemy. */
function useOffensive(desk: Desk, battle: BattleView, open: readonly number[]): readonly number[] {
  const active = activeUnit(battle);
  const isMoving =
    isAskedFirst(desk.shown.value.view) || desk.offers().some(({ action }) => action.type === 'move');
  const key = isMoving ? open.join() : '';
  return useMemo(
    () =>
      active === undefined || key === ''
        ? []
        : open.filter((hex) => targetsFrom(battle, active, hex).length > 0),
    [battle, key],
  );
}

/** How far the unit that is pointed at shoots from where it stands; what hides from it is left out. */
function Range({ battle, plan, spot }: MarksProps) {
  const unit = unitOn(battle, spot);
  const covered = unit === undefined ? [] : coveredFrom(battle, unit, unit.at);
  return unit === undefined || covered.length === 0 ? null : (
    <Boundary plan={plan} hexes={[...covered, unit.at]} kind="other" />
  );
}

export function Marks(props: MarksProps & { readonly counters: readonly MapCounter[] }) {
  const { desk, battle, plan, counters } = props;
  const isOpen = desk.isLive.value;
  const open = isOpen ? openHexes(desk, battle) : [];
  const offensive = useOffensive(desk, battle, open);
  const unit = isOpen ? considered(props) : undefined;
  const marked = (mark: string): readonly number[] =>
    counters.flatMap(({ marks = '', hex }) => (marks.split(' ').includes(mark) ? [hex] : []));
  const isEnemy = (hex: number): boolean => unitOn(battle, hex)?.owner !== desk.shown.value.viewer;
  const legal = marked('is-legal');
  const enemies = legal.filter(isEnemy);
  const own = legal.filter((hex) => !isEnemy(hex));
  const selected = marked('is-selected');
  return (
    <>
      <Range {...props} />
      {unit !== undefined && (
        <Boundary plan={plan} hexes={[...reachIn(battle, unit), unit.at]} kind="range" />
      )}
      <Wash plan={plan} hexes={open} kind="legal" />
      {open.length > 0 && <Boundary plan={plan} hexes={open} kind="legal" />}
      <Stops plan={plan} hexes={open} />
      <Blades plan={plan} hexes={offensive} />
      {own.map((hex) => (
        <Boundary key={hex} plan={plan} hexes={[hex]} kind="legal" />
      ))}
      {enemies.length > 0 && <Wash plan={plan} hexes={enemies} kind="refuse" />}
      <Teeth plan={plan} hexes={enemies} />
      {selected.length > 0 && <Wash plan={plan} hexes={selected} kind="select" />}
      {selected.length > 0 && <Boundary plan={plan} hexes={selected} kind="select" />}
      <Wash plan={plan} hexes={marked('is-last')} kind="last" />
    </>
  );
}
