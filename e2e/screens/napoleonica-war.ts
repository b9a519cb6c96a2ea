// Napoleonica between its battles: the map of a campaign, the notebook of a tournament.
import { openFile } from '../moments.ts';
import { fileFrom, type StartName } from '../napoleonica-positions.ts';
import type { Screen } from './screen.ts';

const between = (name: string, start: StartName): Screen => ({
  name: `Napoleonica, ${name}`,
  open: async (visit) => {
    await openFile(visit, fileFrom(start));
    await visit.page.locator('.napoleonica-campaign-desk, .napoleonica-muster').first().waitFor();
  },
});

export const napoleonicaWarScreens: readonly Screen[] = [
  between('a month of the campaign', 'month'),
  between('an event that asks', 'event'),
  between('allies for hire', 'hiring'),
  between('an army is fielded', 'fielding'),
  between('improvement cards', 'improvement'),
  between('purchases', 'purchases'),
];
