// What the referee writes down while it looks at a moment: how much it reckoned, and where it came to something else.
import type { Difference, Judged } from '../contract.ts';

/** Plain JSON with its fields in order, so that equal things are equal texts. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${name}:${textOf(field)}`)
    .join()}}`;
}

export class Judge {
  private readonly reckoned: Record<string, number> = {};
  private readonly differences: Difference[] = [];

  count(kind: string, times = 1): void {
    if (times > 0) this.reckoned[kind] = (this.reckoned[kind] ?? 0) + times;
  }

  /** One thing reckoned, and what was found in its place. */
  check(kind: string, rule: string, what: string, expected: unknown, found: unknown): void {
    this.count(kind);
    if (textOf(expected) !== textOf(found)) this.differences.push({ rule, what, expected, found });
  }

  /** Something that must hold where it happens. */
  must(kind: string, rule: string, what: string, holds: boolean): void {
    this.check(kind, rule, what, true, holds);
  }

  verdict(): Judged {
    return { reckoned: this.reckoned, differences: this.differences };
  }
}
