// Victory points turn by turn, and what they were for.
import type { Course } from '@grognard/desk';
import type { Event } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import { type ByPlayer, type Options, opponentOf, PLAYERS, type Player } from '../../vocabulary.ts';
import { ownerOf } from './names.ts';

const SOURCES = [
  { source: 'units', name: 'Destroyed units', rule: 'SAG-16.6' },
  { source: 'sentAway', name: 'Units sent away hurt', rule: 'SAG-15.10' },
  { source: 'trophies', name: 'Flags and Officers', rule: 'SAG-16.6' },
  { source: 'objectives', name: 'Objectives', rule: 'SAG-16.8' },
] as const;
type Source = (typeof SOURCES)[number]['source'];

interface Gain {
  readonly turn: number;
  readonly player: Player;
  readonly source: Source;
  readonly vp: number;
}

/** SAG-16.6: everything that is worth points. */
function gainIn(event: Event, turn: number): Gain | null {
  switch (event.type) {
    case 'unitEliminated':
      return { turn, player: opponentOf(ownerOf(event.unit)), source: 'units', vp: event.vp };
    case 'unitSentBack':
      return event.to === 'deck'
        ? null
        : { turn, player: opponentOf(ownerOf(event.unit)), source: 'sentAway', vp: 1 };
    case 'trophyTaken':
      return { turn, player: event.by, source: 'trophies', vp: 1 };
    case 'objectiveScored':
      return { turn, player: event.player, source: 'objectives', vp: 1 };
    default:
      return null;
  }
}

function gainsIn(events: readonly Event[]): readonly Gain[] {
  let turn = 0;
  return events.flatMap((event) => {
    if (event.type === 'turnBegan') turn = event.turn;
    const gain = gainIn(event, turn);
    return gain === null ? [] : [gain];
  });
}

const pointsOf = (gains: readonly Gain[], player: Player): number =>
  gains.reduce((points, gain) => points + (gain.player === player ? gain.vp : 0), 0);

/** After each turn, the start first; a battle given up in the middle of a turn counts as far as it went. */
function byTurn(events: readonly Event[], gains: readonly Gain[]): readonly ByPlayer<number>[] {
  const turns: ByPlayer<number>[] = [{ A: 0, B: 0 }];
  let isScored = true;
  for (const event of events) {
    if (event.type === 'turnBegan') isScored = false;
    if (event.type !== 'turnScored') continue;
    turns.push(event.vp);
    isScored = true;
  }
  if (!isScored) turns.push({ A: pointsOf(gains, 'A'), B: pointsOf(gains, 'B') });
  return turns;
}

/** The best turn anybody had, in a sentence. */
function bestTurn(gains: readonly Gain[]): Pick<Course, 'say' | 'rule'> {
  let best: { readonly player: Player; readonly turn: number; readonly vp: number } | null = null;
  for (const { turn } of gains)
    for (const player of PLAYERS) {
      const vp = pointsOf(
        gains.filter((gain) => gain.turn === turn),
        player,
      );
      if (vp > (best?.vp ?? 0)) best = { player, turn, vp };
    }
  if (best === null) return { say: 'Nobody scored.', rule: null };
  const points = best.vp === 1 ? 'one point' : `${best.vp} points`;
  return {
    say: `The best turn: ${SEAT_NAME[best.player]} gained ${points} in turn ${best.turn}.`,
    rule: 'SAG-16.6',
  };
}

export function courseOf(events: readonly Event[], options: Options): Course {
  const gains = gainsIn(events);
  const turns = byTurn(events, gains);
  return {
    series: PLAYERS.map((player) => ({
      seat: player,
      name: SEAT_NAME[player],
      values: turns.map((vp) => vp[player]),
    })),
    goal: { value: options.vpTarget, label: `${options.vpTarget} VP end it` },
    sources: SOURCES.map(({ source, name, rule }) => ({
      name,
      rule,
      points: PLAYERS.map((player) =>
        pointsOf(
          gains.filter((gain) => gain.source === source),
          player,
        ),
      ),
    })).filter(({ points }) => points.some((vp) => vp !== 0)),
    ...bestTurn(gains),
  };
}
