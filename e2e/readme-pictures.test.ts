import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  digestOf,
  LIST,
  openPicture,
  pathOf,
  README_PICTURES,
  type Taken,
  wordsOn,
} from './readme-pictures.ts';
import { it } from './test.ts';

const taken = JSON.parse(readFileSync(LIST, 'utf8')) as { readonly [picture: string]: Taken };
const pictures = Object.keys(README_PICTURES) as (keyof typeof README_PICTURES)[];
const anew = 'A picture of README.md shows something old: `npm run pictures` takes all of them anew.';

test('every picture of README.md is taken by the command, and as it took it', () => {
  const named = [...readFileSync(pathOf('../README.md'), 'utf8').matchAll(/\]\(docs\/([^)]+\.jpg)\)/g)];
  expect(named.map(([, picture]) => picture).toSorted()).toEqual(pictures.toSorted());
  for (const picture of pictures) expect(digestOf(picture), anew).toBe(taken[picture]?.sha256);
});

it.for(pictures)('%s shows what the table shows today', async (picture, { visit }) => {
  await openPicture(visit, picture);
  // Who reads a page aloud is told of it a little later.
  await expect
    .poll(() => wordsOn(visit.page), { message: anew, timeout: 5_000 })
    .toEqual(taken[picture]?.words);
});
