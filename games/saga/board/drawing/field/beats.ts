import type { Beat, News } from '@grognard/desk';
import { plainText } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../../events.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { logLines } from '../../words/journal.ts';
import { results } from '../../words/sentences.ts';
import { verdictOf } from '../../words/tests.ts';
import { after, type Memory, memoryOf } from '../../words/unit-memory.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** How long an event is looked at; what is not named here happens together with what follows it. */
const MS: { readonly [type in Event['type']]?: number } = {
  initiativeRevealed: 1200,
  cardPlayed: 900,
  testRolled: 1300,
  dieRerolled: 600,
  unitActivated: 350,
  unitRevealed: 400,
  unitMoved: 350,
  unitEntered: 300,
  outflankArrived: 450,
  meleeBegan: 300,
  unitCharged: 350,
  unitEvaded: 450,
  formationTaken: 350,
  hitsReduced: 450,
  casualtiesTaken: 500,
  moraleChosen: 500,
  unitRetreated: 500,
  unitEliminated: 650,
  terrainLaid: 350,
  terrainCaptured: 450,
  objectiveScored: 900,
};
/** A die that lies on the table already only needs its verdict. */
const VERDICT = 600;

/** The event in one sentence; a test with its numbers. */
function sayOf(event: Event, memory: Memory): Beat['say'] {
  const [line] = logLines([event], memory);
  if (line === undefined) return undefined;
  if (event.type !== 'testRolled' || event.sum === null) return line.text;
  const { need, sum } = event;
  const rolled = tell(results.rolled, { total: sum.total, need, verdict: verdictOf(event) });
  return [plainText(line.text).trimEnd(), ' ', rolled];
}

/** The events one after the other, each with the table after it. */
export function beatsOf({ before, events }: News<View, Action, Event>): readonly Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  const { test, units } = before.view;
  let seen = test !== null && test.natural !== null ? test.unit : null;
  let scene = sceneOf(units);
  let memory = memoryOf(units);
  for (const event of events) {
    scene = sceneAfter(scene, event, seen);
    const ms = event.type === 'testRolled' && seen === event.unit ? VERDICT : MS[event.type];
    if (event.type === 'testRolled') seen = null;
    const say = ms === undefined ? undefined : sayOf(event, memory);
    if (ms !== undefined) beats.push({ scene, ms, ...(say === undefined ? {} : { say }) });
    memory = after(memory, event);
  }
  return beats;
}
