// Takes the pictures of README.md anew, and notes what can be read on each: `npm run pictures`.
import { writeFileSync } from 'node:fs';
import { openHouse } from '../e2e/house.ts';
import {
  digestOf,
  LIST,
  openPicture,
  pathOf,
  README_PICTURES,
  type ReadmePicture,
  type Taken,
  wordsOn,
} from '../e2e/readme-pictures.ts';

const QUALITY = 82;
/** Milliseconds until nothing changes any more. */
const AT_REST = 1_000;

const house = await openHouse();
const taken: { [picture: string]: Taken } = {};
for (const picture of Object.keys(README_PICTURES) as ReadmePicture[]) {
  const visit = await house.visit();
  await openPicture(visit, picture);
  await visit.page.waitForTimeout(AT_REST);
  await visit.page.screenshot({
    path: pathOf(picture),
    type: 'jpeg',
    quality: QUALITY,
    animations: 'disabled',
    caret: 'hide',
  });
  taken[picture] = { sha256: digestOf(picture), words: await wordsOn(visit.page) };
  await visit.close();
  console.log(`taken: docs/${picture}, “${README_PICTURES[picture]}”`);
}
writeFileSync(LIST, `${JSON.stringify(taken, null, 2)}\n`);
await house.close();
await house.browser.close();
