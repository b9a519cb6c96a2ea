import { playsOnByTheirEditions } from './earlier-trees.ts';

playsOnByTheirEditions('generals');
