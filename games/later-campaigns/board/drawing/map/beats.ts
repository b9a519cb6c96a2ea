// What became known, result by result.
import type { Beat, LogLine, News, Small } from '@grognard/desk';
import { plateOf } from '@grognard/desk/playback/plate-of.ts';
import { say } from '@grognard/desk/words/say.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { Event } from '../../../events.ts';
import type { Action } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { toldOf } from '../../words/journal.ts';
import type { Memory } from '../../words/journal-memory.ts';
import { plateTitles, resultWords } from '../../words/sentences-results.ts';
import { type Teller, tellerOf } from '../../words/teller.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** What the eye needs to follow an event; what is not named here happens together with what follows it. */
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

/** What many stacks do one after the other is told in one line. */
function smallOf(event: Event): { readonly small?: Small } {
  switch (event.type) {
    case 'unitsMoved':
    case 'lineFormed':
    case 'lineClosed':
      return {
        small: {
          kind: 'marches',
          who: event.units.join(' '),
          told: (count) => say(resultWords.marches, { count }),
        },
      };
    case 'leaderMoved':
      return {
        small: {
          kind: 'rides',
          who: String(event.leader),
          told: (count) => say(resultWords.rides, { count }),
        },
      };
    default:
      return {};
  }
}

function titleOf(event: Event): string {
  if (event.type === 'fired') return plateTitles[event.fight];
  return event.type === 'moraleTested' ? plateTitles.morale : plateTitles.other;
}

/** The dice of an event from near. */
function plateIn(event: Event, line: LogLine | null, { unit }: Teller) {
  const plate = line === null ? undefined : plateOf(titleOf(event), [line], (id) => unit(Number(id)));
  return plate === undefined ? {} : { plate };
}

export function beatsOf({ before, events }: News<View, Action, Event>): readonly Beat<Scene>[] {
  const { view } = before;
  const beats: Beat<Scene>[] = [];
  const lines = toldOf(events, memoryOf(view));
  const teller = tellerOf(memoryOf(view));
  let scene = sceneOf(view.stacks);
  for (const [at, event] of events.entries()) {
    scene = sceneAfter(scene, event);
    const ms = MS[event.type];
    if (ms === undefined) continue;
    const line = lines[at] ?? null;
    beats.push({
      scene,
      ms,
      dice: diceIn(event),
      upTo: at + 1,
      // A heading stands in the prompt already.
      say: line?.kind === 'line' ? line.text : [],
      ...smallOf(event),
      ...plateIn(event, line, teller),
    });
  }
  return beats;
}
