import { holdsToItsEdition } from './nothing-slips-through.ts';

holdsToItsEdition('napoleonica', { battles: 40, decisions: 300 });
