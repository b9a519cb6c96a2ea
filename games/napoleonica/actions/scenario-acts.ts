// NAP-SCN.8, NAP-SCN.9: sealing a Rift (SC5) and leaving the field by the north edge (SC6).
import { type Frozen, no } from '@grognard/kernel';
import { activationOf, activeUnit } from '../activation/record.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { profileOf } from '../field/profile.ts';
import { takeFarthest } from '../field/tablet.ts';
import { codeAt } from '../field/terrain.ts';
import type { ActivationFrame } from '../frames.ts';
import { removeFromField, scoreVp } from '../harm/losses.ts';
import { checkVictory } from '../harm/victory.ts';
import { CORRUPTION_PER_HEX } from '../movement/allowance.ts';
import type { Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { EXITED } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

const SEAL_VP = 2;
const EXIT_VP = 2;

/** A human unit on a Rift that is a Landmark; an exhausted one may not. */
export function canSeal(battle: Frozen<Battle>): boolean {
  const { special, landmarks } = battle.terms;
  const { at, owner } = activeUnit(battle);
  return (
    special === 'rifts' &&
    battle.players[owner].faction !== 'abyss' &&
    !activationOf(battle).restOnly &&
    activationOf(battle).grant.rest &&
    codeAt(battle, at) === 'X' &&
    landmarks.some(({ hex }) => hex === at)
  );
}

export const seal: Rule<ActivationFrame, 'seal'> = {
  type: 'seal',
  rule: 'NAP-SCN.9',
  candidates: (state, { step }) => (step === 'act' && canSeal(battleOf(state)) ? [{ type: 'seal' }] : []),
  refuse: () => null,
  target: () => ({ button: 'seal' }),
  apply(umpire, frame) {
    const battle = battleOf(umpire.state);
    const { id, at, owner } = activeUnit(battle);
    frame.step = 'end';
    battle.ground = `${battle.ground.slice(0, at)}.${battle.ground.slice(at + 1)}`;
    umpire.emit({ type: 'riftSealed', rule: 'NAP-SCN.9', unit: id, hex: at });
    scoreVp(umpire, owner, SEAL_VP, 'NAP-SCN.9');
    checkVictory(umpire);
  },
};

export const exit: Rule<ActivationFrame, 'exit'> = {
  type: 'exit',
  rule: 'NAP-SCN.8',
  candidates(state, { step }, _seat, context) {
    const { unit, grant, restOnly } = activationOf(battleOf(state));
    if (step !== 'act' || restOnly || !grant.move) return [];
    const { exit: hexes, free } = context.destinations(unit);
    if (hexes === null) return [];
    const extra = hexes - free;
    return extra > 0 ? [{ type: 'exit', corruption: extra * CORRUPTION_PER_HEX }] : [{ type: 'exit' }];
  },
  refuse: (state, _frame, _seat, _action, context) =>
    context.destinations(activationOf(battleOf(state)).unit).exit === null
      ? no('NAP-SCN.8', refusals.noWayOut)
      : null,
  target: () => ({ button: 'exit' }),
  apply(umpire, frame, _seat, { corruption = 0 }) {
    const battle = battleOf(umpire.state);
    const unit = activeUnit(battle);
    frame.step = 'end';
    spendCorruption(umpire, unit.owner, corruption, 'NAP-COR.4');
    const { tablet } = battle.players[unit.owner];
    const missing = profileOf(unit).card.size - unit.models;
    changePlayer(battle, unit.owner, { tablet: takeFarthest(tablet, unit.type, missing) });
    removeFromField(battle, unit.id, EXITED);
    umpire.emit({ type: 'unitExited', rule: 'NAP-SCN.8', unit: unit.id });
    scoreVp(umpire, unit.owner, EXIT_VP, 'NAP-SCN.8');
    checkVictory(umpire);
  },
};
