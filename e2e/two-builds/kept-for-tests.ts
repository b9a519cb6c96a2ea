// Kept editions as a test wants them: the rules of this tree as one that has been released, and a next one after it.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../scripts/editions/bundle.ts';

/** The title whose rule is mended. */
export const GAME = 'generals';
export const MENDED = {
  rules: ['GEN-6.1'],
  text: 'Both sides score 1 VP when they have written their orders.',
};

const file = 'export const module = null;\n';

interface Edition {
  readonly number: number;
  readonly day: string;
  readonly digest: string;
  readonly code: string;
}

/** As `editions/kept`: the last of these is what the sources are, unless they are the next, which is open. */
function kept(editions: readonly Edition[], isOpen: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-kept-'));
  mkdirSync(join(folder, GAME));
  for (const { number, code } of editions) writeFileSync(join(folder, GAME, `${number}.js`), code);
  const released = editions.map(({ number, day, digest }) => ({ number, day, digest }));
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(folder, name), JSON.stringify(value));
  write('lists.json', { [GAME]: { released, isOpen } });
  write('changes.json', {
    [GAME]: isOpen || released.length > 1 ? { [isOpen ? 'next' : '2']: [MENDED] } : {},
  });
  return folder;
}

/** `next`: whether the mended rules have been released, too. */
export async function keptForTests(next: 'open' | 'released') {
  const { code, digest } = await bundled(GAME, join(import.meta.dirname, '../..'));
  const first = { number: 1, day: '2026-11-17', digest, code };
  // Nobody loads the file of what the sources are.
  const second = {
    number: 2,
    day: '2026-11-19',
    digest: createHash('sha256').update(file).digest('hex'),
    code: file,
  };
  return {
    digest,
    present: kept([first], false),
    mended: next === 'open' ? kept([first], true) : kept([first, second], false),
  };
}
