import { lookAtScreens } from './screens/look-at.ts';

lookAtScreens('Later Campaigns');
