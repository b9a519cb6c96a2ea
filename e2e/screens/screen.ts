import type { Visit } from '../visit.ts';

/** One screen in one state, and how a visitor with nothing stored comes there. */
export interface Screen {
  readonly name: string;
  open(visit: Visit): Promise<void>;
}
