// Lays two folders of pictures beside each other: `node scripts/side-by-side.ts <before> <after> <folder>`. One sheet per
// picture (before, after, what changed) and a list of all, the most changed first.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launch } from '../e2e/browser.ts';

interface Compared {
  readonly name: string;
  /** How much of the picture is different, from 0 to 1. */
  readonly changed: number;
}

const asUrl = (path: string): string => `data:image/png;base64,${readFileSync(path).toString('base64')}`;

/** Draws both pictures and their difference on the page; gives the share of pixels that changed. */
const compareOn = (page: Page, before: string, after: string): Promise<number> =>
  page.evaluate(
    async (urls) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const drawn = images.map((image) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const ink = canvas.getContext('2d', { willReadFrequently: true });
        if (ink === null) throw new Error('The browser cannot draw.');
        ink.drawImage(image, 0, 0);
        return { canvas, ink };
      });
      const [left, right] = drawn.map(({ ink }) => ink.getImageData(0, 0, width, height));
      if (left === undefined || right === undefined) throw new Error('Two pictures are needed.');
      const marks = new ImageData(width, height);
      let changed = 0;
      for (let at = 0; at < left.data.length; at += 4) {
        const by = [0, 1, 2].map((i) => Math.abs((left.data[at + i] ?? 0) - (right.data[at + i] ?? 0)));
        const isChanged = Math.max(...by) > 12;
        if (isChanged) changed += 1;
        const grey = 200 + ((right.data[at + 1] ?? 0) * 55) / 255;
        marks.data.set(isChanged ? [200, 0, 60, 255] : [grey, grey, grey, 255], at);
      }
      const sheet = document.createElement('canvas');
      Object.assign(sheet, { width, height });
      sheet.getContext('2d')?.putImageData(marks, 0, 0);
      document.body.style.cssText = 'margin:0;display:flex;gap:8px;width:max-content;background:#444';
      document.body.replaceChildren(...drawn.map(({ canvas }) => canvas), sheet);
      return changed / (width * height);
    },
    [before, after],
  );

const [before = '', after = '', folder = ''] = process.argv.slice(2);
if (folder === '') throw new Error('Three folders are needed: before, after, and where the sheets shall go.');
mkdirSync(folder, { recursive: true });
const names = readdirSync(before).filter((name) => name.endsWith('.png'));
const missing = names.filter((name) => !existsSync(join(after, name)));
const browser = await launch();
const page = await browser.newPage();
const compared: Compared[] = [];
for (const name of names.filter((each) => !missing.includes(each))) {
  const changed = await compareOn(page, asUrl(join(before, name)), asUrl(join(after, name)));
  compared.push({ name, changed });
  if (changed > 0) await page.locator('body').screenshot({ path: join(folder, name) });
}
await browser.close();
compared.sort((a, b) => b.changed - a.changed);
const percent = ({ changed }: Compared): string => `${(changed * 100).toFixed(2)} %`;
const rows = compared.map(
  (each) =>
    `<h2>${each.name}: ${percent(each)}</h2>${each.changed > 0 ? `<img loading="lazy" width="100%" src="${each.name}">` : ''}`,
);
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Before, after, changed</title><p>Missing afterwards: ${missing.join(', ') || 'none'}</p>${rows.join('\n')}`,
);
for (const each of compared.filter(({ changed }) => changed > 0)) console.log(percent(each), each.name);
console.log(`${compared.length} compared, ${missing.length} missing afterwards`);
