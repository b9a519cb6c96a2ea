// GEN-8.4, 10.6: name an attacker that goes into the sector it has won.

import { draftOf, type Frozen, no, type Refusal, setDraft } from '@grognard/kernel';
import { sideOf } from '../field/units.ts';
import type { AdvanceFrame } from '../frames.ts';
import { choosable, type Entry, entriesOf, goesUnasked, mustEnter } from '../movement/advancing.ts';
import { placeName, unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import type { MovementPhase, UnitId } from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const advanceUnit: Rule<AdvanceFrame, 'advance'> = {
  type: 'advance',
  rule: 'GEN-7.14',
  candidates(state, frame, seat) {
    const entries = entriesOf(state, frame.wave).filter((entry) => entry.side === seat);
    return entries
      .flatMap((entry) => choosable(frame.phase, entry))
      .map((unit) => ({ type: 'advance', unit }));
  },
  *wider(state, frame, seat) {
    const offered = new Set(
      entriesOf(state, frame.wave).flatMap((entry) =>
        entry.side === seat ? choosable(frame.phase, entry) : [],
      ),
    );
    for (const { unit } of state.engagement?.attackers ?? []) {
      if (sideOf(unit) === seat && !offered.has(unit)) yield { type: 'advance', unit };
    }
  },
  refuse(state, frame, seat, { unit }) {
    const { units } = draftOf(frame, asSide(seat));
    if (units.includes(unit)) return no('GEN-7.14', combatRefusals.alreadyMovesIn, { unit: unitName(unit) });
    if (!frame.wave.includes(unit)) return no('GEN-7.14', combatRefusals.notClear, { unit: unitName(unit) });
    const entry = entriesOf(state, frame.wave).find(
      ({ ordered, charging }) => ordered.includes(unit) || charging.includes(unit),
    );
    return entry === undefined
      ? no('GEN-7.14', combatRefusals.notAttacking, { unit: unitName(unit) })
      : refuseEntry(frame.phase, entry, units, unit);
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    // In the order of the wave, whatever the order of choosing.
    const { units } = draftOf(frame, side);
    const named = frame.wave.filter((each) => each === unit || units.includes(each));
    setDraft(frame, side, { kind: 'advance', units: named });
  },
};

function refuseEntry(
  phase: MovementPhase,
  entry: Frozen<Entry>,
  named: readonly UnitId[],
  unit: UnitId,
): Refusal | null {
  const { to, ordered, charging, room } = entry;
  const goers = [...ordered, ...charging].filter((each) => named.includes(each)).length;
  if (ordered.includes(unit)) {
    if (goesUnasked(phase, entry))
      return no('GEN-10.6', combatRefusals.mustMoveIn, { unit: unitName(unit), to: placeName(to) });
    return goers < room ? null : no('GEN-3.6', combatRefusals.moveInFull, { to: placeName(to) });
  }
  // GEN-R.38: counterchargers only get the room the ordered attackers leave.
  if (phase === 'fast')
    return goers < room ? null : no('GEN-3.6', combatRefusals.moveInFull, { to: placeName(to) });
  const chargers = charging.filter((each) => named.includes(each)).length;
  return chargers < room - mustEnter(phase, entry)
    ? null
    : no('GEN-10.6', combatRefusals.noRoomBesideOrdered, { to: placeName(to), unit: unitName(unit) });
}
