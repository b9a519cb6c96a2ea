import type { Me } from '@grognard/protocol';
import { reopenLine, me as whoAmI } from '../far.ts';

/** From now on the server takes us for somebody else. */
export const becomes = (who: Me): void => {
  whoAmI.value = who;
  reopenLine();
};
