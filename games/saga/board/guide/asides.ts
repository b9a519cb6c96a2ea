// What the coach says about every decision that no lesson speaks of.

import type { Interlude } from '@grognard/desk';
import { type Aside, interludeOf } from '@grognard/desk/guide/lesson.ts';
import { fill } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { TableState } from '../desk.ts';
import { windowIn } from '../words/window.ts';
import { PUPIL, topOf } from './stage.ts';
import { answers } from './wishes.ts';

/** Decisions the lessons themselves are about. */
const LESSONS = ['deployment', 'openingTerrain', 'initiative', 'activation', 'discards', 'reinforce'];

/** By card window, as far as the basic decks have cards for it. */
const WINDOWS: { readonly [window: string]: Aside } = {
  'W-REF': {
    title: 'A card for the tired?',
    text: 'Before the ranks are reformed some cards help the hurt. Press a lit card, or pass.',
    rule: 'SAG-7.1',
  },
  'W-TURN': {
    title: 'An order card?',
    text: 'Before you place a marker you may play an order, an *Aide-de-Camp* for one more marker. Press a lit card, or pass.',
    rule: 'SAG-5.3',
  },
  'W-DEC': {
    title: 'A card that opens a way?',
    text: 'This unit could do more with a lit card: march two steps, fire further, form square. Play it now, or pass.',
    rule: 'SAG-5.4',
  },
  'W-ACT': {
    title: 'Help it with a card',
    text: 'Before the dice fall, cards that fit are lit in your hand. *Press one*, or go on without: nothing can be added afterwards.',
    rule: 'SAG-3.2',
  },
  'W-HIT': {
    title: 'Hits are coming in',
    text: 'Before the casualties are placed a card may turn one away. Press it, or take the hits.',
    rule: 'SAG-12.1',
  },
  'W-MOR': {
    title: 'Will they stand?',
    text: 'A Morale test is about to be rolled. A lit card can still change it; or let it roll.',
    rule: 'SAG-3.2',
  },
};

/** By procedure and step. */
const DECISIONS: { readonly [where: string]: Aside } = {
  'engage askCharge': {
    title: 'Sound the charge?',
    text: 'A charge adds *+1* in the melee this turn. Afterwards the horses are blown: Disarray, −1, until they close up.',
    rule: 'SAG-14.3',
  },
  'engage counter': {
    title: 'Meet them at the gallop?',
    text: 'Charged Cavalry may counter-charge: a Morale test of *7 or more* brings it +1 as well.',
    rule: 'SAG-14.6',
  },
  'hits support': {
    title: 'Take one for them?',
    text: 'A supporting unit behind may take one casualty in place of the one in front.',
    rule: 'SAG-21.17',
  },
  'morale choose': {
    title: 'Hold, or run?',
    text: 'The second casualty calls for a Morale test of *6 or more*, every further one of 7. Failing means retreat to the flank. You may choose to fail and save what is left of them.',
    rule: 'SAG-12.3',
  },
  'retreat side': {
    title: 'Which way back?',
    text: 'From the middle a unit may retreat to either flank. There it waits until it *rallies*; a slot holds one unit only, and who finds no room bleeds.',
    rule: 'SAG-2.11',
  },
  'win recover': {
    title: 'The field is yours',
    text: 'Your unit has won its melee: it may shed one casualty it brought into it, never the last.',
    rule: 'SAG-11.8',
  },
  'win choose': {
    title: 'Stay, or leave?',
    text: 'A winner need not test its Morale. It may leave all the same, to save itself.',
    rule: 'SAG-11.10',
  },
  'win capture': {
    title: 'Take their ground',
    text: 'The beaten unit stood on Terrain: yours may take it and stand on it.',
    rule: 'SAG-11.11',
  },
  'regroup choose': {
    title: 'Regroup the Reserve',
    text: 'A Reserve unit with two or more casualties may try to lose one: Morale, *7 or more*.',
    rule: 'SAG-7.2',
  },
  'rally choose': {
    title: 'Rally them',
    text: 'Each unit on the flank tries to come back into the Reserve: Morale, 6 or more. Choose who tries first.',
    rule: 'SAG-7.3',
  },
  'formations choose': {
    title: 'Keep the formation?',
    text: 'A formation stays until it is given up: a Line fires better and fights worse, a Square breaks charges and is easily hit. In front that takes a Morale test.',
    rule: 'SAG-15.3',
  },
  'reserveEntry remove': {
    title: 'Make room',
    text: 'The Reserve is full. Send one away: unhurt it goes under your Army deck, hurt it gives the enemy *1 VP*.',
    rule: 'SAG-15.10',
  },
  'reserveEntry place': {
    title: 'A place in the Reserve',
    text: 'Press a free slot. For foot and horse one is as good as another; guns fire along the slots in front of them.',
    rule: 'SAG-15.8',
  },
  'reserveEntry rearrange': {
    title: 'The guns have arrived',
    text: 'With Artillery in the Reserve you may set it out anew. Or keep it as it is.',
    rule: 'SAG-15.9',
  },
};

const LAYING: Aside = {
  title: 'Lay Terrain',
  text: 'Every turn you may lay Terrain from your hand under your units. Press a card, then a slot, or be done.',
  rule: 'SAG-7.6',
};

function asideFor(view: View): Aside | null {
  const top = topOf(view);
  if (top === 'window') return WINDOWS[windowIn(view) ?? ''] ?? null;
  if (top === 'layTerrain') return LAYING;
  return DECISIONS[`${top} ${view.frames.at(-1)?.step ?? ''}`] ?? null;
}

/** What has no aside of its own speaks for itself: the prompt, and its rule. */
export function interlude({ view, decisions }: TableState): Interlude<View, Action> | null {
  const decision = decisions.find(({ seat }) => seat === PUPIL);
  if (decision === undefined || LESSONS.includes(topOf(view))) return null;
  const aside = asideFor(view) ?? {
    title: 'One thing more',
    text: fill(decision.prompt, decision.with),
    rule: decision.rule,
  };
  return interludeOf(aside, answers);
}
