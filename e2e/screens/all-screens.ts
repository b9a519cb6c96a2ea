import { generalsScreens } from './generals.ts';
import { laterCampaignsScreens } from './later-campaigns.ts';
import { napoleonicaScreens } from './napoleonica.ts';
import { napoleonicaWarScreens } from './napoleonica-war.ts';
import { napoleonicaWorkshopScreens } from './napoleonica-workshops.ts';
import { sagaScreens } from './saga.ts';
import type { Screen } from './screen.ts';
import { siteScreens } from './site.ts';

export type { Screen } from './screen.ts';

/** Every screen of the page, in every state that looks different. */
export const allScreens: readonly Screen[] = [
  ...siteScreens,
  ...generalsScreens,
  ...sagaScreens,
  ...napoleonicaScreens,
  ...napoleonicaWorkshopScreens,
  ...napoleonicaWarScreens,
  ...laterCampaignsScreens,
];
