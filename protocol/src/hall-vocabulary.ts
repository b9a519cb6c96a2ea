// The words of the hall, where people meet before, beside and after their games.

/** Raised whenever an older page would no longer understand the server. */
export const SPEAKS = 1;

/** Why the server ends a line; codes below 4000 belong to WebSocket itself. */
export const LINE_ENDS = {
  /** The session is no more: signed out, revoked or expired. Say hello again. */
  signedOut: 4000,
  /** The page is older or newer than the server, which says what it speaks. An older page is to be loaded again. */
  otherVersion: 4001,
  /** It did not read what was sent to it. Come back and look again. */
  tooSlow: 4002,
  /** Too many messages in too short a time. Come back later. */
  tooMany: 4003,
} as const;

/** Who finds a table without being sent a link. */
export const VISIBILITIES = ['open', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What happens when somebody's time is up. */
export const ZERO_RULES = ['nothing', 'claim', 'machine'] as const;
export type ZeroRule = (typeof ZERO_RULES)[number];

/** Who may look on while a battle is going on. */
export const WATCHING = ['nobody', 'anybody'] as const;
export type Watching = (typeof WATCHING)[number];

/** Where something is said: at the table, or among those who look on. */
export const CIRCLES = ['table', 'onlookers'] as const;
export type Circle = (typeof CIRCLES)[number];

/** What needs the word of everybody who plays. */
export const CONSENTS = ['draw', 'adjourn', 'resume', 'changeSides', 'takeBack', 'newerRules'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Who gets a seat that somebody leaves. */
export const HAND_TO = ['machine', 'friend'] as const;
export type HandTo = (typeof HAND_TO)[number];

/** How somebody wants to hear of another person. */
export const EARS = ['hear', 'mute', 'block'] as const;
export type Ear = (typeof EARS)[number];

/** What an operator may lay on somebody: a word, silence, or the door. */
export const SANCTIONS = ['warned', 'muted', 'suspended'] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** Who meets whom in a tournament: everybody everybody, or whoever stands alike. */
export const SYSTEMS = ['roundRobin', 'swiss'] as const;
export type System = (typeof SYSTEMS)[number];
