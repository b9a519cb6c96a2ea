import type { Course } from '@grognard/web/report/report-data.ts';
import type { Event, EventOf } from '../events.ts';
import { SIDE_NAME } from '../names.ts';
import type { Options } from '../options.ts';
import { type BySide, SIDES } from '../vocabulary.ts';

const SOURCES = [
  { source: 'prisoners', name: 'Prisoners', rule: 'GEN-16.3' },
  { source: 'objective', name: 'Objectives', rule: 'GEN-16.4' },
  { source: 'majority', name: 'Majority', rule: 'GEN-16.5' },
] as const;

/** GEN-19.1 */
export const startOf = ({ morale }: Options): number => (morale ? 15 : 0);

/** Points after each round, the start first; the last round counts as far as it was scored. */
function byRound(events: readonly Event[], start: number): readonly BySide<number>[] {
  const rounds: BySide<number>[] = [{ white: start, black: start }];
  let now: BySide<number> = { white: start, black: start };
  for (const event of events) {
    if (event.type === 'vpScored') now = { ...now, [event.side]: event.total };
    if (event.type === 'roundBegan' && event.round > 1) rounds.push(now);
    if (event.type === 'battleEnded') rounds.push(now);
  }
  return rounds;
}

/** The largest change at one stroke, in a sentence. */
function largest(events: readonly Event[]): { readonly say: string; readonly rule: string | null } {
  let round = 0;
  let best: { readonly event: EventOf<'vpScored'>; readonly round: number } | null = null;
  for (const event of events) {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type !== 'vpScored') continue;
    if (best === null || Math.abs(event.vp) > Math.abs(best.event.vp)) best = { event, round };
  }
  if (best === null) return { say: 'Nobody scored.', rule: null };
  const { side, vp, source, sector, rule } = best.event;
  const points = Math.abs(vp) === 1 ? 'one point' : `${Math.abs(vp)} points`;
  const why = {
    prisoners: 'prisoners',
    objective: sector === null ? 'an objective' : `holding ${sector}`,
    majority: 'holding more sectors',
  }[source];
  const verb = vp > 0 ? 'gained' : 'lost';
  return {
    say: `The largest stroke: ${SIDE_NAME[side]} ${verb} ${points} in round ${best.round}, for ${why}.`,
    rule,
  };
}

export function courseOf(events: readonly Event[], options: Options): Course {
  const start = startOf(options);
  const rounds = byRound(events, start);
  const scored = events.filter((event) => event.type === 'vpScored');
  return {
    series: SIDES.map((side) => ({
      seat: side,
      name: SIDE_NAME[side],
      values: rounds.map((vp) => vp[side]),
    })),
    goal: options.morale ? { value: 0, label: '0 VP loses' } : { value: 10, label: '10 VP wins' },
    sources: SOURCES.map(({ source, name, rule }) => ({
      name,
      rule,
      points: SIDES.map((side) =>
        scored
          .filter((event) => event.side === side && event.source === source)
          .reduce((points, { vp }) => points + vp, 0),
      ),
    })).filter(({ points }) => points.some((vp) => vp !== 0)),
    ...largest(events),
  };
}
