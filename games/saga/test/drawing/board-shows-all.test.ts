// Whatever happens in a game can be said, drawn and reached: random games over all options.

import { targetKey } from '@grognard/desk/target/target-key.ts';
import { plainText } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import { sameJson, type Target } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { Desk, Offer } from '../../board/desk.ts';
import { boardGeometry } from '../../board/drawing/field/geometry.ts';
import { aboutOf } from '../../board/input/action-targets.ts';
import { answersOn, cardOf, pressOn } from '../../board/input/choices.ts';
import { deskAnswers } from '../../board/input/desk-answers.ts';
import { layoutOffer } from '../../board/input/reserve-choices.ts';
import { placeTarget, targetName } from '../../board/input/targets.ts';
import { endTurn, isMarkedAtTurnEnd } from '../../board/input/turn-end.ts';
import { describe as describeTable } from '../../board/words/describe.ts';
import { handOf } from '../../board/words/hand-order.ts';
import { logLines } from '../../board/words/journal.ts';
import { actionLabel } from '../../board/words/labels.ts';
import { type Memory, remember } from '../../board/words/unit-memory.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { RESERVE } from '../../vocabulary.ts';
import { deskFor, type TestDesk } from './desk-for-tests.ts';
import { playGame, type Shown } from './played-games.ts';

const SEEDS = Array.from({ length: 8 }, (_, i) => i + 1);
/** Events that divide something and need no line of their own. */
const SILENT: ReadonlySet<Event['type']> = new Set(['turnBegan']);
/** What ends a decision of several parts stands in the prompt, not on the desk. */
const WHOLE_ANSWERS: ReadonlySet<Action['type']> = new Set(['pass', 'done', 'confirmDeploy']);
// `pressOn` only hands it on to menus and tips.
const nowhere = {} as Element;

const boards = [boardGeometry(1092, 664, 'A'), boardGeometry(728, 530, 'B'), boardGeometry(378, 470, 'A')];

