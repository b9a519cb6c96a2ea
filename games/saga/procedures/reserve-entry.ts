// SAG-7.5, 15.8 to 15.11: a unit comes into the Reserve: room for it, a slot, and for guns a new order.

import { frozen, no, type RuleId, secret } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import { addCaptured } from '../field/captured.ts';
import { changePlayer, toDiscard } from '../field/hand.ts';
import { placeOf, zoneOf } from '../field/places.ts';
import { freeReserve, layouts, refuseEntry, reserveUnits } from '../field/reserve.ts';
import { discardGround, enterTerrain, refuseStanding, terrainAt } from '../field/terrain.ts';
import { isArtillery, isEngaged, put, take, unitOf } from '../field/units.ts';
import { type ReserveEntryFrame, reserveEntryFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import { known } from '../secrecy/secrets.ts';
import type { Unit } from '../state.ts';
import { opponentOf, RESERVE, type ReserveSlot, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';

const removeFromReserve: Rule<ReserveEntryFrame, 'removeFromReserve'> = {
  type: 'removeFromReserve',
  rule: 'SAG-15.10',
  *candidates(state, frame) {
    if (frame.step !== 'remove') return;
    for (const { id } of reserveUnits(state, frame.player)) yield { type: 'removeFromReserve', unit: id };
  },
  refuse: (state, _frame, _seat, { unit }) =>
    isEngaged(state, unit) ? no('SAG-R19', refusals.engagedStays) : null,
  target: ({ unit }) => ({ unit }),
  apply(umpire, frame, _seat, { unit }) {
    frame.step = 'slot';
    sendAway(umpire, unit);
  },
};

const toReserve: Rule<ReserveEntryFrame, 'toReserve'> = {
  type: 'toReserve',
  rule: 'SAG-7.5',
  *candidates(_state, frame) {
    if (frame.step === 'place') for (const slot of RESERVE) yield { type: 'toReserve', slot };
  },
  refuse: (state, frame, _seat, { slot }) => refuseEntry(state, unitOf(state, frame.unit), slot),
  target: ({ slot }) => ({ sector: slot }),
  // Every Reserve slot communicates with every slot of the 2nd Line (SAG-2.10): guns apart, only Terrain tells them apart.
  alike: (state, { unit, player }) =>
    !isArtillery(unitOf(state, unit)) &&
    freeReserve(state, player).every((slot) => terrainAt(state, placeOf(player, slot)) === null),
  apply: (umpire, frame, _seat, { slot }) => enter(umpire, frame, slot),
};

const rearrange: Rule<ReserveEntryFrame, 'rearrange'> = {
  type: 'rearrange',
  rule: 'SAG-15.9',
  *candidates(state, frame) {
    if (frame.step !== 'rearrange' || !isArtillery(unitOf(state, frame.unit))) return;
    for (const layout of layouts(state, frame.player)) yield { type: 'rearrange', layout };
  },
  refuse: () => null,
  target: () => ({ button: 'rearrange' }),
  apply(umpire, frame, _seat, { layout }) {
    frame.step = 'over';
    const { state } = umpire;
    const moves = RESERVE.flatMap((slot) => {
      const unit = layout[slot];
      return unit === undefined || unitOf(state, unit).at === placeOf(frame.player, slot)
        ? []
        : [{ unit, to: placeOf(frame.player, slot) }];
    });
    const taken = moves.map(({ unit, to }) => ({ unit: take(state, unit), to }));
    for (const { unit, to } of taken) put(state, unit, to);
    umpire.emit({ type: 'reserveRearranged', rule: 'SAG-15.9', player: frame.player, moves });
    for (const { unit } of moves) enterTerrain(umpire, unit);
  },
};

const keep: Rule<ReserveEntryFrame, 'done'> = {
  type: 'done',
  role: 'commit',
  rule: 'SAG-15.9',
  candidates: (_state, frame) => (frame.step === 'rearrange' ? [{ type: 'done' }] : []),
  refuse: () => null,
  target: () => ({ button: 'done' }),
  apply(_umpire, frame) {
    frame.step = 'over';
  },
};

/** SAG-15.8 for a unit out of the Army deck, SAG-7.5 for one that comes back from a flank. */
const entryRule = ({ at }: Pick<Unit, 'at'>): RuleId => (zoneOf(at) === 'IN' ? 'SAG-15.8' : 'SAG-7.5');

export const reserveEntry = procedure(reserveEntryFrame, {
  rule: 'SAG-15.10',
  pending(state, { step, player, unit }) {
    if (step === 'remove') return ask(player, 'SAG-15.10', prompts.sendAway);
    if (step === 'place') return ask(player, entryRule(unitOf(state, unit)), prompts.intoReserve);
    if (step === 'rearrange') return ask(player, 'SAG-15.9', prompts.rearrange);
    return nobody;
  },
  actions: [removeFromReserve, toReserve, rearrange, keep],
  advance(umpire, frame) {
    const state = frozen(umpire.state);
    switch (frame.step) {
      case 'room':
        frame.step = freeReserve(state, frame.player).length === 0 ? 'remove' : 'slot';
        return;
      case 'slot':
        return chooseSlot(umpire, frame);
      case 'arrange':
        frame.step = mayRearrange(umpire, frame) ? 'rearrange' : 'over';
        return;
      default:
        return umpire.end();
    }
  },
});

/** One slot is no choice. Which slots fit a face-down unit is its owner's secret, so then the free ones are counted. */
function chooseSlot(umpire: Table, frame: ReserveEntryFrame): void {
  const state = frozen(umpire.state);
  const unit = unitOf(state, frame.unit);
  const free = freeReserve(state, frame.player);
  const fitting = unit.faceUp ? free.filter((slot) => refuseEntry(state, unit, slot) === null) : free;
  const [only] = fitting;
  if (fitting.length === 1 && only !== undefined) enter(umpire, frame, only);
  else frame.step = 'place';
}

function enter(umpire: Table, frame: ReserveEntryFrame, slot: ReserveSlot): void {
  frame.step = 'arrange';
  const { state } = umpire;
  const unit = unitOf(frozen(state), frame.unit);
  const at = placeOf(frame.player, slot);
  if (refuseStanding(frozen(state), unit, at) !== null) discardGround(umpire, at, 'SAG-R24');
  put(state, take(state, frame.unit), at);
  umpire.emit({ type: 'unitEntered', rule: entryRule(unit), unit: frame.unit, at });
  enterTerrain(umpire, frame.unit);
}

/** SAG-15.9, SAG-R102: what a face-down arrival is must not show in being asked, so its owner always is. */
function mayRearrange(umpire: Table, { unit: id, player }: ReserveEntryFrame): boolean {
  const state = frozen(umpire.state);
  const unit = unitOf(state, id);
  if (!unit.faceUp && state.rules.alwaysPrompt) return true;
  if (!unit.faceUp) umpire.reveal(unit.card);
  return isArtillery(unit) && layouts(state, player).length > 0;
}

/** SAG-15.10, SAG-R20: unhurt, under the Army deck; hurt, to the enemy for 1 VP. Attached cards are discarded. */
function sendAway(umpire: Table, id: UnitId): void {
  const { state } = umpire;
  const { owner, card, cas, faceUp, attached } = take(state, id);
  if (attached.length > 0) toDiscard(state, owner, ...attached);
  state.effects = state.effects.filter((effect) => effect.unit !== id);
  const to = cas === 0 ? 'deck' : 'captured';
  if (cas > 0) addCaptured(state, opponentOf(owner), { kind: 'unit', id: card.hidden, vp: 1 });
  else {
    const under = faceUp ? known(card.hidden) : secret(card.hidden, owner);
    changePlayer(state, owner, { army: [...state.players[owner].army, under] });
  }
  const visibility = faceUp ? {} : { ownerSees: owner };
  umpire.emit({ type: 'unitSentBack', rule: 'SAG-15.10', ...visibility, unit: id, card: card.hidden, to });
}
