// What the coach says about decisions that no lesson speaks of.
import type { Interlude } from '@grognard/desk';
import { type Aside, interludeOf } from '@grognard/desk/guide/lesson.ts';
import { isFrameOf } from '@grognard/kernel';
import { pickFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { TableState } from '../desk.ts';
import { bookOf, isOwnStage, topOf } from './stage.ts';
import { aims, answers, bombards, does, either, firstOf, writes } from './wishes.ts';
import { asides, lessons } from './words.ts';

type Asides = { readonly [proc: string]: Aside };

const ASIDES: Asides = {
  rally: { ...asides.rally, rule: 'NLC-13.1' },
  pick: { ...asides.chits, rule: 'NLC-4.2a' },
  chits: { ...asides.chits, rule: 'NLC-4.2a' },
  pursuit: { ...asides.pursuit, rule: 'NLC-7.8a' },
  reaction: { ...asides.reaction, rule: 'NLC-7.9a' },
  losses: { ...asides.losses, rule: 'NLC-7.2' },
  retreat: { ...asides.retreat, rule: 'NLC-7.4i' },
};

/** What is asked in one step of several: of both sides in an assault, before chits are drawn. */
const BY_ANSWER: { readonly [type in Action['type']]?: Aside } = {
  pickCoordinated: { ...asides.together, rule: 'NLC-4.1b' },
  stand: { ...asides.stand, rule: 'NLC-7.4e' },
  advance: { ...asides.advance, rule: 'NLC-7.5a' },
};
const byAnswer = (offers: TableState['offers']): Aside | undefined =>
  offers.map(({ action }) => BY_ANSWER[action.type]).find((aside) => aside !== undefined);

/** NLC-4.1b, NLC-R098: who has fewer than two formations on the move is asked all the same, and finds no pair. */
const pairAside = ({ frames }: View): Aside | undefined => {
  const top = frames.at(-1);
  return top !== undefined && isFrameOf(pickFrame, top) && top.what === 'coordinated'
    ? BY_ANSWER.pickCoordinated
    : undefined;
};

/** What the enemy's Stage may ask. */
const UNDER_FIRE: Asides = { bombardment: { ...asides.square, rule: 'NLC-7.10a' } };

/** Guns without a target in the first turn, and cavalry without one, are spoken of when they have one. */
const LATER: Asides = {
  bombardment: { ...lessons.bombard, rule: 'NLC-8.1a' },
  chargeDeclaration: { ...lessons.charge, rule: 'NLC-7.7a' },
};

export function interlude({ view, offers }: TableState): Interlude<View, Action> | null {
  if (bookOf(view) === 'badMove')
    return interludeOf(
      { ...asides.badMove, rule: 'NLC-12.11b' },
      either(firstOf(does('finish', 'done')), aims, writes),
    );
  const aside =
    byAnswer(offers) ??
    pairAside(view) ??
    ASIDES[topOf(view)] ??
    (isOwnStage(view) ? undefined : UNDER_FIRE[topOf(view)]);
  return aside === undefined ? null : interludeOf(aside, answers);
}

/** As long as guns and charges are new. */
export function firstInterlude(state: TableState): Interlude<View, Action> | null {
  const { view } = state;
  const later = view.turn > 1 && isOwnStage(view) ? LATER[topOf(view)] : undefined;
  return later === undefined ? interlude(state) : interludeOf(later, either(bombards, answers));
}
