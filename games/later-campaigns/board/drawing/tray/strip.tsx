// The troops of the Stage, stack by stack: who is done, who may act, who still owes a move.
import { CounterFace } from '@grognard/desk/map/counters/counter-face.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { SeenStack, View } from '../../../view.ts';
import { sideOfSeat } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { hexOfUnit, procIn } from '../../input/moment.ts';
import { owingIn } from '../../input/owing.ts';
import { actingHexes, actors, chosenHex } from '../../input/pieces.ts';
import { unitNames } from '../../words/names.ts';
import { trayWords } from '../../words/sentences-panel.ts';
import { fromTheTop } from '../map/counters.ts';
import { faceOf } from '../map/piece-face.tsx';
import { LeaderChips } from './leader-chips.tsx';

const SIZE = 44;

interface Standing {
  readonly stack: SeenStack;
  readonly is: 'done' | 'moving' | 'owes' | 'able' | 'waits';
}

/** Who is done is worth knowing while troops move. */
const MOVING: readonly string[] = ['movement', 'group'];

function owingNow(desk: Desk): readonly number[] {
  const { view } = desk.shown.value;
  if (!desk.isLive.value || procIn(view) !== 'movement') return [];
  return owingIn(view);
}

/** Stacks with units of the Stage; those who may act first. */
function standingsOf(desk: Desk): readonly Standing[] {
  const { view } = desk.shown.value;
  const active = new Set(view.stage?.active ?? []);
  const acting = new Set(desk.isLive.value ? actingHexes(desk) : []);
  const chosen = chosenHex(desk);
  const owe = new Set(owingNow(desk));
  const finished = new Set(view.stage?.finished ?? []);
  const hasMoved = ({ units }: SeenStack): boolean =>
    units.every(({ unit }) => !active.has(unit) || finished.has(unit));
  return view.stacks
    .filter(
      ({ side, hex, units }) =>
        side === sideOfSeat(view.viewer) &&
        // NLC-20.2.3: a line in two hexes is one chip.
        units.some(({ unit }) => active.has(unit) && hexOfUnit(view, unit) === hex),
    )
    .map((stack): Standing => {
      if (stack.hex === chosen) return { stack, is: 'moving' };
      // While somebody is on his way the others cannot act, and are not done for that.
      if (!acting.has(stack.hex))
        return { stack, is: procIn(view) === 'group' && !hasMoved(stack) ? 'waits' : 'done' };
      return { stack, is: stack.units.some(({ unit }) => owe.has(unit)) ? 'owes' : 'able' };
    })
    .filter(({ is }) => is !== 'done' || MOVING.includes(procIn(view)))
    .toSorted((a, b) => Number(a.is === 'done') - Number(b.is === 'done'));
}

interface TopProps {
  readonly view: View;
  readonly stack: SeenStack;
  /** By their numbers; nobody in particular where the whole stack does. */
  readonly acting: ReadonlySet<string>;
}

/** Whoever acts, though others lie above him: guns under infantry. */
function Top({ view, stack, acting }: TopProps) {
  const all = fromTheTop(view, stack);
  const top = all.find(({ unit }) => acting.has(`${unit}`)) ?? all[0];
  const sheet = top === undefined ? undefined : theatreOf(view).units[top.unit];
  if (top === undefined || sheet === undefined) return null;
  return (
    <svg viewBox="-28 -28 58 56" width={SIZE} height={SIZE} aria-hidden="true">
      <CounterFace face={faceOf(sheet, top)} detail="field" />
      {stack.units.length > 1 && (
        <g class="desk-count">
          <circle cx="20" cy="18" r="8" />
          <text x="20" y="22">
            {stack.units.length}
          </text>
        </g>
      )}
    </svg>
  );
}

export function Strip({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const standings = standingsOf(desk);
  const acting = new Set(actors(desk).flatMap((target) => ('unit' in target ? [target.unit] : [])));
  if (standings.length === 0 && procIn(view) !== 'movement') return null;
  return (
    <ul class="later-campaigns-strip" aria-label={tell(trayWords.acting)}>
      {standings.map(({ stack, is }) => (
        <li key={stack.hex}>
          <button
            type="button"
            class={`later-campaigns-chip ${is === 'owes' ? 'is-able is-owing' : `is-${is}`}`}
            data-target={targetKey({ hex: stack.hex })}
          >
            <Top view={view} stack={stack} acting={acting} />
            <span class="sr">
              {unitNames(
                view,
                stack.units.map(({ unit }) => unit),
              )}
            </span>
            <span>
              {tell(is === 'moving' && !MOVING.includes(procIn(view)) ? trayWords.asked : trayWords[is])}
            </span>
          </button>
        </li>
      ))}
      <LeaderChips desk={desk} />
    </ul>
  );
}
