// A deck built by hand: from nothing to a table that plays with it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type House, openHouse, type Size, type Theme, type Visit } from './browser.ts';
import { choose } from './steps.ts';

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  visit = await house.visit();
  await visit.go('#/decks/saga');
});
afterEach(async () => {
  expect(visit.problems).toEqual([]);
  await visit.close();
});

const press = (name: string | RegExp): Promise<void> =>
  visit.page.getByRole('button', { name }).first().click();
const more = async (name: string, times: number): Promise<void> => {
  const button = visit.page.getByRole('button', { name: new RegExp(`^One more: ${name},`) });
  for (let i = 0; i < times; i += 1) await button.click();
};
const side = () => visit.page.getByRole('complementary', { name: 'Points and limits' });
const begin = async (from: string): Promise<void> => {
  await visit.page.getByText('New deck', { exact: true }).click();
  await press(from);
};
const name = () => visit.page.getByLabel('Name of the deck');
const rename = async (text: string): Promise<void> => {
  await name().fill(text);
  await name().press('Enter');
};
const sharedText = async (): Promise<string> => {
  await press('Share as text');
  const text = await visit.page.getByLabel('The deck as text').inputValue();
  await visit.page.getByRole('button', { name: 'Close', exact: true }).click();
  return text;
};

/** As the cards call them. */
const BROUGHT = [
  'Line Infantry',
  'National Guard',
  'Light Infantry',
  'Cuirassiers',
  'Horse Artillery',
  'Guard Artillery',
];

