// What became known, result by result.
import type { Beat, LogLine, News, Small } from '@grognard/desk';
import { capital } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import type { Event } from '../../../events.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { aroundBattles } from '../../around-battles.ts';
import { toldOf } from '../../words/journal.ts';
import { type Memory, memoryIn, remember, tellerOf } from '../../words/memory.ts';
import { KIND_NAME } from '../../words/names.ts';
import { smallResults } from '../../words/sentences-journal.ts';
import { diceRow } from '../dice-row.tsx';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** What the eye needs to follow an event; what is not named here happens together with what follows it. */
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

/** What many units do one after the other is told in one line. */
function smallOf(event: Event): { readonly small?: Small } {
  switch (event.type) {
    case 'unitDeployed':
    case 'unitMoved':
    case 'unitFollowed': {
      const kind = event.type === 'unitDeployed' ? 'deployed' : 'moves';
      const who = String(event.unit);
      return { small: { kind, who, told: (count) => say(smallResults[kind], { count }) } };
    }
    default:
      return {};
  }
}

/** The dice of an attack from near, below who attacks whom. */
function plateIn({ attack, dice }: Scene, event: Event, line: LogLine | null, memory: Memory) {
  if (attack === null || line === null || (event.type !== 'diceRolled' && event.type !== 'dieRerolled'))
    return {};
  const { unit } = tellerOf(memory, memory, undefined);
  const who = [attack.attacker, attack.target].map((id) => ({
    target: { unit: String(id) },
    name: capital(unit(id)),
  }));
  const row = { who, sums: [], Dice: diceRow(dice), outcome: line.text };
  return { plate: { title: capital(KIND_NAME[attack.kind]), rows: [row] } };
}

/** An attack that was going on keeps its arrow and its dice until the next one is declared. */
function sceneBefore(view: View): Scene {
  const scene = sceneOf(view.battle?.units ?? []);
  const attack = view.battle?.attacks.at(-1);
  return attack === undefined ? scene : { ...scene, attack, dice: attack.dice };
}

/** What follows the end of a battle happens on the map. */
export function beatsOf(news: News<View, Action, Event>): readonly Beat<Scene>[] {
  const { view } = news.before;
  const before = memoryIn(view);
  const memory = remember(before, news.events) ?? before;
  const over = view.battle === null ? 0 : news.events.findIndex(({ type }) => type === 'battleWon');
  const end = over < 0 ? news.events.length : over;
  const lines = toldOf(news.events, before).map(({ line }) => line);
  return [
    ...battleBeats(view, news.events.slice(0, end), lines, memory),
    ...(aroundBattles()?.worldBeats(view, news.events, end, lines) ?? []),
  ];
}

function battleBeats(
  view: View,
  events: readonly Event[],
  lines: readonly (LogLine | null)[],
  memory: Memory,
): Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let scene = sceneBefore(view);
  for (const [at, event] of events.entries()) {
    scene = sceneAfter(scene, event);
    const ms = MS[event.type];
    if (ms === undefined) continue;
    const line = lines[at] ?? null;
    beats.push({
      scene,
      ms,
      dice: event.type === 'diceRolled' ? event.dice.length : 0,
      upTo: at + 1,
      // Whoever is activated is named by what he does.
      say: event.type === 'unitActivated' ? [] : (line?.text ?? []),
      ...smallOf(event),
      ...plateIn(scene, event, line, memory),
    });
  }
  return beats;
}
