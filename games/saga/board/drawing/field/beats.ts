import type { Beat, News, Phrase } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event, TestRolled } from '../../../events.ts';
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
/** SAG-3.1: the die falls, then its sum and what it came to are read. One that lies on the table already is only read. */
const ROLL = { falling: 840, read: 480 };

/** The event in one sentence. */
const sayOf = (event: Event, memory: Memory): readonly Phrase[] => logLines([event], memory)[0]?.text ?? [];

/** A test in numbers; not before its die has fallen. */
function sayRolled(test: TestRolled, said: readonly Phrase[]): readonly Phrase[] {
  const verdict = verdictOf(test);
  const { need, sum } = test;
  return sum === null ? said : [...said, tell(results.rolled, { total: sum.total, need, verdict })];
}

function beatsOfTest(
  test: TestRolled,
  scene: Scene,
  hasFallen: boolean,
  said: readonly Phrase[],
): readonly Beat<Scene>[] {
  const read = { scene, ms: ROLL.read, say: sayRolled(test, said) };
  return hasFallen || test.natural === null
    ? [read]
    : [{ scene, ms: ROLL.falling, dice: 1, say: said }, read];
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
    const ms = MS[event.type];
    if (event.type === 'testRolled') {
      beats.push(...beatsOfTest(event, scene, seen === event.unit, sayOf(event, memory)));
      seen = null;
    } else if (ms !== undefined) beats.push({ scene, ms, say: sayOf(event, memory) });
    memory = after(memory, event);
  }
  return beats;
}
