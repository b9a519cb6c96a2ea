// NLC-E.7: the cavalry of the Stage declares its charges; then all of them ride at once.

import { ask, no } from '@grognard/kernel';
import { againstCharge } from '../against/charge.ts';
import { patchLeader } from '../changes/bodies.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { type DeclarationFrame, declarationFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { orderFacts } from '../names.ts';
import { turnSheet } from '../orders/legs.ts';
import { orderAllowsAttack } from '../orders/permissions.ts';
import { callExchange } from '../packets/call-exchange.ts';
import { encountersOf } from '../packets/encounters.ts';
import { NO_POST } from '../packets/post.ts';
import { isByPacket } from '../packets/sequence.ts';
import { chargePaths, chargeTargets } from '../reach/charge-paths.ts';
import { procedure, type Read, type Rule } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import { ridersFor } from '../specials/bluecher.ts';
import { otherSide, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { callCharge } from './charge.ts';

/** Cavalry that may charge at all: NLC-E.7a. */
function* eligible(state: Read): Generator<UnitId> {
  const { night, rain } = turnSheet(state);
  if (night || rain || state.stage === null || state.stage.reserve) return;
  const field = fieldOf(state);
  for (const id of state.stage.active) {
    const { status, disrupted, charged } = unitAt(state, id);
    if (status !== 'map' || disrupted || charged === state.turn) continue;
    if (sheetOf(state, id).arm === 'cav' && isInCommand(state, field, id)) yield id;
  }
}

export const declareCharge: Rule<DeclarationFrame, 'charge'> = {
  type: 'charge',
  rule: 'NLC-7.7a',
  *candidates(state, frame) {
    const field = fieldOf(state);
    const declared = new Set(frame.entries.map(({ unit }) => unit));
    for (const unit of eligible(state))
      if (!declared.has(unit))
        for (const target of chargeTargets(state, field, unit))
          for (const via of chargePaths(state, field, unit, target))
            yield { type: 'charge', unit, via, target };
  },
  against: (state, frame, _seat, asked) => againstCharge(state, frame, asked),
  refuse: (state, _frame, _seat, { unit, target }) =>
    orderAllowsAttack(state, unit, target)
      ? null
      : no('NLC-12.2a', refusals.orderForbidsCharge, orderFacts(state, unit)),
  target: ({ target }) => ({ hex: target }),
  apply(table, frame, _seat, { unit, via, target }) {
    const start = unitAt(table.state, unit).hex;
    frame.entries = [...frame.entries, { unit, start, via, target }];
  },
};

/** NLC-A.5: Blücher leads a charge in person. */
export const rideWith: Rule<DeclarationFrame, 'rideWith'> = {
  type: 'rideWith',
  rule: 'NLC-7.7a',
  *candidates(state, frame) {
    const declared = frame.entries.map(({ unit }) => unit);
    for (const { leader, unit } of ridersFor(state, declared)) yield { type: 'rideWith', leader, unit };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: ({ state }, _frame, _seat, { leader, unit }) => patchLeader(state, leader, { ridesWith: unit }),
};

export const endDeclare: Rule<DeclarationFrame, 'endDeclare'> = {
  type: 'endDeclare',
  rule: 'NLC-7.7i',
  role: 'commit',
  candidates: () => [{ type: 'endDeclare' }],
  refuse: () => null,
  target: () => ({ button: 'endDeclare' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

const canCharge = (state: Read): boolean => {
  const field = fieldOf(state);
  for (const unit of eligible(state))
    for (const target of chargeTargets(state, field, unit))
      if (orderAllowsAttack(state, unit, target)) return true;
  return false;
};

export const chargeDeclaration = procedure(declarationFrame, {
  rule: 'NLC-4.5c',
  pending: (state, { step, side }) =>
    step === 'choose' && canCharge(state)
      ? [{ seat: side, ...ask('NLC-7.7a', prompts.charge), cover: stageCover(side) }]
      : [],
  actions: [declareCharge, rideWith, endDeclare],
  advance(table, frame) {
    const { side, entries } = frame;
    table.end();
    if (entries.length === 0) return;
    table.emit({ type: 'chargeDeclared', rule: 'NLC-7.7i', side, entries });
    callCharge(table, { side, entries, reaction: false, noSquare: false, backhand: false });
    if (isByPacket(table.state))
      callExchange(table, otherSide(side), encountersOf(table.state, NO_POST, entries, side));
  },
});
