// Napoleonica before a battle: the lobby, the army builder, the map editor.
import type { Screen } from './screen.ts';

/** An army with everything that can be wrong with one. */
const BROKEN_ARMY = `# Too much of it
game: napoleonica
faction: france

FR04+DT4
FR04
FR13
RU01
FR10
`;
/** A river without a bridge, and a Landmark in it. */
const BROKEN_MAP = `# Two banks
game: napoleonica
south: Z13
north: Z9
landmark: F5 hold

1  . . . . M M M . . . .
2   . . F . . M . H . .
3  . B B . . . . . m m .
4   . . . V . . D . . .
5  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
6   . . U . . S . . X .
7  . . . . W . . . . . .
8   . . . . . . . . . .
9  . . . . . . . . . . .
`;

export const napoleonicaWorkshopScreens: readonly Screen[] = [
  {
    name: 'Napoleonica, new game',
    open: async ({ go, page }) => {
      await go('#/new/napoleonica');
      await page.getByLabel('Army of Blue').waitFor();
    },
  },
  {
    name: 'Napoleonica, a battle of one’s own',
    open: async ({ go, page }) => {
      await go('#/new/napoleonica');
      await page.getByRole('radio', { name: /^Battle of your own/ }).check();
      await page.getByRole('button', { name: 'Add a Landmark' }).click();
    },
  },
  {
    name: 'Napoleonica, army builder',
    open: async ({ go, page }) => {
      await go('#/decks/napoleonica');
      await page.getByRole('button', { name: /^Look at Cuirassiers/ }).click();
    },
  },
  {
    name: 'Napoleonica, an army to be mended',
    open: async ({ go, page }) => {
      await go('#/decks/napoleonica');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByLabel('The text of an army').fill(BROKEN_ARMY);
      await page.getByRole('button', { name: 'Import this text' }).click();
      await page.getByText('There is only one Old Guard. Take one at most.').waitFor();
    },
  },
  {
    name: 'Napoleonica, map editor',
    open: async ({ go, page }) => {
      await go('#/decks/napoleonica/maps');
      await page.getByLabel('Begin with').selectOption('Crosswood');
      await page.getByRole('radio', { name: 'River', exact: true }).check();
    },
  },
  {
    name: 'Napoleonica, a map to be mended',
    open: async ({ go, page }) => {
      await go('#/decks/napoleonica/maps');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByLabel('The text of a map').fill(BROKEN_MAP);
      await page.getByRole('button', { name: 'Import this text' }).click();
      await page.getByText('Nobody can stand on F5. Put the Landmark on open ground.').waitFor();
    },
  },
];