describe('building a deck', () => {
  it('from nothing: a broken rule is named, mended, and the deck saved, shared, imported and played', async () => {
    const { page } = visit;
    await begin('Empty French deck');
    await rename('Corps of the evening');
    await side().getByText('An Army deck has at least 16 units, this one 0.').waitFor();
    await more('Line Infantry', 6);
    await more('Mobilised National Guard', 4);
    await more('Light Infantry', 3);
    await more('Cuirassiers', 1);
    for (const gun of ['Foot Artillery', 'Horse Artillery', 'Guard Foot Artillery']) await more(gun, 1);
    await side().getByText('At most 2 Artillery units in an army of this size, not 3.').waitFor();
    await side().getByRole('button', { name: 'Rule SAG-20.6, opens at the side' }).first().click();
    await page.getByText('At most 2 Artillery units and at most 3 Guard units.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await side().getByRole('button', { name: 'Remove Foot Artillery' }).click();
    for (let i = 0; i < 20; i += 1)
      await side()
        .getByRole('button', { name: /^Add .* ×2$/ })
        .click();
    await side().getByText('Ready to be played').waitFor();
    await press('Save deck');
    await page.getByText('“Corps of the evening” is saved on this device.').waitFor();
    const text = await sharedText();
    expect(text).toMatch(/^6 FR-LINE +Line Infantry$/m);
    expect(text).toContain('# Corps of the evening');

    await press('Delete');
    await page.getByText('No deck is kept here yet.').waitFor();
    await press('Import');
    await page.getByLabel('The text of a deck').fill(text);
    await press('Import this text');
    await press('Save deck');
    await page.getByText('“Corps of the evening” is saved on this device.').waitFor();
    expect(await sharedText()).toBe(text);

    await page.getByRole('link', { name: 'To a new battle' }).click();
    await page.getByLabel('Blue’s deck').selectOption({ label: 'Corps of the evening' });
    await page.getByText(/^French, 16 units, \d+ points, 40 cards$/).waitFor();
    await page.getByRole('button', { name: 'Start the battle' }).first().click();
    await page.waitForURL('**/#/table/*');
    await page.getByText('Deploy your twelve units.', { exact: true }).waitFor();
    const table = page.url();
    const mustered = await page.locator('.saga-card .saga-card-name b').allInnerTexts();
    expect(mustered.length).toBeGreaterThan(2);
    expect(mustered.filter((unit) => !BROUGHT.includes(unit))).toEqual([]);

    await visit.go('#/decks/saga');
    await press('Delete');
    await page.goto(table);
    await page.reload();
    await page.getByRole('button', { name: 'Place the rest' }).click();
    await page.getByRole('button', { name: 'Take up positions' }).click();
    await page.getByText('Deploy your twelve units.', { exact: true }).waitFor({ state: 'hidden' });
    await visit.go('#/new/saga');
    expect(await page.getByLabel('Blue’s deck').locator('option:checked').innerText()).toBe(
      'A deck no longer on your shelf',
    );
  });

  it('a deck that breaks a rule is kept as a draft, and refused for play with the rule', async () => {
    const { page } = visit;
    await press('One fewer: Hill');
    await side().getByText('A Strategy deck has at least 40 cards, this one 39.').waitFor();
    await press('Save deck');
    await page.getByText(/points, draft, SAG-20.8/).waitFor();
    await visit.go('#/new/saga');
    await page.getByLabel('Red’s deck').selectOption({ label: 'My French army' });
    await page
      .getByText('Red’s deck cannot be played. A Strategy deck has at least 40 cards, this one 39.')
      .waitFor();
    await page.getByRole('button', { name: 'Start the battle' }).first().click();
    await page.getByRole('alert').getByText('decks.B.strategy').waitFor();
  });

  it('goes back and forth, with the keyboard too', async () => {
    const { page } = visit;
    const cards = (count: number): Promise<void> => page.getByText(`${count} of 40 or more`).waitFor();
    await more('Fortune of War', 1);
    await cards(41);
    await page.keyboard.press('Control+z');
    await cards(40);
    await page.keyboard.press('Control+Shift+z');
    await cards(41);
    await press('Undo');
    await page.getByRole('radio', { name: 'Prussian' }).check();
    await page.getByText(/^\d+ cards do not serve this army and stay behind\./).waitFor();
    await press('Undo');
    await cards(40);
    await side().getByText('Ready to be played').waitFor();
  });

  it('holds a card up to the light and puts it back, with the keyboard alone', async () => {
    const { page } = visit;
    const card = page.getByRole('button', { name: /^Cuirassiers, French Heavy Cavalry/ });
    await card.focus();
    await page.keyboard.press('Enter');
    const closer = page.getByRole('dialog', { name: 'A closer look' });
    await closer.getByRole('button', { name: /SAG-21.12/ }).waitFor();
    await page.keyboard.press('Escape');
    await closer.waitFor({ state: 'detached' });
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('explains why there cannot be one more', async () => {
    await visit.page.getByRole('button', { name: /^One more: Hill,/ }).click({ force: true });
    await visit.page.getByText('“Hill” is there twice: no name may come more often (SAG-20.8).').waitFor();
  });
});

describe('the shelf', () => {
  it('survives a reload, and so does what was not saved', async () => {
    const { page } = visit;
    await rename('Kept');
    await press('Save deck');
    await page.getByText('“Kept” is saved on this device.').waitFor();
    await more('Fortune of War', 1);
    await page.reload();
    await page.getByRole('button', { name: /^Kept.*, changed/ }).waitFor();
    await page.getByText('41 of 40 or more').waitFor();
  });

  it('shows what another tab saves, and keeps both when both change one deck', async () => {
    const { page } = visit;
    await press('Save deck');
    const other = await visit.tab();
    await other.goto(`${house.address}/#/decks/saga`);
    await other.getByRole('button', { name: /^My French army/ }).waitFor();
    await other.getByLabel('Name of the deck').fill('Theirs');
    await other.getByLabel('Name of the deck').press('Enter');
    await other.getByRole('button', { name: 'Save deck' }).first().click();
    await page.getByRole('button', { name: /^Theirs/ }).waitFor();
    await more('Fortune of War', 1);
    await press('Save deck');
    await page.getByText('Yours is kept beside it as “My French army (mine)”.').waitFor();
    await expect.poll(() => page.locator('.saga-shelf .saga-kept').count()).toBe(2);
  });

  it('duplicates, and takes back what was deleted', async () => {
    const { page } = visit;
    await press('Save deck');
    await press('Duplicate');
    await press('Save deck');
    await expect.poll(() => page.locator('.saga-shelf .saga-kept').count()).toBe(2);
    await press('Delete');
    await page.getByText('“My French army (copy)” is deleted.').waitFor();
    await press('Take it back');
    await page.getByRole('button', { name: /^My French army \(copy\)/ }).waitFor();
  });

  it('names what is damaged in the browser’s storage and keeps what can be read', async () => {
    const { page } = visit;
    await page.evaluate(() =>
      localStorage.setItem(
        'grognard-deck-saga-old',
        '# Old friends\ngame: saga\nfaction: FR\n\n4 FR-LINE\n2 FR-LNIE\n',
      ),
    );
    await page.reload();
    await page.getByText('“Old friends” cannot be read as it is stored').waitFor();
    await page.getByText('There is no card FR-LNIE. Did you mean FR-LINE, Line Infantry?').waitFor();
    await page.getByText('Where: line 6').waitFor();
    await press('Keep what can be read');
    await side().getByText('this one 4.').waitFor();
    await press('Save deck');
    await page.getByRole('button', { name: /^Old friends/ }).waitFor();
    await press('Throw it away');
    await expect.poll(() => page.locator('.saga-broken').count()).toBe(0);
  });

  it('says what is wrong with a text, and changes nothing', async () => {
    const { page } = visit;
    await press('Import');
    await page.getByLabel('The text of a deck').fill('# Mine\ngame: chess\n');
    await press('Import this text');
    await page.getByRole('alert').getByText('This deck is for "chess".').waitFor();
    await page.getByText('Where: line 2').waitFor();
    await choose(page, 'File of a deck', 'deck.txt', '# Mine\ngame: saga\nfaction: PR\n6 PR-LINE\n');
    await page.getByText('“Mine” is imported. Save it to keep it.').waitFor();
    expect(await name().inputValue()).toBe('Mine');
  });
});

const looks: readonly { readonly size: Size; readonly theme: Theme }[] = [
  { size: 'desktop', theme: 'day' },
  { size: 'phone', theme: 'candle' },
];
describe.each(looks)('$size by $theme', (look) => {
  it.each(['#/decks/saga', '#/new/saga'])('%s has nothing axe objects to', async (place) => {
    const other = await house.visit(look);
    await other.go(place);
    if (place === '#/decks/saga') {
      await other.page.getByRole('button', { name: /^One more: Middle Guard/ }).click();
      await other.page.getByRole('button', { name: 'Share as text' }).click();
    } else await other.page.getByLabel('Blue’s deck').waitFor();
    expect(await accessibilityProblems(other.page)).toEqual([]);
    expect(await other.page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const wider = await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(other.problems).toEqual([]);
    await other.close();
  });
});
