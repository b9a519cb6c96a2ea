import { lookAtScreens } from './screens/look-at.ts';

lookAtScreens('Saga');
