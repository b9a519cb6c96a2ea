// A deck built by hand: from nothing to a table that plays with it.
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { choose, startButton } from './steps.ts';
import { it as atTheDoor } from './test.ts';

const it = atTheDoor.extend('page', async ({ newcomer: visit }) => {
  await visit.go('#/decks/saga');
  return visit.page;
});

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
const more = async (page: Page, name: string, times: number): Promise<void> => {
  const button = page.getByRole('button', { name: new RegExp(`^One more: ${name},`) });
  for (let i = 0; i < times; i += 1) await button.click();
};
const side = (page: Page): Locator => page.getByRole('complementary', { name: 'Points and limits' });
/** Decks kept on this device. */
const kept = (page: Page): Locator => page.getByRole('button', { name: /points, (ready|draft)/ });
const begin = async (page: Page, from: string): Promise<void> => {
  await page.getByText('New deck', { exact: true }).click();
  await press(page, from);
};
const name = (page: Page): Locator => page.getByLabel('Name of the deck');
const rename = async (page: Page, text: string): Promise<void> => {
  await name(page).fill(text);
  await name(page).press('Enter');
};
const sharedText = async (page: Page): Promise<string> => {
  await press(page, 'Share as text');
  const text = await page.getByLabel('The deck as text').inputValue();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  return text;
};

const BROUGHT = ['FR-LINE', 'FR-NATG', 'FR-LIGHT', 'FR-CUIR', 'FR-HART', 'FR-GART'];

