import { playsOnByTheirEditions } from './earlier-trees.ts';

playsOnByTheirEditions('napoleonica');
