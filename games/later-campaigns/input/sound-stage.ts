// NLC-E.5, NLC-J.4: what is under way in a position must be there: the Stage, the group on the move, the ways and packets of a segment.
import { isFrameOf } from '@grognard/kernel';
import { isInPlay } from '../changes/bodies.ts';
import type { Theatre } from '../data/theatre.ts';
import { movementFrame, pursuitFrame } from '../frames.ts';
import { distance } from '../ground/hexes.ts';
import { isAddressable } from '../orders/divisions.ts';
import { seatsOfSide } from '../seats/holding.ts';
import type { Footprint, Group, Post, Stage, State } from '../state.ts';
import { NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import type { Fault } from './sound-position.ts';

/** Procedures that go on in a Stage, with a group, or while packets are exchanged. */
const IN_STAGE = [
  ...['stage', 'bombardment', 'chargeDeclaration', 'movement', 'group', 'assaults', 'assault'],
  ...['exchange', 'packet', 'retrace'],
];
const BY_PACKET = ['exchange', 'packet', 'retrace'];

export function* stageFaults(state: State, theatre: Theatre): Generator<Fault> {
  const { stage, group, frames } = state;
  const isUnderWay = (procs: readonly string[]): boolean => frames.some(({ proc }) => procs.includes(proc));
  if (stage === null && isUnderWay(IN_STAGE))
    yield { path: 'stage', message: 'A Stage is under way, and nothing is said of it.' };
  if (group === null && isUnderWay(['group']))
    yield { path: 'group', message: 'A group is on the move, and nothing is said of it.' };
  if (stage?.post === null && isUnderWay(BY_PACKET))
    yield { path: 'stage.post', message: 'Packets are exchanged, and none is kept (NLC-P.4).' };
  if (stage?.trail === null && isUnderWay(['retrace']))
    yield { path: 'stage.trail', message: 'Groups go their ways again, and no way is kept (NLC-P.4).' };
  if (group !== null) yield* groupFaults(state, group);
  if (stage !== null) yield* partsFaults(state, stage, theatre);
  for (const [n, { recipient }] of state.locals.entries())
    if (!isInPlay(state, recipient) && !isAddressable(state, recipient))
      yield { path: `locals[${n}].recipient`, message: 'This decision is of nobody in play (NLC-12.11a).' };
  for (const [n, body] of state.failing.entries())
    if (!isInPlay(state, body)) yield { path: `failing[${n}]`, message: 'Nobody in play has this order.' };
  yield* movementFaults(state);
  yield* pursuitFaults(state);
}

function* groupFaults(state: State, { units, used, allowance, second }: Group): Generator<Fault> {
  const [lead] = units;
  if (lead === undefined) yield { path: 'group.units', message: 'A group has units (NLC-5.1a).' };
  for (const [name, points] of Object.entries({ used, allowance }))
    if (points.length !== units.length)
      yield { path: `group.${name}`, message: 'Each unit of a group has points of its own (NLC-5.1a).' };
  const bodies = units.map((id) => state.units[id]?.body);
  if (second !== null && (second.body === bodies[0] || !bodies.includes(second.body)))
    yield { path: 'group.second.body', message: 'That is no other formation of the group (NLC-R130).' };
}

function* partsFaults(state: State, stage: Stage, theatre: Theatre): Generator<Fault> {
  const { player, side, trail, post, faced, columns } = stage;
  if (player !== null && !seatsOfSide(state, side).includes(player))
    yield { path: 'stage.player', message: 'Nobody of that name plays for this side (NLC-M.1).' };
  for (const [name, lists] of Object.entries({ faced, columns }))
    for (const [key, hexes] of Object.entries(lists))
      if (hexes.some((hex) => hex >= theatre.grid.size))
        yield { path: `stage.${name}.${key}`, message: `${theatre.name} has no such hex.` };
  if (trail !== null && trail.control.length !== theatre.grid.size)
    yield { path: 'stage.trail.control', message: `${theatre.name} has ${theatre.grid.size} hexes.` };
  for (const [n, step] of (trail?.steps ?? []).entries())
    yield* footprintFaults(theatre, step, `stage.trail.steps[${n}]`);
  if (post !== null) yield* postFaults(post, trail?.steps.length ?? 0);
}

/** NLC-20.2.3: a brigade is in line exactly where there is another hex it fills. */
function* footprintFaults(theatre: Theatre, step: Footprint, path: string): Generator<Fault> {
  const { units, seen, hex, used, allowance, inLine, line, isLineExposed } = step;
  for (const [name, points] of Object.entries({ used, allowance }))
    if (points.length !== units.length)
      yield { path: `${path}.${name}`, message: 'Each unit that made this step has points of its own.' };
  if (!seen.every((id) => units.includes(id)))
    yield { path: `${path}.seen`, message: 'Only units that made this step can be seen in it.' };
  if (line !== NOWHERE && distance(theatre, hex, line) !== 1)
    yield { path: `${path}.line`, message: 'A line fills hexes that touch (NLC-20.2.3a).' };
  if ((inLine === NOBODY) !== (line === NOWHERE))
    yield { path: `${path}.inLine`, message: 'A brigade in line fills another hex, and nobody else does.' };
  else if (inLine !== NOBODY && !units.includes(inLine))
    yield { path: `${path}.inLine`, message: 'The brigade in line is one of those that made this step.' };
  if (isLineExposed && inLine === NOBODY)
    yield { path: `${path}.isLineExposed`, message: 'Nobody is in line who could be met there.' };
}

function* postFaults(post: Post, steps: number): Generator<Fault> {
  const { encounters, layer, replies, undecided, halved } = post;
  const most = encounters.length;
  if (layer > most) yield { path: 'stage.post.layer', message: 'There are fewer encounters than that.' };
  for (const [n, { step, kind }] of encounters.entries())
    if (step >= steps || (kind === 'move') !== step >= 0)
      yield {
        path: `stage.post.encounters[${n}].step`,
        message: 'That is no step of the ways that are kept.',
      };
  for (const [name, list] of Object.entries({ undecided, halved }))
    if (list.some((number) => number >= most))
      yield { path: `stage.post.${name}`, message: 'There are fewer encounters than that.' };
  for (const [n, { encounter }] of replies.entries())
    if (encounter >= most)
      yield { path: `stage.post.replies[${n}].encounter`, message: 'There are fewer encounters than that.' };
  if (encounters.some((_, n) => comesBackTo(post, n)))
    yield { path: 'stage.post.replies', message: 'Nobody meets those who come to meet him there.' };
}

/** Whether, charge by charge, somebody rides against an encounter of his own. */
function comesBackTo({ encounters, replies }: Post, from: number): boolean {
  const before = (n: number): readonly number[] => {
    const movers: readonly UnitId[] = encounters[n]?.movers ?? [];
    return replies.flatMap(({ unit, encounter }) => (movers.includes(unit) ? [encounter] : []));
  };
  const found = new Set(before(from));
  for (const n of found) for (const each of before(n)) found.add(each);
  return found.has(from);
}

/** NLC-J.1: somebody moves by himself. */
function* movementFaults({ frames }: State): Generator<Fault> {
  for (const [n, frame] of frames.entries())
    if (isFrameOf(movementFrame, frame) && frame.step === 'auto' && frame.auto === NOBODY)
      yield { path: `frames[${n}].auto`, message: 'A formation that moves by itself has a number.' };
}

/** NLC-7.8: only winners of the charge decide and ride. */
function* pursuitFaults({ frames }: State): Generator<Fault> {
  for (const [n, frame] of frames.entries()) {
    if (!isFrameOf(pursuitFrame, frame)) continue;
    const winners = frame.winners.map(({ unit }) => unit);
    const { deciding, pursuers, goals, unit } = frame;
    if (![...deciding, ...pursuers].every((id) => winners.includes(id)))
      yield { path: `frames[${n}].deciding`, message: 'Only who has won the charge pursues (NLC-7.8a).' };
    if (unit !== NOBODY && !winners.includes(unit))
      yield { path: `frames[${n}].unit`, message: 'Only who has won the charge pursues (NLC-7.8a).' };
    if (pursuers.length !== goals.length)
      yield { path: `frames[${n}].goals`, message: 'Every pursuer rides for a hex.' };
  }
}
