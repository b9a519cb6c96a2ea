// The stack that is chosen or pointed at: its counters, whose it is, what it is ordered to do and how it stands.

import { CounterFace } from '@grognard/desk/map/counters/counter-face.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isInCommand } from '../../../command/command-area.ts';
import { theatreOf } from '../../../data/theatres.ts';
import { fieldOf } from '../../../ground/field.ts';
import { ORDER_NAME } from '../../../names.ts';
import { isSupplied } from '../../../supply/supply.ts';
import type { SeenStack, View } from '../../../view.ts';
import { type Hex, sideOfSeat } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { positionIn } from '../../input/moment.ts';
import { chosenHex } from '../../input/pieces.ts';
import { hexInWords, unitInWords, unseenInWords } from '../../words/describe.ts';
import { bodyName, leaderName, tellerIn } from '../../words/names.ts';
import { stackWords } from '../../words/sentences-panel.ts';
import { faceOf } from '../map/piece-face.tsx';

const SIZE = 52;

function Counters({ view, stack }: { readonly view: View; readonly stack: SeenStack }) {
  const theatre = theatreOf(view);
  return (
    <div class="counters">
      {stack.units.map((seen) => {
        const { unit, lost, disrupted } = seen;
        const sheet = theatre.units[unit];
        return sheet === undefined ? null : (
          <button
            key={unit}
            type="button"
            class="later-campaigns-counter"
            data-target={targetKey({ unit: `${unit}` })}
          >
            <span class="sr">{unitInWords(view, seen)}</span>
            <svg viewBox="-28 -28 54 54" width={SIZE} height={SIZE} aria-hidden="true">
              <CounterFace face={faceOf(sheet, lost, disrupted)} detail="field" />
            </svg>
          </button>
        );
      })}
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

/** The hex whose stack is worth looking at: pointed at, else chosen. */
export function lookedAt(desk: Desk, spot: Hex | null): SeenStack | null {
  const { view } = desk.shown.value;
  const at = (hex: Hex | null): SeenStack | undefined => view.stacks.find((stack) => stack.hex === hex);
  return at(spot) ?? at(chosenHex(desk)) ?? null;
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
    </section>
  );
}
