// What may be done, on the ground below the figures; what would come of it, above them.

import type { MapCounter } from '@grognard/desk/map/counters/stacks.ts';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Boundary, Stops, Teeth, Wash } from '@grognard/desk/map/overlays/areas.tsx';
import { Arrow } from '@grognard/desk/map/overlays/ways.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { Unit } from '../../../state.ts';
import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { answersOn } from '../../input/choices.ts';
import { isAskedFirst } from '../../input/moment.ts';
import { reachIn, targetsFrom } from '../../input/prospects.ts';

interface MarksProps {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly plan: HexPlan;
  /** The hex that is pointed at. */
  readonly spot: number | null;
}

const unitOn = ({ units }: BattleView, hex: number | null): Unit | undefined =>
  units.find(({ at }) => at === hex);
const activeUnit = ({ units, activation }: BattleView): Unit | undefined =>
  units.find(({ id }) => id === activation?.unit);

/** Hexes that may be pressed now; before abilities are declined, those that may be pressed in a moment. */
function openHexes(desk: Desk, battle: BattleView): readonly number[] {
  const { view } = desk.shown.value;
  const active = activeUnit(battle);
  if (isAskedFirst(view) && active?.owner === view.viewer) return reachIn(battle, active);
  const hexes = desk.offers().flatMap(({ target }) => ('hex' in target ? [target.hex] : []));
  return [...new Set(hexes)].filter((hex) => answersOn(desk, { hex }).some(isLegal));
}

/** The unit whose reach is worth seeing: an own one that is pointed at and could be activated. */
function considered({ desk, battle, spot }: MarksProps): Unit | undefined {
  const unit = unitOn(battle, spot);
  if (unit === undefined || battle.activation !== null) return undefined;
  return desk.on({ unit: `${unit.id}` }).some((offer) => offer.action.type === 'activate' && isLegal(offer))
    ? unit
    : undefined;
}

export function Marks(props: MarksProps & { readonly counters: readonly MapCounter[] }) {
  const { desk, battle, plan, counters } = props;
  const isOpen = desk.isLive.value;
  const open = isOpen ? openHexes(desk, battle) : [];
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
      {unit !== undefined && (
        <Boundary plan={plan} hexes={[...reachIn(battle, unit), unit.at]} kind="range" />
      )}
      <Wash plan={plan} hexes={open} kind="legal" />
      {open.length > 0 && <Boundary plan={plan} hexes={open} kind="legal" />}
      <Stops plan={plan} hexes={open} />
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

/** Whom the active unit could attack from the hex that is pointed at; an arrow to the enemy that is. */
export function Prospect({ desk, battle, plan, spot }: MarksProps) {
  const active = activeUnit(battle);
  if (active === undefined || spot === null || spot === active.at || active.owner !== desk.shown.value.viewer)
    return null;
  const there = unitOn(battle, spot);
  if (there !== undefined)
    return answersOn(desk, { unit: `${there.id}` }).some(
      (offer) => offer.action.type === 'attack' && isLegal(offer),
    ) ? (
      <Arrow plan={plan} hexes={[active.at, spot]} kind="attack" />
    ) : null;
  if (!openHexes(desk, battle).includes(spot)) return null;
  return <Teeth plan={plan} hexes={targetsFrom(battle, active, spot).map(({ at }) => at)} />;
}
