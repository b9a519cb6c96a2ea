import { holdsToItsEdition } from './nothing-slips-through.ts';

holdsToItsEdition('saga', { battles: 40, decisions: 300 });
