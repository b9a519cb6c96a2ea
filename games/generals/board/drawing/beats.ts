import type { Beat, Phrase } from '@grognard/desk';
import { say } from '@grognard/desk/words/say.ts';
import type { Event } from '../../events.ts';
import { SIDE_NAME } from '../../names.ts';
import { logLines } from '../words/journal.ts';
import { beatWords } from '../words/sentences-beats.ts';
import type { Scene } from './scene.ts';
import { sceneAfter } from './scene-after.ts';

type Kind = 'reveal' | 'move' | 'roll' | 'line' | 'fate' | 'score';

/** Other events are quiet. */
const KINDS: { readonly [type in Event['type']]?: Kind } = {
  activationsRevealed: 'reveal',
  unitMoved: 'move',
  unitRetreated: 'move',
  moveCancelled: 'move',
  positionsTaken: 'line',
  reactionRolled: 'roll',
  diceHandedOut: 'roll',
  dieRerolled: 'roll',
  attackResolved: 'roll',
  batteryFired: 'roll',
  buildingHit: 'roll',
  unitRouted: 'fate',
  unitRemoved: 'fate',
  unitFled: 'fate',
  unitCaptured: 'fate',
  unitDestroyed: 'fate',
  unitAdvanced: 'move',
  unitReturned: 'move',
  unitWithdrew: 'move',
  unitSheltered: 'move',
  unitRallied: 'move',
  vpScored: 'score',
};
/** A phase with four fights, from the orders to the last step forward, takes no more than six seconds. */
const MS: { readonly [kind in Kind]: number } = {
  reveal: 900,
  move: 360,
  roll: 1320,
  line: 360,
  fate: 420,
  score: 600,
};

/** Everything that is rolled together falls together; reactions, fire and melee each have their moment. */
function stageOf(event: Event, kind: Kind): string {
  if (event.type === 'diceHandedOut' || event.type === 'attackResolved') return `${kind} ${event.step}`;
  if (event.type === 'batteryFired') return `${kind} bombard`;
  return event.type === 'reactionRolled' ? `${kind} reaction` : kind;
}

const FIRE = { ranged: beatWords.fire, melee: beatWords.melee, bombard: beatWords.bombard } as const;

/** What the dice of a beat came to. */
function rollInWords(events: readonly Event[]): readonly Phrase[] {
  const attacks = events.flatMap((event) => (event.type === 'attackResolved' ? [event] : []));
  const step = attacks[0]?.step;
  const rerolled = events.find((event) => event.type === 'dieRerolled');
  if (step !== undefined && step !== 'reaction')
    return say(FIRE[step], { hits: attacks.filter(({ hit }) => hit).length });
  if (rerolled?.type === 'dieRerolled')
    return say(beatWords.rerolled, { side: SIDE_NAME[rerolled.by], from: rerolled.from, to: rerolled.to });
  if (events.some(({ type }) => type === 'buildingHit')) return say(beatWords.building);
  if (events.some(({ type }) => type === 'reactionRolled')) return say(beatWords.reactions);
  return say(beatWords.rolled);
}

/** One sentence about a beat. */
function sayOf(kind: Kind, events: readonly Event[]): readonly Phrase[] {
  if (kind === 'reveal') return say(beatWords.revealed);
  if (kind === 'line') return say(beatWords.lines);
  if (kind === 'roll') return rollInWords(events);
  const lines = logLines(events.filter(({ type }) => KINDS[type] === kind));
  return lines[0]?.text ?? say(beatWords.moves);
}

/** The events cut into beats, each with the scene after it. Quiet events join the beat before them. */
export function beatsOf(start: Scene, events: readonly Event[]): readonly Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let scene = start;
  let stage = '';
  let running: { readonly kind: Kind; readonly events: Event[] } | null = null;
  const close = (): void => {
    if (running !== null)
      beats.push({
        scene,
        ms: MS[running.kind],
        dice: scene.falling.length,
        say: sayOf(running.kind, running.events),
      });
    running = null;
    stage = '';
    scene = { ...scene, falling: [], isWriting: false };
  };
  for (const event of events) {
    const kind = KINDS[event.type];
    // What the phase before has shown is not wiped away by the beginning of the next.
    if (event.type === 'phaseBegan' || event.type === 'roundBegan') close();
    if (kind !== undefined && stageOf(event, kind) !== stage) {
      close();
      stage = stageOf(event, kind);
      running = { kind, events: [] };
    }
    scene = sceneAfter(scene, event);
    running?.events.push(event);
  }
  close();
  return beats;
}
