// Tests as they are written for Vitest, collected without it: to be run one by one, in any order, as often as there are faults.
import * as vitest from 'vitest';

type Body = (...facts: readonly unknown[]) => unknown;
type Write = (title: string, body: Body, facts: readonly unknown[]) => void;

export interface CollectedTest {
  readonly title: string;
  readonly run: () => unknown;
}

const isBody = (part: unknown): part is Body => typeof part === 'function';

/** `test`, `test.each` and `test.for` by one way of writing; time limits and other settings do not count here. */
function writer(write: Write): object {
  const eachOf =
    (isSpread: boolean) =>
    (cases: readonly unknown[]) =>
    (title: string, ...rest: readonly unknown[]): void => {
      for (const body of rest.filter(isBody))
        for (const one of cases) write(title, body, isSpread && Array.isArray(one) ? one : [one]);
    };
  const plain = (title: string, ...rest: readonly unknown[]): void => {
    for (const body of rest.filter(isBody)) write(title, body, []);
  };
  return Object.assign(plain, { each: eachOf(true), for: eachOf(false) });
}

/** A group of tests while it is read: its title, and what is to be done once before the first of them. */
interface Group {
  readonly title: string | null;
  readonly hooks: (() => Promise<unknown>)[];
}

/** What stands in for Vitest when a test file is loaded, and the tests written with it once it is. */
export function collector(): { readonly module: object; readonly finish: () => readonly CollectedTest[] } {
  const tests: CollectedTest[] = [];
  const file: Group = { title: null, hooks: [] };
  let around: readonly Group[] = [file];
  // What a group holds is read after the rest of the file, which may say further down what it needs.
  const groups: (() => void)[] = [];
  const test = writer((title, body, facts) => {
    const within = around;
    const titles = [...within.flatMap((group) => group.title ?? []), title];
    const run = async (): Promise<unknown> => {
      for (const { hooks } of within) for (const hook of hooks) await hook();
      return body(...facts);
    };
    tests.push({ title: titles.join(' > '), run });
  });
  const describe = writer((title, body, facts) => {
    const outside = around;
    const read = (): void => {
      around = [...outside, { title, hooks: [] }];
      body(...facts);
      around = outside;
    };
    if (outside.length > 1) read();
    else groups.push(read);
  });
  const beforeAll = (body: () => unknown): void => {
    let done: Promise<unknown> | undefined;
    around.at(-1)?.hooks.push(() => {
      done ??= Promise.resolve(body());
      return done;
    });
  };
  const finish = (): readonly CollectedTest[] => {
    for (const read of groups) read();
    return tests;
  };
  return { module: { ...vitest, test, it: test, describe, beforeAll }, finish };
}
