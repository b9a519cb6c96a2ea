import { holdsToItsEdition } from './nothing-slips-through.ts';

holdsToItsEdition('later-campaigns', { battles: 16, decisions: 200 });
