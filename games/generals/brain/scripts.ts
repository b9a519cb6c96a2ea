// Generals who do one thing whatever happens, kept to measure against: a player worth respect must not lose to them.
import { type Brain, type Frozen, isFrameOf, type Random } from '@grognard/kernel';
import { writeOrdersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { asSide } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { aimsOf } from './aims.ts';
import { quickAnswer } from './dispatch.ts';
import { manCommand } from './guard-tasks.ts';
import { fireGuns, postGuns } from './gun-tasks.ts';
import { MIND } from './mind.ts';
import { sheetBy } from './sheet.ts';
import type { SheetDraft } from './sheet-draft.ts';
import { concentrate, feed } from './tasks.ts';
import { topFrame } from './top-frame.ts';

type Script = (draft: SheetDraft) => void;

const EVERYBODY = 20;
const GUARD = 3;

const SCRIPTS = {
  /** Stays where it stands, brings everybody up and waits. */
  turtle(draft) {
    manCommand(draft, GUARD);
    fireGuns(draft);
    feed(draft, draft.left);
  },
  /** Everybody against the likeliest place, then against the next. */
  rush(draft) {
    for (const { sector } of aimsOf(draft)) concentrate(draft, sector, EVERYBODY, 0);
    feed(draft, draft.left);
  },
  /** Guns first, wherever they can fire from. */
  guns(draft) {
    fireGuns(draft);
    postGuns(draft);
    feed(draft, draft.left);
  },
} as const satisfies { readonly [name: string]: Script };

const answerBy = (script: Script, state: Frozen<State>, side: Side, random: Random): readonly Action[] =>
  isFrameOf(writeOrdersFrame, topFrame(state))
    ? sheetBy(state, side, MIND, script)
    : quickAnswer(state, side, random, MIND);

/** A general with one idea compares nothing. */
const scripted = (brain: Brain<State, Action>, script: Script): Brain<State, Action> => ({
  ...brain,
  plans: (state, seat, random) => [answerBy(script, state, asSide(seat), random)],
});

export const scriptsOf = (brain: Brain<State, Action>): NonNullable<Brain<State, Action>['earlier']> => ({
  'script:turtle': scripted(brain, SCRIPTS.turtle),
  'script:rush': scripted(brain, SCRIPTS.rush),
  'script:guns': scripted(brain, SCRIPTS.guns),
});
