import type { Seat, Secret, Viewer } from './contract.ts';

/** Hides a value from everybody but the named seats. */
export const secret = <T>(hidden: T, ...knownTo: readonly Seat[]): Secret<T> => ({ knownTo, hidden });

/** The hidden value for a viewer who may know it. The only way a view opens a secret. */
export const peek = <T>(secret: Secret<T>, viewer: Viewer): T | undefined =>
  secret.knownTo.includes(viewer) ? secret.hidden : undefined;
