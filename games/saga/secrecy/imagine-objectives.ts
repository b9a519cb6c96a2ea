// SAG-4.4: which objectives the viewer does not know, and which of them nobody can be holding back.
import type { Open, Random } from '@grognard/kernel';
import { OBJECTIVE_CARDS } from '../data/objectives.ts';
import { isMet } from '../objectives/met.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { type ObjectiveId, PLAYERS, type Player } from '../vocabulary.ts';
import { without } from './pick.ts';

interface ImaginedObjectives {
  readonly A: readonly ObjectiveId[];
  readonly B: readonly ObjectiveId[];
  readonly deck: readonly ObjectiveId[];
}

/** What holds from then on, once it holds: Captured Colours, Cold Steel, Let Them Come. */
const LASTING: readonly ObjectiveId[] = ['O05', 'O08', 'O10'];

/** Where the table scores by itself, these would have been scored: with no deed since, the checkpoint is past. */
function wouldHaveScored(state: State, player: Player): readonly ObjectiveId[] {
  const { autoScore, objectives } = state.rules;
  if (!autoScore || objectives === 'threeOneOpen' || state.deeds.length > 0) return [];
  return LASTING.filter((id) => isMet(state, id, player));
}

export function imagineObjectives(view: Open<View>, state: State, random: Random): ImaginedObjectives {
  const seen = PLAYERS.flatMap((player) => view.players[player].objectives.flatMap(({ card }) => card ?? []));
  const ids = OBJECTIVE_CARDS.map(({ id }) => id);
  let order = random.shuffle(without(ids, ...seen), 'SAG-4.4 imagined objectives');
  const next = (ruledOut: readonly ObjectiveId[]): ObjectiveId => {
    const id = order.findLast((each) => !ruledOut.includes(each)) ?? order.at(-1) ?? '';
    order = without(order, id);
    return id;
  };
  const of = (player: Player): readonly ObjectiveId[] => {
    const ruledOut = wouldHaveScored(state, player);
    return view.players[player].objectives.map(({ card }) => card ?? next(ruledOut));
  };
  const [A, B] = [of('A'), of('B')];
  return { A, B, deck: order.slice(0, view.objectiveDeck) };
}
