import type { Beat, Phrase } from '@grognard/desk';
import { say } from '@grognard/desk/words/say.ts';
import type { Event } from '../../events.ts';
import { frontName, SIDE_NAME } from '../../names.ts';
import { logLines } from '../words/journal.ts';
import { beatWords } from '../words/sentences-beats.ts';
import { platesOf } from './plates.ts';
import type { Scene } from './scene.ts';
import { sceneAfter } from './scene-after.ts';

type Kind = 'reveal' | 'move' | 'throw' | 'roll' | 'line' | 'fate' | 'score';

/** Other events are quiet. */
const KINDS: { readonly [type in Event['type']]?: Kind } = {
  activationsRevealed: 'reveal',
  unitMoved: 'move',
  unitRetreated: 'move',
  moveCancelled: 'move',
  positionsTaken: 'line',
  reactionRolled: 'roll',
  diceHandedOut: 'throw',
  dieRerolled: 'throw',
  attackResolved: 'roll',
  batteryFired: 'throw',
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
/** What the eye needs to follow it; words take longer. */
const MS: { readonly [kind in Kind]: number } = {
  reveal: 900,
  move: 600,
  throw: 1200,
  roll: 900,
  line: 600,
  fate: 900,
  score: 900,
};

/** Lines of one beat that are told one by one; more of them are counted. */
const FEW = 2;

/** All dice fall together; then each front is read by itself, reactions and every battery too. */
function stageOf(event: Event, kind: Kind): string {
  if (event.type === 'diceHandedOut') return `${kind} ${event.step}`;
  if (event.type === 'attackResolved') return `${kind} ${event.step} ${event.front ?? event.unit}`;
  return event.type === 'reactionRolled' ? `${kind} reaction` : kind;
}

/** What the dice of a beat came to. */
function rollInWords(events: readonly Event[]): readonly Phrase[] {
  const attacks = events.flatMap((event) => (event.type === 'attackResolved' ? [event] : []));
  const hits = attacks.filter(({ hit }) => hit).length;
  const [first] = attacks;
  if (first === undefined)
    return say(events.some(({ type }) => type === 'buildingHit') ? beatWords.building : beatWords.reactions);
  if (first.step === 'bombard') return say(beatWords.bombard, { hits });
  if (first.front === null) return say(beatWords.noFront, { hits });
  return say(first.step === 'melee' ? beatWords.melee : beatWords.fire, {
    front: frontName(first.front),
    hits,
  });
}

/** Dice that fall say no more than that; what they came to is told when they lie. */
function throwInWords(events: readonly Event[]): readonly Phrase[] {
  const again = events.find((event) => event.type === 'dieRerolled');
  if (again?.type !== 'dieRerolled') return say(beatWords.rolled);
  return say(beatWords.rerolled, { side: SIDE_NAME[again.by], from: again.from, to: again.to });
}

/** A few lines of the journal one after the other, or how many units they are about. */
function inWords(kind: 'move' | 'fate' | 'score', events: readonly Event[]): readonly Phrase[] {
  const lines = logLines(events.filter(({ type }) => KINDS[type] === kind));
  if (lines.length <= FEW || kind === 'score')
    return lines.flatMap(({ text }, i) => (i === 0 ? text : [' ', ...text]));
  const count = new Set(events.flatMap((event) => ('unit' in event ? [event.unit] : []))).size;
  return say(kind === 'move' ? beatWords.moves : beatWords.fates, { count });
}

/** One sentence about a beat. */
function sayOf(kind: Kind, events: readonly Event[]): readonly Phrase[] {
  switch (kind) {
    case 'reveal':
      return say(beatWords.revealed);
    case 'line':
      return say(beatWords.lines);
    case 'throw':
      return throwInWords(events);
    case 'roll':
      return rollInWords(events);
    default:
      return inWords(kind, events);
  }
}

interface Run {
  readonly kind: Kind;
  readonly events: Event[];
  /** How many events there were before it. */
  readonly from: number;
}

/** One beat; of a long fight several, because a plate has room for a few pairs. The journal waits for the last. */
function beatsFor({ kind, events, from }: Run, scene: Scene, upTo: number): readonly Beat<Scene>[] {
  const beat = { scene, ms: MS[kind], dice: scene.falling.length, upTo };
  const plates = kind === 'roll' ? platesOf(events) : [];
  if (plates.length === 0) return [{ ...beat, say: sayOf(kind, events) }];
  return plates.map(({ plate, events: rolled }, i) => ({
    ...beat,
    upTo: i < plates.length - 1 ? from : upTo,
    say: rollInWords(rolled),
    plate,
  }));
}

/** The events cut into beats, each with the scene after it. Quiet events join the beat before them. */
export function beatsOf(start: Scene, events: readonly Event[]): readonly Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let scene = start;
  let stage = '';
  let running: Run | null = null;
  const close = (upTo: number): void => {
    if (running !== null) beats.push(...beatsFor(running, scene, upTo));
    running = null;
    stage = '';
    scene = { ...scene, falling: [], isWriting: false };
  };
  for (const [at, event] of events.entries()) {
    const kind = KINDS[event.type];
    // What the phase before has shown is not wiped away by the beginning of the next.
    if (event.type === 'phaseBegan' || event.type === 'roundBegan') close(at);
    if (kind !== undefined && stageOf(event, kind) !== stage) {
      close(at);
      stage = stageOf(event, kind);
      running = { kind, events: [], from: at };
    }
    scene = sceneAfter(scene, event);
    running?.events.push(event);
  }
  close(events.length);
  return beats;
}
