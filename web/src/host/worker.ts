// One program for both workers, so that they share the rules they load: the page starts it as the table, and the table
// starts it again as the thinker.
import { expose } from 'comlink';
import { tableHost } from './table-host.ts';
import { THINKER, thinker } from './thinker.ts';

expose(self.name === THINKER ? thinker : tableHost);
