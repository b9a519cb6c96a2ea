// The stack that is chosen or pointed at: its counters, whose it is, what it is ordered to do and how it stands.

import { targetKey } from '@grognard/desk/target/target-key.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isInCommand } from '../../../command/command-area.ts';
import { theatreOf } from '../../../data/theatres.ts';
import { fieldOf } from '../../../ground/field.ts';
import { isSupplied } from '../../../supply/supply.ts';
import type { SeenStack, View } from '../../../view.ts';
import { sideOfSeat } from '../../../vocabulary.ts';
import { ORDER_NAME } from '../../../words/sides-and-orders.ts';
import type { Desk } from '../../desk.ts';
import { positionIn } from '../../input/position-in.ts';
import { fansOut } from '../../input/press.ts';
import { hexInWords, unseenInWords } from '../../words/describe.ts';
import { bodyName, leaderName, tellerIn } from '../../words/names.ts';
import { stackWords } from '../../words/sentences-panel.ts';
import { countersOf } from '../map/counters.ts';
import { PieceFace } from '../map/piece-face.tsx';
import { Arrangements } from './arrangements.tsx';

const SIZE = 52;

function Counters({ view, stack }: { readonly view: View; readonly stack: SeenStack }) {
  const theatre = theatreOf(view);
  return (
    <div class="counters">
      {countersOf(view, [stack], () => '').map((counter) => (
        <button
          key={counter.id}
          type="button"
          class="later-campaigns-counter"
          data-target={targetKey(counter.target)}
        >
          <span class="sr">{counter.name}</span>
          <svg viewBox="-28 -32 54 60" width={SIZE} height={SIZE} aria-hidden="true">
            <PieceFace counter={counter} theatre={theatre} detail="field" />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** What one knows of one's own: order, command, supply. */
function Facts({ view, stack }: { readonly view: View; readonly stack: SeenStack }) {
  const state = positionIn(view);
  const [first] = stack.units;
  if (state === null || first === undefined || stack.side !== sideOfSeat(view.viewer)) return null;
  const field = fieldOf(state);
  const body = state.units[first.unit]?.body ?? -1;
  const order = state.bodies[body]?.order;
  const leg = order?.legs[state.bodies[body]?.leg ?? 0];
  const leader = state.bodies[body]?.leader ?? -1;
  const units = stack.units.map(({ unit }) => unit);
  const isLed = units.every((unit) => isInCommand(state, field, unit));
  const isFed = units.every((unit) => isSupplied(state, field, unit));
  return (
    <dl>
      <dt>{tell(stackWords.body)}</dt>
      <dd>{bodyName(view, body)}</dd>
      {leg !== undefined && (
        <>
          <dt>{tell(stackWords.order)}</dt>
          <dd>{ORDER_NAME[leg.type]}</dd>
        </>
      )}
      {leader >= 0 && (
        <>
          <dt>{tell(stackWords.command)}</dt>
          <dd>
            {tell(isLed ? stackWords.inCommand : stackWords.outOfCommand, {
              leader: leaderName(view, leader),
            })}
          </dd>
        </>
      )}
      {!isFed && (
        <>
          <dt>{tell(stackWords.supply)}</dt>
          <dd>{tell(stackWords.unsupplied)}</dd>
        </>
      )}
    </dl>
  );
}

export function StackPanel({ desk, stack }: { readonly desk: Desk; readonly stack: SeenStack }) {
  const { view } = desk.shown.value;
  const teller = tellerIn(view);
  const names = listed([
    ...stack.units.map(({ unit }) => teller.unit(unit)),
    ...stack.leaders.map((leader) => teller.leader(leader)),
    ...stack.hqs.map((hq) => teller.hq(hq)),
  ]);
  return (
    <section class="later-campaigns-stack">
      <Counters view={view} stack={stack} />
      <h2>{names === '' ? unseenInWords(stack.side) : names}</h2>
      <p class="where">{hexInWords({ ...view, stacks: [] }, stack.hex)}</p>
      <Facts view={view} stack={stack} />
      {fansOut(desk, stack.hex) && <p class="caption">{tell(stackWords.again)}</p>}
      <Arrangements desk={desk} stack={stack} />
    </section>
  );
}
