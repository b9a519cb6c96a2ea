// What the coach says about every decision that no lesson speaks of.

import type { Interlude } from '@grognard/desk';
import { type Aside, interludeOf } from '@grognard/desk/guide/lesson.ts';
import { told } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { TableState } from '../desk.ts';
import { decisionAsides, windowAsides } from '../words/sentences-guide.ts';
import { windowIn } from '../words/window.ts';
import { isActing, PUPIL, topOf } from './stage.ts';
import { fights } from './wishes.ts';

/** Decisions the lessons themselves are about. */
const LESSONS = ['deployment', 'openingTerrain', 'initiative', 'activation', 'discards', 'reinforce'];

/** By card window, as far as the basic decks have cards for it. */
const WINDOWS: { readonly [window: string]: Aside } = {
  'W-REF': { ...windowAsides['W-REF'], rule: 'SAG-7.1' },
  'W-TURN': { ...windowAsides['W-TURN'], rule: 'SAG-5.3' },
  'W-DEC': { ...windowAsides['W-DEC'], rule: 'SAG-5.4' },
  'W-ACT': { ...windowAsides['W-ACT'], rule: 'SAG-3.2' },
  'W-HIT': { ...windowAsides['W-HIT'], rule: 'SAG-12.1' },
  'W-MOR': { ...windowAsides['W-MOR'], rule: 'SAG-3.2' },
};

/** By procedure and step. */
const DECISIONS: { readonly [where: string]: Aside } = {
  'engage askCharge': { ...decisionAsides.charge, rule: 'SAG-14.3' },
  'engage counter': { ...decisionAsides.counterCharge, rule: 'SAG-14.6' },
  'hits support': { ...decisionAsides.support, rule: 'SAG-21.17' },
  'morale choose': { ...decisionAsides.morale, rule: 'SAG-12.3' },
  'retreat side': { ...decisionAsides.retreatSide, rule: 'SAG-2.11' },
  'win recover': { ...decisionAsides.recover, rule: 'SAG-11.8' },
  'win choose': { ...decisionAsides.stay, rule: 'SAG-11.10' },
  'win capture': { ...decisionAsides.capture, rule: 'SAG-11.11' },
  'regroup choose': { ...decisionAsides.regroup, rule: 'SAG-7.2' },
  'rally choose': { ...decisionAsides.rally, rule: 'SAG-7.3' },
  'formations choose': { ...decisionAsides.formation, rule: 'SAG-15.3' },
  'checkpoint ask': { ...decisionAsides.score, rule: 'SAG-16.8' },
  'reserveEntry remove': { ...decisionAsides.makeRoom, rule: 'SAG-15.10' },
  'reserveEntry place': { ...decisionAsides.place, rule: 'SAG-15.8' },
  'reserveEntry rearrange': { ...decisionAsides.rearrange, rule: 'SAG-15.9' },
};

const LAYING: Aside = { ...decisionAsides.terrain, rule: 'SAG-7.6' };

function asideFor(view: View): Aside | null {
  const top = topOf(view);
  if (top === 'window') return WINDOWS[windowIn(view) ?? ''] ?? null;
  if (top === 'layTerrain') return LAYING;
  return DECISIONS[`${top} ${view.frames.at(-1)?.step ?? ''}`] ?? null;
}

const OUT_OF_REACH: Aside = { ...decisionAsides.outOfReach, rule: 'SAG-9.2' };

/** The first lessons of combat speak of an enemy in front; whoever chose a unit without one hears what it can do instead. */
const hasNobodyInReach = ({ view, offers }: TableState): boolean =>
  topOf(view) === 'activation' &&
  isActing(view) &&
  view.turn === 1 &&
  view.players[PUPIL].markers > 0 &&
  !offers.some(
    ({ action, refusal }) =>
      refusal === null &&
      action.type === 'declare' &&
      (action.kind === 'fire' || action.kind === 'engage' || action.kind === 'continue'),
  );

/** What has no aside of its own speaks for itself: the prompt, and its rule. */
export function interlude(state: TableState): Interlude<View, Action> | null {
  const { view, decisions } = state;
  if (hasNobodyInReach(state)) return interludeOf(OUT_OF_REACH, fights);
  const decision = decisions.find(({ seat }) => seat === PUPIL);
  if (decision === undefined || LESSONS.includes(topOf(view))) return null;
  const aside = asideFor(view) ?? {
    ...decisionAsides.other,
    text: told(decision.prompt, decision.with),
    rule: decision.rule,
  };
  return interludeOf(aside, fights);
}
