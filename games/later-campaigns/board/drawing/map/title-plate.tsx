// The plate in the corner of the map: which battle, whose Stage, and what sky is above it.
import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../../data/theatres.ts';
import { visibilityOf } from '../../../tables/ranges.ts';
import type { View } from '../../../view.ts';
import type { BodyId } from '../../../vocabulary.ts';
import { ORDER_NAME } from '../../../words/sides-and-orders.ts';
import { placeName, tellerIn } from '../../words/names.ts';
import { weatherWords } from '../../words/sentences-panel.ts';
import { isCramped } from './covered.ts';

/** The order of the formation that acts, as far as the viewer may know it. */
function orderOf(view: View): string | null {
  const { active, bodies, openOrders } = view;
  const [first] = active?.chits ?? [];
  const own = bodies.find(({ body }) => body === first);
  const leg = own?.order.legs[own.leg];
  const type = leg?.type ?? openOrders.find(({ body }) => body === first)?.type;
  if (type === undefined) return null;
  const aim = leg?.target?.kind === 'place' ? `, ${placeName(view, leg.target.place)}` : '';
  return `${ORDER_NAME[type]}${aim}`;
}

function skyOf(view: View): readonly string[] {
  const turn = theatreOf(view).turns[view.turn - 1];
  if (turn === undefined) return [];
  const { night, rain, wet } = turn;
  return [
    ...(night ? [tell(weatherWords.night)] : []),
    ...(rain ? [tell(weatherWords.rain)] : []),
    ...(wet ? [tell(weatherWords.wet)] : []),
    ...(night || rain ? [tell(weatherWords.sight, { hexes: visibilityOf(turn) })] : []),
  ];
}

function titleOf(view: View, chits: readonly BodyId[], isMany: boolean): string {
  if (isMany) return tell(weatherWords.formations, { count: chits.length });
  return chits.length > 0 ? tellerIn(view).anyBodies(chits) : theatreOf(view).name;
}

interface TitlePlateProps {
  readonly view: View;
  readonly room: SizeClass;
}

export function TitlePlate({ view, room }: TitlePlateProps) {
  const chits = view.active?.chits ?? [];
  // Names of several would cover what they do.
  const isMany = chits.length > 1 && isCramped(room);
  const isReserve = view.active?.reserve === true;
  const order = isMany ? null : orderOf(view);
  const sky = skyOf(view);
  // The name of the battle alone is not worth a counter.
  const isNamed = chits.length > 0 || !isCramped(room);
  if (!isNamed && sky.length === 0 && !isReserve) return null;
  return (
    <div class="later-campaigns-plate" data-layer>
      {isNamed && <b>{titleOf(view, chits, isMany)}</b>}
      {order !== null && <i>{order}</i>}
      {isReserve && <i>{tell(weatherWords.reserve)}</i>}
      {sky.map((words) => (
        <small key={words}>{words}</small>
      ))}
    </div>
  );
}
