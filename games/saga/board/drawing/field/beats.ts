import type { Beat, LogLine, News, Phrase, Small } from '@grognard/desk';
import { fightersOf } from '@grognard/desk/playback/plate-of.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell, translate } from '@grognard/desk/words/tell.ts';
import type { Event, TestRolled } from '../../../events.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { logLines } from '../../words/journal.ts';
import { results, smallResults } from '../../words/sentences.ts';
import { TEST_NAME, verdictOf } from '../../words/tests.ts';
import { after, type Memory, memoryOf, told } from '../../words/unit-memory.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** What the eye needs to follow an event; what is not named here happens together with what follows it. */
const MS: { readonly [type in Event['type']]?: number } = {
  initiativeRevealed: 1200,
  cardPlayed: 900,
  dieRerolled: 600,
  unitActivated: 350,
  unitRevealed: 400,
  unitMoved: 600,
  unitEntered: 600,
  outflankArrived: 600,
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

/** What many units do one after the other is told in one line. */
const SMALL = {
  unitMoved: 'moves',
  unitEntered: 'moves',
  outflankArrived: 'moves',
  unitRevealed: 'shows',
  formationTaken: 'forms',
} as const satisfies { readonly [type in Event['type']]?: keyof typeof smallResults };

function smallOf(event: Event): { readonly small?: Small } {
  switch (event.type) {
    case 'unitMoved':
    case 'unitEntered':
    case 'outflankArrived':
    case 'unitRevealed':
    case 'formationTaken': {
      const kind = SMALL[event.type];
      return { small: { kind, who: event.unit, told: (count) => say(smallResults[kind], { count }) } };
    }
    default:
      return {};
  }
}

/** What the journal says of the event. */
const linesAbout = (event: Event, memory: Memory): readonly LogLine[] => logLines([event], memory);

/** A test in numbers; not before its die has fallen. */
function sayRolled({ need, sum, ...test }: TestRolled, said: readonly Phrase[]): readonly Phrase[] {
  const verdict = verdictOf(test);
  return sum === null ? said : [tell(results.rolled, { total: sum.total, need, verdict })];
}

/** A test from near: who rolls against whom, the sum, and what it came to. */
function plateIn(test: TestRolled, line: LogLine | undefined, memory: Memory) {
  if (line === undefined || line.sums.length === 0) return {};
  const nameOf = (unit: string): string => translate(told(memory, unit).noun);
  const who = fightersOf(line.about, nameOf);
  return { plate: { title: TEST_NAME[test.kind], rows: [{ who, what: line.text, sums: line.sums }] } };
}

function beatsOfTest(
  test: TestRolled,
  scene: Scene,
  hasFallen: boolean,
  lines: readonly LogLine[],
  memory: Memory,
): readonly Omit<Beat<Scene>, 'upTo'>[] {
  const said = lines[0]?.text ?? [];
  const read = { scene, ms: ROLL.read, say: sayRolled(test, said), ...plateIn(test, lines[0], memory) };
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
  for (const [at, event] of events.entries()) {
    scene = sceneAfter(scene, event, seen);
    const ms = MS[event.type];
    const lines = ms === undefined && event.type !== 'testRolled' ? [] : linesAbout(event, memory);
    if (event.type === 'testRolled') {
      const rolled = beatsOfTest(event, scene, seen === event.unit, lines, memory);
      // The journal has the line when the sum is read, not while the die falls.
      for (const [i, beat] of rolled.entries())
        beats.push({ ...beat, upTo: i < rolled.length - 1 ? at : at + 1 });
      seen = null;
    } else if (ms !== undefined)
      // Whoever is activated is named by what he does.
      beats.push({
        scene,
        ms,
        upTo: at + 1,
        say: event.type === 'unitActivated' ? [] : (lines[0]?.text ?? []),
        ...smallOf(event),
      });
    memory = after(memory, event);
  }
  return beats;
}
