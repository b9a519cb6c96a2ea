// NAP-SET.9: the player with more units places first; if equal, the higher of two dice chooses.
// Also NAP-RUL.9.
import { battleOf } from '../field/battle.ts';
import { type PlacementFrame, placementFrame } from '../frames.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';
import { rollD6 } from './d6.ts';

/** NAP-SET.15: the one who places second counts as the holder of the token. */
function decide(umpire: Table, first: Player): void {
  battleOf(umpire.state).tieHolder = opponentOf(first);
  umpire.emit({ type: 'placementDecided', rule: 'NAP-SET.9', first });
  umpire.end();
}

const pickOrder: Rule<PlacementFrame, 'pickOrder'> = {
  type: 'pickOrder',
  rule: 'NAP-SET.9',
  candidates: () => [
    { type: 'pickOrder', place: 'first' },
    { type: 'pickOrder', place: 'second' },
  ],
  refuse: () => null,
  target: ({ place }) => ({ button: place }),
  apply: (umpire, _frame, seat, { place }) =>
    decide(umpire, place === 'first' ? asPlayer(seat) : opponentOf(asPlayer(seat))),
};

const ask = asking('NAP-SET.9', prompts.pickOrder);

export const placement = procedure(placementFrame, {
  rule: 'NAP-SET.9',
  pending: (_state, { step, winner }) => (step === 'choose' ? ask(winner) : NOBODY),
  actions: [pickOrder],
  advance(umpire, frame) {
    const { units } = battleOf(umpire.state);
    const count = (player: Player): number => units.filter(({ owner }) => owner === player).length;
    if (count('A') !== count('B')) return decide(umpire, count('A') > count('B') ? 'A' : 'B');
    frame.winner = rollD6(umpire, 'NAP-SET.9');
    frame.step = 'choose';
  },
});
