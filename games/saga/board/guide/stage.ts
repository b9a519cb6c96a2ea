// How far the guided battle has come, read from the view alone.
import type { GuideStep } from '@grognard/desk';
import type { Target } from '@grognard/kernel';
import { DECKS } from '../../data/decks.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { PHASES, type Phase, type UnitCardId } from '../../vocabulary.ts';

/** The pupil commands the French. */
export const PUPIL = 'A';

/** SAG-19.3, SAG-R75: over in a few turns. */
export const SHORT_BATTLE = {
  decks: { A: 'frenchBasic', B: 'coalitionBasic' },
  vpTarget: 4,
  maxTurns: 8,
} as const;

/** Who stands in for whom while somebody learns: the same arms with less Morale, and no Guard. */
const RECRUITS: { readonly [card: UnitCardId]: UnitCardId } = {
  'BR-LINE': 'AL-DUTB',
  'BR-GDS': 'PR-LINE',
  'BR-HIGH': 'PR-LINE',
  'BR-HOUS': 'AL-KGLH',
};
const { units, ...coalition } = DECKS.coalitionBasic;

/** Whoever learns is not beaten by what they do not guard yet; 1 VP more, so that no battle is over before its lessons. */
export const LESSON_BATTLE = {
  ...SHORT_BATTLE,
  decks: { A: 'frenchBasic', B: { ...coalition, units: units.map((card) => RECRUITS[card] ?? card) } },
  vpTarget: 5,
} as const;

/** The turn's phase is over, or the whole battle. */
export const isPast = (view: View, turn: number, phase: Phase): boolean =>
  view.result !== null ||
  view.turn > turn ||
  (view.turn === turn && PHASES.indexOf(view.phase) > PHASES.indexOf(phase));

export const isIn = (view: View, proc: string): boolean => view.frames.some((frame) => frame.proc === proc);

/** What is asked right now: the procedure on top. */
export const topOf = (view: View): string => view.frames.at(-1)?.proc ?? '';

/** The pupil's unit that has the marker right now. */
export const isActing = ({ activation }: View): boolean => activation?.player === PUPIL;

/** So many of the pupil's markers of that turn are spent and their actions over. */
export const hasActed = (view: View, turn: number, times: number): boolean =>
  isPast(view, turn, 'combat') ||
  (view.turn === turn &&
    view.phase === 'combat' &&
    !isActing(view) &&
    view.players[PUPIL].markers <= 3 - times);

export type Step = GuideStep<View, Action>;

/** What a lesson leaves uncovered. */
export const slots = (names: readonly string[]) => (): readonly Target[] =>
  names.map((sector) => ({ sector }));
