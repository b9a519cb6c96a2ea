import type { Visit } from '../visit.ts';

/** One screen in one state, and how a visitor with nothing stored comes there. */
export interface Screen {
  readonly name: string;
  /** It has the controls of another screen in other places: worth a picture, not worth an audit. */
  readonly isAlike?: true;
  open(visit: Visit): Promise<void>;
}

export const alike = (screen: Screen): Screen => ({ ...screen, isAlike: true });
