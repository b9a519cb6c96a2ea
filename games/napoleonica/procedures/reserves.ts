// NAP-REI.12: reserves come into empty hexes of their own zone, next to enemies as well.
// Also NAP-RUL.49.
import type { Frozen } from '@grognard/kernel';
import { done } from '../actions/done.ts';
import { battleOf, changeUnit } from '../field/battle.ts';
import { type ReservesFrame, reservesFrame } from '../frames.ts';
import { procedure, type Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';
import { freeZone, placeUnit, unlikeReserves } from './deployment.ts';

const summon: Rule<ReservesFrame, 'summon'> = {
  type: 'summon',
  rule: 'NAP-REI.12',
  *candidates(state, { player }) {
    const battle = battleOf(state);
    const free = freeZone(battle, player);
    for (const { id } of unlikeReserves(battle, player))
      for (const hex of free) yield { type: 'summon', unit: id, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(umpire, frame, _seat, { unit, hex }) {
    const battle = battleOf(umpire.state);
    placeUnit(battle, unit, hex);
    changeUnit(battle, unit, { fatigue: 0 });
    frame.step = 'look';
    umpire.emit({ type: 'unitSummoned', rule: 'NAP-REI.12', unit, hex });
  },
};

const ask = asking('NAP-REI.12', prompts.summon);

const canSummon = (battle: Frozen<Battle>, player: Player): boolean =>
  unlikeReserves(battle, player).length > 0 && freeZone(battle, player).length > 0;

export const reserves = procedure(reservesFrame, {
  rule: 'NAP-REI.12',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [summon, done<ReservesFrame>('NAP-REI.12')],
  advance(umpire, frame) {
    if (frame.step === 'look' && canSummon(battleOf(umpire.state), frame.player)) frame.step = 'choose';
    else umpire.end();
  },
});
