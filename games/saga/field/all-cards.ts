// Every card of a player, wherever it is: in hand, decks, piles, on the table, captured, or being resolved.
import type { Frame, Frozen } from '@grognard/kernel';
import type { PlayFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { opponentOf, type Player, type StrategyCardId, type UnitCardId } from '../vocabulary.ts';
import { unitsOf } from './units.ts';

const isPlay = (frame: Frozen<Frame>): frame is Frozen<PlayFrame> => frame.proc === 'play';

const lostTo = (state: Frozen<State>, player: Player, kind: 'unit' | 'card'): readonly string[] =>
  state.players[opponentOf(player)].captured.flatMap((lost) => (lost.kind === kind ? [lost.id] : []));

/** Strategy cards, without the Bluff. */
export function cardsInGame(state: Frozen<State>, player: Player): readonly StrategyCardId[] {
  const { hand, deck, discard } = state.players[player];
  return [
    ...[...hand, ...deck].map(({ hidden }) => hidden),
    ...discard,
    ...state.ground.flatMap((ground) => (ground?.owner === player ? [ground.card] : [])),
    ...unitsOf(state, player).flatMap(({ attached }) => attached),
    ...lostTo(state, player, 'card'),
    ...state.frames.flatMap((frame) =>
      isPlay(frame) && frame.by === player && !frame.kept ? [frame.card] : [],
    ),
  ];
}

export function unitsInGame(state: Frozen<State>, player: Player): readonly UnitCardId[] {
  const { army, muster } = state.players[player];
  return [
    ...[...army, ...muster].map(({ hidden }) => hidden),
    ...unitsOf(state, player).map(({ card }) => card.hidden),
    ...lostTo(state, player, 'unit'),
  ];
}
