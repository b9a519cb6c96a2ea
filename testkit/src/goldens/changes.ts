// What is told of a moment by what changed since the last: the position, what everybody sees, and how a seat imagines the rest. So
// a fact that differs shows where it begins to, and no later moment repeats it.
import { randomOf, simulationSource, type Viewer, viewOf } from '@grognard/kernel';
import type { AnyGame, AnyMatch } from '../game.ts';
import type { Detail } from './columns.ts';
import { type Difference, differences } from './differences.ts';
import { brief, changeLines, changeSums, checksum, sumOf } from './short-text.ts';

const MOST_NAMES = 2;

/** A position, and what everybody sees of it, and who only watches. */
export interface Look {
  readonly kept: unknown;
  readonly seen: ReadonlyMap<Viewer, unknown>;
}

export const lookAt = (match: AnyMatch): Look => ({
  kept: match.module.position(match.state),
  seen: new Map([...match.seats, 'spectator'].map((viewer) => [viewer, viewOf(match, viewer)])),
});

/** What is asked, and who sees it, is told without that. */
const ELSEWHERE: readonly string[] = ['pending', 'viewer'];

/** The first names on the way to what changed. */
function whereIn(found: readonly Difference[]): string {
  const ways = found.map(({ path }) => path.split('.').slice(0, 2));
  const names = new Set(ways.flatMap((way) => (ELSEWHERE.includes(way[0] ?? '') ? [] : [way.join('.')])));
  return [...[...names].slice(0, MOST_NAMES), ...(names.size > MOST_NAMES ? ['…'] : [])].join(' ');
}

/** Gathers, from look to look, what became different since the one before. */
export class Changes {
  private last: Look;
  private kept: Difference[] = [];
  private readonly seen = new Map<Viewer, Difference[]>();

  constructor(before: Look) {
    this.last = before;
  }

  look(match: AnyMatch): void {
    const now = lookAt(match);
    this.kept.push(...differences(this.last.kept, now.kept));
    for (const [viewer, view] of now.seen) {
      const own = this.seen.get(viewer) ?? [];
      this.seen.set(viewer, own);
      const [anybody] = this.last.seen.values();
      own.push(...differences(this.last.seen.get(viewer) ?? anybody, view));
    }
    this.last = now;
  }

  lines(detail: Detail): readonly string[] {
    const { changes: most, width, isFull } = detail;
    const texts = changeLines(this.kept);
    const rest = (): string =>
      `${texts.length - most} more ${isFull ? `of ${changeSums(this.kept)}` : sumOf(this.kept)}`;
    const lines = [...brief(texts, { most, width }, rest), ...this.seenLines()];
    this.forget();
    return lines;
  }

  /** All of it as one checksum; null where nothing has changed. */
  sum(): string | null {
    const found = [this.kept, ...this.seen.values()];
    const sum = found.some(({ length }) => length > 0) ? checksum(found.map(sumOf)) : null;
    this.forget();
    return sum;
  }

  private forget(): void {
    this.kept = [];
    this.seen.clear();
  }

  /** A checksum of all that changed in a view, after the names of what no position tells by the same; together for those who see the same. */
  private seenLines(): readonly string[] {
    const known = new Set(this.kept.map(({ path }) => path));
    const told = [...this.seen].flatMap(([viewer, found]) => {
      const own = found.filter(({ path }) => !known.has(path));
      return found.length === 0 ? [] : [{ viewer, text: `${whereIn(own)} ${sumOf(found)}`.trimStart() }];
    });
    const alike = [...Map.groupBy(told, ({ text }) => text)].map(([text, by]) => {
      const isAll = by.length === this.seen.size;
      return `${isAll ? 'all' : by.map(({ viewer }) => viewer).join(', ')} ${text}`;
    });
    return alike.length === 0 ? [] : [`seen ${alike.join('; ')}`];
  }
}

type Mind = Pick<AnyGame, 'determinize'>;

/** What each seat takes for possible of what it does not see, by chances that are the same every time: where it is not so. */
export class Imagined {
  private readonly game: Mind;
  private sums: string[] = [];

  constructor(game: Mind) {
    this.game = game;
  }

  look(match: AnyMatch, n: number): void {
    for (const seat of match.seats) {
      const world = this.game.determinize(viewOf(match, seat), seat, randomOf(simulationSource(n)));
      this.sums.push(sumOf(differences(match.state, world)));
    }
  }

  lines(): readonly string[] {
    const line = `imagined ${checksum(this.sums)}`;
    this.sums = [];
    return [line];
  }
}