/** Nothing, or the name a program has for a slot: 'RTW', 'A:L3'. */
const NO_WORDS = /undefined|NaN|\[object|\b(?:[AB]:)?(?:[LSR]\d|(?:RT|OF)[WE])\b/;

/** Everything the table draws with a target, at every width. */
function drawn(view: View): ReadonlySet<string> {
  const keys = new Set<string>();
  const [first] = boards;
  for (const place of first?.boxes.keys() ?? []) keys.add(targetKey(placeTarget(view, place)));
  for (const { id, at } of view.units) if (first?.boxes.has(at) === true) keys.add(targetKey({ unit: id }));
  if (view.viewer !== 'A' && view.viewer !== 'B') return keys;
  const own = view.players[view.viewer];
  const isMustering = view.draft?.kind === 'deploy';
  for (const card of isMustering ? own.muster : handOf(view, view.viewer))
    if (card !== null) keys.add(targetKey({ card }));
  for (const { card } of own.objectives) if (card !== null) keys.add(targetKey({ card }));
  return keys;
}

/** The presses that should lead to an action, each a row of targets. */
function waysTo({ action, target }: Offer, view: View): readonly (readonly Target[])[] {
  const card = cardOf(action);
  const places = [target, ...aboutOf(action, view)];
  if (action.type === 'unplace') return [[target, target]];
  if (card === null) return places.map((place) => [place]);
  return [[{ card }], [{ card }, { card }], ...places.map((place) => [{ card }, place])];
}

function pressAll({ desk, clear }: TestDesk, way: readonly Target[]): void {
  clear();
  for (const target of way) if (!pressOn(desk, target, nowhere)) desk.choose(answersOn(desk, target), null);
}

/** SAG-15.9: any arrangement, slot by slot. */
function isArranged({ desk, clear }: TestDesk, action: Extract<Action, { type: 'rearrange' }>): boolean {
  clear();
  for (const slot of RESERVE) {
    const unit = action.layout[slot];
    if (unit === undefined) continue;
    pressOn(desk, { unit }, nowhere);
    pressOn(desk, { sector: slot }, nowhere);
  }
  return sameJson(layoutOffer(desk)?.action, action);
}

/** SAG-15.3, 15.5: what is marked by a press is done when the turn is ended. */
function isMarked({ desk }: TestDesk, { action, target }: Offer): boolean {
  const done: (Action | undefined)[] = [];
  const ahead: Desk['ahead'] = (next) => done.push(next(desk.shown.value)?.action);
  const isPressed = pressOn(desk, target, nowhere);
  endTurn({ ...desk, ahead });
  while (isMarkedAtTurnEnd(desk, target)) pressOn(desk, target, nowhere);
  return isPressed && done.some((each) => sameJson(each, action));
}

function isReachable(table: TestDesk, offer: Offer, view: View, keys: ReadonlySet<string>): boolean {
  const action = offer.action;
  if (offer.role === 'commit' || offer.role === 'grave') return true;
  if (action.type === 'rearrange') return isArranged(table, action);
  if (action.type === 'discard' || action.type === 'formation') return isMarked(table, offer);
  table.clear();
  if (deskAnswers(table.desk).some((each) => sameJson(each.action, action))) return true;
  if (action.type === 'declare' && 'button' in offer.target) return true;
  const isSame = (each: Action): boolean => sameJson(each, offer.action);
  return waysTo(offer, view)
    .filter((way) => way.every((target) => keys.has(targetKey(target))))
    .some((way) => {
      pressAll(table, way);
      return table.reached.some(isSame) && hasOwnLine(table, offer, view);
    });
}

/** In a menu lines that read alike are one line: an action must not hide behind another. */
const hasOwnLine = ({ menus }: TestDesk, { action }: Offer, view: View): boolean =>
  menus.every((menu) => {
    const label = actionLabel(action, view);
    return menu.filter((each) => actionLabel(each.action, view) === label).length <= 1;
  });

function* faultsIn(shown: Shown): Generator<string> {
  const { view, offers } = shown;
  const table = deskFor(shown);
  const keys = drawn(view);
  for (const offer of offers) {
    const action = offer.action;
    const label = actionLabel(action, view);
    if (label === '' || label === action.type || /null/.test(label) || NO_WORDS.test(label))
      yield `no words for ${JSON.stringify(action)}: ${label}`;
    if (WHOLE_ANSWERS.has(action.type) && offer.role !== 'commit') yield `${action.type} is no wax button`;
    if (offer.refusal !== null && NO_WORDS.test(told(offer.refusal.text, offer.refusal.with)))
      yield `refused badly: ${told(offer.refusal.text, offer.refusal.with)}`;
    if (targetName(offer.target, view) === '') yield `no name for ${JSON.stringify(offer.target)}`;
    if (offer.refusal === null && !isReachable(table, offer, view, keys))
      yield `no way to ${JSON.stringify(action)} in ${JSON.stringify(view.frames.at(-1))}`;
  }
}

/** Units that are drawn nowhere or outside the board. */
function* hiddenIn({ view }: Shown): Generator<string> {
  for (const geometry of boards)
    for (const { id, at } of view.units.filter((unit) => !unit.at.endsWith(':IN'))) {
      const slot = geometry.boxes.get(at);
      const box = slot ?? null;
      const isInside =
        box !== null &&
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.w <= geometry.width &&
        box.y + box.h <= geometry.height &&
        box.w >= 28 &&
        box.h >= 28;
      if (!isInside) yield `${id} in ${at} is not on a board ${geometry.width} wide`;
    }
}

function* faultsTold(events: readonly Event[]): Generator<string> {
  const destroyed = new Set<string>();
  let memory: Memory | null = null;
  for (const event of events) {
    // SAG-12.4: everybody has seen what was destroyed.
    if (event.type === 'unitEliminated') destroyed.add(event.unit);
    const [about] = 'unit' in event && destroyed.has(event.unit) ? logLines([event], memory) : [];
    if (about !== undefined && /hidden|face-down/.test(plainText(about.text)))
      yield `destroyed and still hidden: ${plainText(about.text)}`;
    memory = remember(memory, [event]);
    const lines = logLines([event], null);
    if (lines.length === 0 && !SILENT.has(event.type)) yield `nothing is said about ${event.type}`;
    for (const line of lines) {
      if (line.kind === 'line' && line.rule === null) yield `no rule is cited for ${event.type}`;
      const words = plainText(line.text);
      if (NO_WORDS.test(words)) yield `${event.type} is told badly: ${words}`;
    }
  }
}

describe('random games over all options and decks', () => {
  it.each(SEEDS)('game %i can be said, drawn and reached to its end', { timeout: 60_000 }, (seed) => {
    const faults = new Set<string>();
    const events = playGame(seed, (shown) => {
      for (const fault of faultsIn(shown)) faults.add(fault);
      for (const fault of hiddenIn(shown)) faults.add(fault);
      for (const { title, lines } of describeTable(shown.view))
        for (const line of lines) if (NO_WORDS.test(line)) faults.add(`${title} is described badly: ${line}`);
    });
    for (const fault of faultsTold(events)) faults.add(fault);
    expect([...faults].slice(0, 12)).toEqual([]);
  });
});