describe('building a deck', () => {
  it('from nothing: a broken rule is named, mended, and the deck saved, shared, imported and played', async ({
    page,
    newcomer: visit,
  }) => {
    await begin(page, 'Empty French deck');
    await rename(page, 'Corps of the evening');
    await side(page).getByText('An Army deck needs at least 16 units. This one has 0.').waitFor();
    await more(page, 'Line Infantry', 6);
    await more(page, 'Mobilised National Guard', 4);
    await more(page, 'Light Infantry', 3);
    await more(page, 'Cuirassiers', 1);
    for (const gun of ['Foot Artillery', 'Horse Artillery', 'Guard Foot Artillery']) await more(page, gun, 1);
    await side(page)
      .getByText('An army of this size has at most 2 Artillery units. This one has 3.')
      .waitFor();
    await side(page).getByRole('button', { name: 'Rule SAG-20.6, opens at the side' }).first().click();
    await page.getByText('At most 2 Artillery units and at most 3 Guard units.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await side(page).getByRole('button', { name: 'Remove Foot Artillery' }).click();
    for (let i = 0; i < 20; i += 1)
      await side(page)
        .getByRole('button', { name: /^Add .* ×2$/ })
        .click();
    await side(page).getByText('Ready to play').waitFor();
    await press(page, 'Save deck');
    await page.getByText('“Corps of the evening” is saved on this device.').waitFor();
    const text = await sharedText(page);
    expect(text).toMatch(/^6 FR-LINE +Line Infantry$/m);
    expect(text).toContain('# Corps of the evening');

    await press(page, 'Delete');
    await page.getByText('No deck is kept here yet.').waitFor();
    await press(page, 'Import');
    await page.getByLabel('The text of a deck').fill(text);
    await press(page, 'Import this text');
    await press(page, 'Save deck');
    await page.getByText('“Corps of the evening” is saved on this device.').waitFor();
    expect(await sharedText(page)).toBe(text);

    await page.getByRole('link', { name: 'Set up a battle' }).click();
    await page.getByLabel('Blue’s deck').selectOption({ label: 'Corps of the evening' });
    await page.getByText(/^French, 16 units, \d+ points, 40 cards$/).waitFor();
    await startButton(page).click();
    await page.waitForURL('**/#/table/*');
    await page.getByText('Deploy your 12 units.', { exact: true }).waitFor();
    const table = page.url();
    const mustered = await page
      .getByRole('region', { name: 'Units to deploy' })
      .locator('[data-target^="card:"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target')?.replace('card:', '')));
    expect(mustered.length).toBeGreaterThan(2);
    expect(mustered.filter((card) => card === undefined || !BROUGHT.includes(card))).toEqual([]);

    await visit.go('#/decks/saga');
    await press(page, 'Delete');
    await page.goto(table);
    await page.reload();
    await page.getByRole('button', { name: 'Place the rest' }).click();
    await page.getByRole('button', { name: 'Deploy 12 units' }).click();
    await page.getByText('Deploy your 12 units.', { exact: true }).waitFor({ state: 'hidden' });
    await visit.go('#/new/saga');
    expect(await page.getByLabel('Blue’s deck').locator('option:checked').innerText()).toBe(
      'A deck no longer on your shelf',
    );
  });

  it('a deck that breaks a rule is kept as a draft, and refused for play with the rule', async ({
    page,
    newcomer: visit,
  }) => {
    await press(page, 'One fewer: Hill');
    await side(page).getByText('A Strategy deck needs at least 40 cards. This one has 39.').waitFor();
    await press(page, 'Save deck');
    await page.getByText(/points, draft, SAG-20.8/).waitFor();
    await visit.go('#/new/saga');
    await page.getByLabel('Red’s deck').selectOption({ label: 'My French army' });
    await page
      .getByText('Red’s deck cannot be played. A Strategy deck needs at least 40 cards. This one has 39.')
      .waitFor();
    await startButton(page).click();
    await page.getByRole('alert').getByText('decks.B.strategy').waitFor();
  });

  it('goes back and forth, with the keyboard too', async ({ page }) => {
    const cards = (count: number): Promise<void> => page.getByText(`${count} cards; at least 40`).waitFor();
    await more(page, 'Fortune of War', 1);
    await cards(41);
    await page.keyboard.press('Control+z');
    await cards(40);
    await page.keyboard.press('Control+Shift+z');
    await cards(41);
    await press(page, 'Undo');
    await page.getByRole('radio', { name: 'Prussian' }).check();
    await page.getByText(/^\d+ cards are not allowed in this army and were taken out\./).waitFor();
    await press(page, 'Undo');
    await cards(40);
    await side(page).getByText('Ready to play').waitFor();
  });

  it('holds a card up to the light and puts it back, with the keyboard alone', async ({ page }) => {
    const card = page.getByRole('button', { name: /^Cuirassiers, French Heavy Cavalry/ });
    await card.focus();
    await page.keyboard.press('Enter');
    const closer = page.getByRole('dialog', { name: 'A closer look' });
    await closer.getByRole('button', { name: /SAG-21.12/ }).waitFor();
    await page.keyboard.press('Escape');
    await closer.waitFor({ state: 'detached' });
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('explains why there cannot be one more', async ({ page }) => {
    await page.getByRole('button', { name: /^One more: Hill,/ }).click({ force: true });
    await page
      .getByText('The deck already has 2 of “Hill”, which is as many as it may hold (SAG-20.8).')
      .waitFor();
  });
});

describe('the shelf', () => {
  it('survives a reload, and so does what was not saved', async ({ page }) => {
    await rename(page, 'Kept');
    await press(page, 'Save deck');
    await page.getByText('“Kept” is saved on this device.').waitFor();
    // Gone in the moment of the press, before it is painted.
    const pressed = page.getByRole('button', { name: /^One more: Fortune of War,/ });
    const isKeptAtOnce = await pressed.evaluate((button: HTMLElement) => {
      const before = JSON.stringify(localStorage);
      button.click();
      return JSON.stringify(localStorage) !== before;
    });
    expect(isKeptAtOnce).toBe(true);
    const isBack = page.waitForEvent('load');
    await pressed.evaluate((button: HTMLElement) => {
      setTimeout(() => {
        button.click();
        location.reload();
      });
    });
    await isBack;
    await page.getByRole('button', { name: /^Kept.*, changed/ }).waitFor();
    await page.getByText('42 cards; at least 40').waitFor();
  });

  it('shows what another tab saves, and keeps both when both change one deck', async ({
    page,
    newcomer: visit,
  }) => {
    await press(page, 'Save deck');
    const other = await visit.tab('#/decks/saga');
    await other.getByRole('button', { name: /^My French army/ }).waitFor();
    await other.getByLabel('Name of the deck').fill('Theirs');
    await other.getByLabel('Name of the deck').press('Enter');
    await other.getByRole('button', { name: 'Save deck' }).first().click();
    await page.getByRole('button', { name: /^Theirs/ }).waitFor();
    await more(page, 'Fortune of War', 1);
    await press(page, 'Save deck');
    await page.getByText('Yours is kept beside it as “My French army (mine)”.').waitFor();
    await expect.poll(() => kept(page).count()).toBe(2);
    await other.close();
  });

  it('duplicates, and takes back what was deleted', async ({ page }) => {
    await press(page, 'Save deck');
    await press(page, 'Duplicate');
    await press(page, 'Save deck');
    await expect.poll(() => kept(page).count()).toBe(2);
    await press(page, 'Delete');
    await page.getByText('“My French army (copy)” is deleted.').waitFor();
    await press(page, 'Take it back');
    await page.getByRole('button', { name: /^My French army \(copy\)/ }).waitFor();
  });

  it('names what is damaged in the browser’s storage and keeps what can be read', async ({ page }) => {
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
    await press(page, 'Keep what can be read');
    await side(page).getByText('This one has 4.').waitFor();
    await press(page, 'Save deck');
    await page.getByRole('button', { name: /^Old friends/ }).waitFor();
    await press(page, 'Delete it');
    await expect.poll(() => page.getByText('cannot be read as it is stored').count()).toBe(0);
  });

  it('says what is wrong with a text, and changes nothing', async ({ page }) => {
    await press(page, 'Import');
    await page.getByLabel('The text of a deck').fill('# Mine\ngame: chess\n');
    await press(page, 'Import this text');
    await page.getByRole('alert').getByText('This deck is for "chess".').waitFor();
    await page.getByText('Where: line 2').waitFor();
    await choose(page, 'File of a deck', 'deck.txt', '# Mine\ngame: saga\nfaction: PR\n6 PR-LINE\n');
    await page.getByText('“Mine” is imported. Save it to keep it.').waitFor();
    expect(await name(page).inputValue()).toBe('Mine');
  });
});
