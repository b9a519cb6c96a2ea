// What a host says when it could not do something; what that is depends on where the tables are.
import type { InputError } from '@grognard/kernel';
import { NEEDS_NEWER, type TableId } from '@grognard/protocol';

export interface HostWords {
  /** Another host was faster. */
  readonly movedOn: InputError;
  /** A newer build has written what is stored. */
  readonly needsNewer: InputError;
  /** It is played by rules that are not here. */
  lacksRules(error: InputError): InputError;
  noTable(id: TableId): InputError;
  notSaved(error: unknown): InputError;
}

/** In a browser a reader can mend what is wrong, and is told what it is. */
export const onThisDevice: HostWords = {
  movedOn: {
    code: 'stale',
    path: 'n',
    message:
      'This game has moved on in another tab or window. It is shown as it stands now; look, and choose again.',
  },
  needsNewer: {
    code: NEEDS_NEWER,
    path: 'table',
    message:
      'This game was written by a newer build of this page than the one in this tab. Nothing is lost: load the page again.',
  },
  lacksRules: (error) => error,
  noTable: (id) => ({
    code: 'no-table',
    path: 'table',
    message: `There is no game “${id}” on this device. It may have been deleted, or it was played in another browser.`,
  }),
  notSaved: (error) => ({
    code: 'not-saved',
    path: '',
    message: `It could not be stored on this device (${error instanceof Error ? error.message : String(error)}), so it was not done. Free some space or allow this page to store data, then try again.`,
  }),
};
