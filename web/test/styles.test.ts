// A stylesheet comes with its screen and stays: what it says without naming its place would change other screens later.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** Classes a stylesheet speaks of without saying where. */
function bareClasses(file: string): readonly string[] {
  const text = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.flatMap((selector) => /^\.([\w-]+)/.exec(selector.trim())?.[1] ?? []);
}

const usedIn = (file: string): readonly string[] =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/class="([^"]*)"/g)].flatMap(([, all = '']) =>
    all.split(' '),
  );

it('what styles a table and its replay is used in no other room', () => {
  const styled = new Set(globSync('table/*.css', { cwd: SOURCE }).flatMap(bareClasses));
  const general = new Set(globSync('look/*.css', { cwd: SOURCE }).flatMap(bareClasses));
  const others = globSync('{home,mail,new-game,parts,report,rulebook,saved,screens}/**/*.tsx', {
    cwd: SOURCE,
  });
  const strays = others.flatMap((file) =>
    usedIn(file)
      .filter((name) => styled.has(name) && !general.has(name))
      .map((name) => `${basename(file)}: ${name}`),
  );
  expect(strays).toEqual([]);
});
