// NAP-ACN.1, NAP-DEK.8: a card names units one by one, each at most once; some are asked where to go.
import { againstPick, openPicks } from '../cards/open-picks.ts';
import { PICK_RULES } from '../cards/picks.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { type PickFrame, pickFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const pickUnit: Rule<PickFrame, 'pickUnit'> = {
  type: 'pickUnit',
  rule: 'NAP-ACN.1',
  candidates: (state, frame) =>
    frame.step === 'unit'
      ? openPicks(battleOf(state), frame).map(({ id }) => ({ type: 'pickUnit', unit: id }))
      : [],
  against: (state, frame, _seat, { unit }) => againstPick(battleOf(state), frame, unit),
  refuse: () => null,
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply: (umpire, frame, _seat, { unit }) => name(umpire, frame, unit),
};

function name(umpire: Table, frame: PickFrame, unit: UnitId): void {
  frame.named = [...frame.named, unit];
  frame.left -= 1;
  if (PICK_RULES[frame.what].hexes === undefined) {
    finish(umpire, frame, unit, null);
    return;
  }
  frame.unit = unit;
  frame.step = 'hex';
}

function finish(umpire: Table, frame: PickFrame, unit: UnitId, hex: Hex | null): void {
  frame.step = 'look';
  frame.unit = null;
  PICK_RULES[frame.what].done(umpire, frame, unit, hex);
}

const pickHex: Rule<PickFrame, 'pickHex'> = {
  type: 'pickHex',
  rule: 'NAP-ACN.1',
  candidates(state, frame) {
    const { hexes, mayStay } = PICK_RULES[frame.what];
    if (frame.step !== 'hex' || frame.unit === null || hexes === undefined) return [];
    const battle = battleOf(state);
    const open: ActionOf<'pickHex'>[] = hexes(battle, unitOf(battle, frame.unit), frame).map((hex) => ({
      type: 'pickHex',
      hex,
    }));
    return mayStay === true ? [...open, { type: 'pickHex', hex: null }] : open;
  },
  refuse: () => null,
  target: ({ hex }) => (hex === null ? { button: 'stay' } : { hex }),
  apply(umpire, frame, _seat, { hex }) {
    if (frame.unit !== null) finish(umpire, frame, frame.unit, hex);
  },
};

const stop: Rule<PickFrame, 'stop'> = {
  type: 'stop',
  rule: 'NAP-GEN.10',
  role: 'commit',
  candidates: (_state, { step, what, named }) =>
    step === 'unit' && named.length >= PICK_RULES[what].least ? [{ type: 'stop' }] : [],
  refuse: () => null,
  target: () => ({ button: 'stop' }),
  apply: (_umpire, frame) => {
    frame.step = 'over';
  },
};

const ASK = {
  unit: asking('NAP-ACN.1', prompts.pickUnit),
  hex: asking('NAP-ACN.1', prompts.pickHex),
};

export const pick = procedure(pickFrame, {
  rule: 'NAP-ACN.1',
  pending: (_state, { step, player }) => (step === 'unit' || step === 'hex' ? ASK[step](player) : NOBODY),
  actions: [pickUnit, pickHex, stop],
  advance(umpire, frame) {
    const [only, other] =
      frame.step === 'look' && frame.left > 0 ? openPicks(battleOf(umpire.state), frame) : [];
    if (only === undefined) return umpire.end([...frame.named]);
    const isForced = other === undefined && frame.named.length < PICK_RULES[frame.what].least;
    if (isForced) name(umpire, frame, only.id);
    else frame.step = 'unit';
  },
});
