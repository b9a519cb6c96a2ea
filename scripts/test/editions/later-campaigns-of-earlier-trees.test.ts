import { playsOnByTheirEditions } from './earlier-trees.ts';

playsOnByTheirEditions('later-campaigns');
