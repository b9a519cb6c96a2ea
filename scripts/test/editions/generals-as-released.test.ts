import { holdsToItsEdition } from './nothing-slips-through.ts';

holdsToItsEdition('generals', { battles: 40, decisions: 300 });
