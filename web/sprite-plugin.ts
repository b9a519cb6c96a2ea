// Puts every drawn symbol into the page once, so that `<use href="#ui-undo">` works before any script has run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../desk/src/look/symbols');

/** A stain and the laid lines of old paper; for static ground only. */
const parchment = readFileSync(join(import.meta.dirname, '../desk/src/look/parchment.svg'), 'utf8').trim();

function asSymbol(file: string): string {
  const svg = readFileSync(join(folder, file), 'utf8').trim();
  const [, box, fill, body] = /^<svg [^>]*viewBox="([^"]+)" fill="([^"]+)">(.*)<\/svg>$/s.exec(svg) ?? [];
  if (body === undefined)
    throw new Error(`${file}: a symbol starts with <svg xmlns viewBox fill> in this order`);
  return `<symbol id="${file.replace('.svg', '')}" viewBox="${box}" fill="${fill}" overflow="visible">${body}</symbol>`;
}

export function spriteMarkup(): string {
  const symbols = readdirSync(folder).sort().map(asSymbol);
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${parchment}${symbols.join('')}</defs></svg>`;
}

export const sprite = (): Plugin => ({
  name: 'grognard-sprite',
  transformIndexHtml: (html) => html.replace('<!-- symbols -->', spriteMarkup),
});
