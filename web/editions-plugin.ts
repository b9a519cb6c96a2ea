// The kept editions beside the built page, to the letter as they were released: a table that has one fetches it, nothing else does.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { addressOf } from '../editions/src/address.ts';
import type { Editions, KeptEdition } from '../editions/src/list.ts';

type Lists = { readonly [game: string]: Editions };

interface KeptFile extends KeptEdition {
  readonly game: string;
  /** Where its file lies beside the page. */
  readonly address: string;
  /** The sources are this edition: a page built of them has it anyway. */
  readonly isPresent: boolean;
}

export const KEPT = join(import.meta.dirname, '../editions/kept');

/** Every edition that was released. */
export function keptIn(folder: string): readonly KeptFile[] {
  const lists = JSON.parse(readFileSync(join(folder, 'lists.json'), 'utf8')) as Lists;
  return Object.entries(lists).flatMap(([game, { released, isOpen }]) =>
    released.map((edition) => ({
      ...edition,
      game,
      address: addressOf(game, edition),
      isPresent: !isOpen && edition === released.at(-1),
    })),
  );
}

/** Those the sources still equal are brought, too: the next page will need them. */
export const withEditions = (folder = KEPT): Plugin => ({
  name: 'grognard-editions',
  apply: 'build',
  generateBundle() {
    for (const { game, number, digest, address } of keptIn(folder)) {
      const source = readFileSync(join(folder, game, `${number}.js`));
      if (createHash('sha256').update(source).digest('hex') !== digest)
        this.error(`Edition ${number} of ${game} is not what it was when it was released.`);
      this.emitFile({ type: 'asset', fileName: address, source });
    }
  },
});
