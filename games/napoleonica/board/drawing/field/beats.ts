// What became known, result by result.
import type { Beat, News, Phrase } from '@grognard/desk';
import type { Event } from '../../../events.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { aroundBattles } from '../../around-battles.ts';
import { logLines } from '../../words/journal.ts';
import { type Memory, memoryIn, remember } from '../../words/memory.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** How long an event is looked at; what is not named here happens together with what follows it. */
const MS: { readonly [type in Event['type']]?: number } = {
  bidsRevealed: 1300,
  sideChosen: 700,
  unitDeployed: 250,
  unitActivated: 350,
  unitDeactivated: 600,
  unitMoved: 450,
  cardPlayed: 800,
  attackDeclared: 450,
  squareFormed: 400,
  cardsTurnedUp: 900,
  diceRolled: 1300,
  dieRerolled: 600,
  critHappened: 500,
  unitRetreated: 450,
  unitRegrouped: 450,
  modelsLost: 550,
  unitDestroyed: 800,
  unitFollowed: 400,
  unitFrenzied: 500,
  playerPassed: 500,
  vpScored: 600,
};

const sayOf = (event: Event, memory: Memory): readonly Phrase[] =>
  logLines([event], memory).at(-1)?.text ?? [];

/** An attack that was going on keeps its arrow and its dice until the next one is declared. */
function sceneBefore(view: View): Scene {
  const scene = sceneOf(view.battle?.units ?? []);
  const attack = view.battle?.attacks.at(-1);
  return attack === undefined ? scene : { ...scene, attack, dice: attack.dice };
}

/** What follows the end of a battle happens on the map. */
export function beatsOf(news: News<View, Action, Event>): readonly Beat<Scene>[] {
  const { view } = news.before;
  const memory = remember(memoryIn(view), news.events) ?? memoryIn(view);
  const over = view.battle === null ? 0 : news.events.findIndex(({ type }) => type === 'battleWon');
  const end = over < 0 ? news.events.length : over;
  return [
    ...battleBeats(view, news.events.slice(0, end), memory),
    ...(aroundBattles()?.worldBeats(view, news.events.slice(end), memory) ?? []),
  ];
}

function battleBeats(view: View, events: readonly Event[], memory: Memory): readonly Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let scene = sceneBefore(view);
  for (const event of events) {
    scene = sceneAfter(scene, event);
    const ms = MS[event.type];
    const dice = event.type === 'diceRolled' ? event.dice.length : 0;
    if (ms !== undefined) beats.push({ scene, ms, dice, say: sayOf(event, memory) });
  }
  return beats;
}
