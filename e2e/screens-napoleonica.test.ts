import { lookAtScreens } from './screens/look-at.ts';

lookAtScreens('Napoleonica');
