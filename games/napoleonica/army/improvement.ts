// NAP-TRN.10, NAP-TRN.25: improvement cards are drawn, one is attached to a unit, the others are put aside.
import type { Frozen } from '@grognard/kernel';
import { NOBODY } from '../procedures/asking.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { armyPrompts } from '../words/army-prompts.ts';
import { changeImprovements, changeNotebook, improvementsOf, notebookOf } from './books.ts';
import { type ImprovementFrame, improvementFrame } from './frames.ts';
import { cardsToDraw, drawImprovements, takersOf } from './improving.ts';
import { withUnit } from './notebook.ts';

function* choicesIn(state: Frozen<State>, { player, eligible, cards }: Frozen<ImprovementFrame>) {
  for (const card of new Set(cards))
    for (const unit of takersOf(notebookOf(state, player), card, eligible))
      yield { type: 'improve', card, unit } as const;
}

const improve: Rule<ImprovementFrame, 'improve'> = {
  type: 'improve',
  rule: 'NAP-TRN.10',
  candidates: choicesIn,
  refuse: () => null,
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(umpire, frame, _seat, { card, unit }) {
    const { player } = frame;
    changeNotebook(umpire.state, player, (notebook) => withUnit(notebook, unit, { improvement: card }));
    umpire.emit({ type: 'unitImproved', rule: 'NAP-TRN.10', player, unit, card });
    frame.cards = frame.cards.toSpliced(frame.cards.indexOf(card), 1);
    frame.step = 'over';
  },
};

export const improvement = procedure(improvementFrame, {
  rule: 'NAP-TRN.10',
  pending: (_state, { step, player }) =>
    step === 'choose' ? [{ seat: player, rule: 'NAP-TRN.10', prompt: armyPrompts.improve }] : NOBODY,
  actions: [improve],
  advance(umpire, frame) {
    if (frame.step === 'draw') draw(umpire, frame);
    else putAside(umpire, frame);
  },
});

function draw(umpire: Table, frame: ImprovementFrame): void {
  const { state, random } = umpire;
  const { player } = frame;
  const wanted = cardsToDraw(notebookOf(state, player));
  const { drawn, deck } = drawImprovements(improvementsOf(state), wanted, random, 'NAP-TRN.25 improvements');
  changeImprovements(state, deck);
  umpire.emit({ type: 'improvementsDrawn', rule: 'NAP-TRN.10', player, cards: drawn });
  frame.cards = drawn;
  // Without a unit that could take one of them there is nothing to choose.
  frame.step = choicesIn(state, frame).next().done === true ? 'over' : 'choose';
}

function putAside(umpire: Table, { cards }: ImprovementFrame): void {
  const { state } = umpire;
  const deck = improvementsOf(state);
  changeImprovements(state, { ...deck, discards: [...deck.discards, ...cards] });
  umpire.end();
}
