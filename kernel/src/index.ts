export { aloud } from './aloud.ts';
export { hex, unhex, utf8 } from './bytes.ts';
export { canonical } from './canonical.ts';
export { carryOver } from './carry-over.ts';
export { commitmentOf, committedSource } from './committed-source.ts';
export type * from './contract.ts';
export { deskOnly } from './desk-only.ts';
export type { Proof } from './dice-proof.ts';
export { unknownEdition, wrongEdition } from './edition.ts';
export { type RulesNamed, rulesNamedIn } from './editions-named.ts';
export type { Duel, Effort, Finals } from './effort.ts';
export { isElsewhere } from './elsewhere.ts';
export { type Fields, fieldOf, sameJson } from './equal.ts';
export type { FactsAfter, FactsOf } from './facts-of.ts';
export { fill, isNoun } from './fill.ts';
export { forAnyGame } from './for-any-game.ts';
export { forGame } from './for-game.ts';
export {
  type AnyFrameDeclaration,
  type FrameDeclaration,
  type FrameIn,
  frameOf,
  framesOf,
  isFrameOf,
} from './frame-of.ts';
export { frozen } from './frozen.ts';
export {
  type Dice,
  type DiceLine,
  type GameFacts,
  type GameFooter,
  type GameHeader,
  type SeamLine,
  type StartPosition,
  writeGameFile,
} from './game-file.ts';
export { goBack, goBackAs } from './go-back.ts';
export { eventsSince, type Happening, momentsSince } from './happenings.ts';
export { matchAt, positionsFrom, stateAt, withSource } from './history.ts';
export { imagineDraft } from './imagine-draft.ts';
export { Bug, invariant, never } from './invariant.ts';
export { type Entry, isAgreed, isUndo, type JournalEntry, standing, type UndoEntry } from './journal.ts';
export type { Offer } from './legality.ts';
export { listedActions } from './listed-actions.ts';
export { keepMark, markAt, markOf } from './mark.ts';
export {
  type AnyMatch,
  eraOf,
  legal,
  type Match,
  marked,
  offers,
  outcomeOf,
  pending,
  pendingFor,
  startFrom,
  startMatch,
  viewIn,
  viewOf,
} from './match.ts';
export { isChoicePublic, onlyAnswer, submitForced } from './only-answer.ts';
export { choice, declareOptions, type Option, type Options, toggle } from './options.ts';
export { type PluralForm, type PluralRule, pluralRules } from './plural.ts';
export { contextAt, contextOf, type Position } from './position.ts';
export { type PositionFile, readPosition, writePosition } from './position-file.ts';
export { type Draw, type DrawSource, randomOf } from './random.ts';
export {
  type ReactionWindow,
  reactionWindow,
  type WindowFrame,
  type WindowProcedure,
  windowFrameOf,
} from './reaction-window.ts';
export { type GameFile, readGameFile, type Verdict, verifyGameFile } from './read-game-file.ts';
export { recordedSource } from './recorded-source.ts';
export { rehearsed } from './rehearse.ts';
export { ask, ended, no, nothingAgainst } from './said.ts';
export { scriptedSource } from './scripted-source.ts';
export { peek, secret } from './secrecy.ts';
export { commitAction } from './secret-decision.ts';
export {
  commitDraft,
  type DeskState,
  deskState,
  draftFor,
  draftOf,
  isSecretFrame,
  type SecretFrame,
  seatIn,
  secretFrameOf,
  secretOnTop,
  setDraft,
  withDrafts,
  withDraftsOpen,
  withoutDrafts,
} from './secret-frame.ts';
export {
  type AnySecrets,
  draftedIn,
  type SecretKind,
  type Secrets,
  secretsOfAnyGame,
  unseenIn,
} from './secret-kinds.ts';
export { type Settled, settle, settledIn } from './settle.ts';
export { hmac, sha256 } from './sha256.ts';
export { type Simulation, type SimulationOptions, simulate } from './simulate.ts';
export { simulationSource } from './simulation-source.ts';
export { atSnapshot, type Snapshot, snapshotOf } from './snapshot.ts';
export { type Reply, submit, why } from './submit.ts';
export { ownEntries, resetTurn, undo, undoAs, undoable } from './undo.ts';
export { hasLearnt, seenInPlay, vantage } from './vantage.ts';
export { isViewing, readViewing, type Viewing, type ViewingFile, writeViewing } from './viewing-file.ts';
export { wholeGame } from './whole-game.ts';
export { windowsMet } from './windows-met.ts';
