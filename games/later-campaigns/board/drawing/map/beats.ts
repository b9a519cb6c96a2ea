// What became known, result by result.
import type { Beat, News, Phrase } from '@grognard/desk';
import { theatreOf } from '../../../data/theatres.ts';
import type { Event } from '../../../events.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { logLines } from '../../words/journal.ts';
import type { Memory } from '../../words/journal-memory.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** How long an event is looked at; what is not named here happens together with what follows it. */
const MS: { readonly [type in Event['type']]?: number } = {
  turnBegan: 700,
  coordinatedRolled: 700,
  initialRolled: 700,
  chitDrawn: 900,
  sideStage: 700,
  unitsMoved: 160,
  lineFormed: 160,
  lineClosed: 160,
  leaderMoved: 200,
  chargeDeclared: 800,
  squareTested: 900,
  reactionDeclared: 600,
  reactionTested: 900,
  fired: 1300,
  assaultsDeclared: 800,
  assaultBegan: 500,
  moraleTested: 1000,
  stepLost: 500,
  unitsDisrupted: 350,
  unitEliminated: 800,
  unitRallied: 500,
  guardBroken: 1200,
  armyDemoralized: 1200,
  armyDisintegrated: 1200,
  // What becomes of one's own letters, and what leaders do of themselves, stands nowhere on the map.
  messageDelivered: 1200,
  orderArrived: 1200,
  waitRolled: 900,
  orderSucceeded: 900,
  orderFailed: 1200,
  confidenceFailed: 1500,
  localDecided: 1200,
  badMoveMade: 1200,
  marchRevealed: 900,
  marchBlocked: 900,
  leaderTested: 900,
  leaderLost: 1200,
  rallyFailed: 900,
  unitUnsupplied: 700,
  hqDestroyed: 1200,
};

const diceIn = (event: Event): number => {
  if (event.type === 'fired') return event.dice.length;
  return 'roll' in event && event.roll !== null ? 1 : 0;
};

const memoryOf = (view: View): Memory => ({ scenario: theatreOf(view).id, turn: view.turn, way: null });

const sayOf = (event: Event, view: View): readonly Phrase[] =>
  logLines([event], memoryOf(view)).at(-1)?.text ?? [];

export function beatsOf({ before, events }: News<View, Action, Event>): readonly Beat<Scene>[] {
  const { view } = before;
  const beats: Beat<Scene>[] = [];
  let scene = sceneOf(view.stacks);
  for (const event of events) {
    scene = sceneAfter(scene, event);
    const ms = MS[event.type];
    if (ms !== undefined) beats.push({ scene, ms, dice: diceIn(event), say: sayOf(event, view) });
  }
  return beats;
}
