import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SYMBOLS } from '../../desk/src/look/symbol-names.ts';
import { spriteMarkup } from '../../web/sprite-plugin.ts';

const files = readdirSync(join(import.meta.dirname, '../../desk/src/look/symbols')).map((file) =>
  file.replace('.svg', ''),
);

it('names every drawn symbol, and no other', () => {
  expect([...SYMBOLS].sort()).toEqual(files.sort());
});

it('puts each symbol into the page once', () => {
  const ids = [...spriteMarkup().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...SYMBOLS].sort());
});

it('draws with tokens, so that both themes fit', () => {
  const literal = spriteMarkup().match(
    /<symbol id="(ui|arm|nat|ter)-[^>]*>(?:(?!<\/symbol>).)*(?:fill|stroke)="#/s,
  );
  expect(literal).toBeNull();
});
