// Screens every title has.
import { finishedGame, type Moment, openFile, openMoment } from '../moments.ts';
import { choices, tableId, targets } from '../table.ts';
import type { Screen } from './screen.ts';

export const atMoment = (name: string, moment: Moment): Screen => ({
  name,
  open: (visit) => openMoment(visit, moment),
});

export const withChoices = (title: string, moment: Moment): Screen => ({
  name: `${title}, the list of choices`,
  open: async (visit) => {
    await openMoment(visit, moment);
    await visit.page.keyboard.press('a');
    await choices(visit.page).waitFor();
  },
});

export const withThePast = (title: string, moment: Moment): Screen => ({
  name: `${title}, looking back`,
  open: async (visit) => {
    await openMoment(visit, moment);
    await visit.page.keyboard.press('[');
    await visit.page
      .getByText(/^You are looking back/)
      .first()
      .waitFor();
  },
});

/** The table of a finished game, at one of its moments or at its end. */
const finishedTable = (name: string, recording: string, place: (id: string) => string): Screen => ({
  name,
  open: async (visit) => {
    await openFile(visit, await finishedGame(recording));
    await visit.go(place(tableId(visit.page)));
    await targets(visit.page).first().waitFor();
  },
});

export const theEnd = (title: string, recording: string): Screen =>
  finishedTable(`${title}, the battle is over`, recording, (id) => `#/table/${id}`);

export const replay = (title: string, recording: string, n: number): Screen =>
  finishedTable(`${title}, replay`, recording, (id) => `#/replay/${id}?n=${n}`);

export const report = (title: string, recording: string): Screen => ({
  name: `${title}, report`,
  open: async (visit) => {
    await openFile(visit, await finishedGame(recording));
    await visit.page.getByText(/This game is sound/).waitFor();
  },
});

export const curtain = (title: string, moment: Moment): Screen => ({
  name: `${title}, curtain`,
  open: (visit) => openMoment(visit, moment, 'A friend'),
});

export const guide = (title: string, game: string): Screen => ({
  name: `${title}, guided battle`,
  open: async ({ go, page }) => {
    await go(`#/guide/${game}`);
    await page.getByRole('button', { name: 'Do it for me' }).waitFor();
  },
});

/** A whole book keeps axe busy for a minute; the one beside a game shows every kind of paragraph. */
/** The first page of the book that teaches. */
export const teachingBook = (title: string, game: string): Screen => ({
  name: `${title}, how to play`,
  open: async ({ go, page }) => {
    await go(`#/rules/${game}`);
    await page.getByRole('heading', { level: 2, name: 'How to play' }).waitFor();
  },
});

export const rulebook = (title: string, game: string, rule: string): Screen => ({
  isAlike: true,
  name: `${title}, rulebook`,
  open: async ({ go, page }) => {
    await go(`#/rules/${game}#${rule}`);
    await page.locator(`[id="${rule}"]`).waitFor();
  },
});
