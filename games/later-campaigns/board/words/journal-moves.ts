// The journal of what changes its place or is lost.
import type { Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { say } from '@grognard/desk/words/say.ts';
import type { Event } from '../../events.ts';
import { type Hex, NOWHERE } from '../../vocabulary.ts';
import type { Way } from './journal-memory.ts';
import { moveWords } from './journal-sentences.ts';
import type { Teller } from './teller.ts';

const about = (...units: readonly number[]) => aboutUnits(...units.map(String));

const WAY_ICON: { readonly [how in Way['how']]: SymbolName } = {
  move: 'arm-infantry',
  retreat: 'sym-retreat',
  charge: 'mk-charge',
  advance: 'mk-line',
  return: 'ui-undo',
};

/** Hex by hex units go, the whole way is told. */
export const wayInWords = ({ units: ids, how, from, to }: Way, { units, sideOf, hex, spot }: Teller) => {
  const facts = { units: units(ids), from: spot(from), to: hex(to) };
  switch (how) {
    case 'retreat':
      return say(moveWords.retreated, facts);
    case 'charge':
      return say(moveWords.charged, facts);
    case 'advance':
      return say(moveWords.advanced, facts);
    case 'return':
      return say(moveWords.returned, facts);
    default:
      return say(moveWords.moved, { ...facts, side: sideOf(ids[0] ?? 0) });
  }
};

export const wayIcon = ({ how }: Way): SymbolName => WAY_ICON[how];

/** Whoever was driven over the edge was lost at no hex. */
function fateOf(at: Hex, supplied: boolean) {
  if (at === NOWHERE) return supplied ? moveWords.driven : moveWords.drivenForGood;
  return supplied ? moveWords.eliminated : moveWords.destroyed;
}

export const moveSayings: Sayings<Event, Teller> = {
  unitsEntered: ({ units: ids, hex: at }, { units, near }) => ({
    icon: 'ui-plus',
    text: say(moveWords.entered, { units: units(ids), hex: near(at) }),
    about: about(...ids),
  }),
  lineFormed: ({ side: by, units: ids, from, to }, { side, units, hex, spot }) => ({
    icon: 'mk-line',
    text: say(moveWords.lineFormed, { side: side(by), units: units(ids), from: spot(from), to: hex(to) }),
    about: about(...ids),
  }),
  lineClosed: ({ side: by, units: ids, to }, { side, units, hex }) => ({
    icon: 'mk-line',
    text: say(moveWords.lineClosed, { side: side(by), units: units(ids), to: hex(to) }),
    about: about(...ids),
  }),
  unitLeftMap: ({ unit: id, hex: at }, { unit, hex }) => ({
    icon: 'ui-minus',
    text: say(moveWords.leftMap, { unit: unit(id), hex: hex(at) }),
  }),
  unitsDisrupted: ({ units: ids }, { names }) => ({
    icon: 'mk-disarray',
    text: say(moveWords.disrupted, { units: ids.length, names: names(ids) }),
    about: about(...ids),
  }),
  unitEliminated: ({ unit: id, hex: at, supplied }, { unit, sideOf, hex }) => ({
    icon: 'mk-casualty',
    text: say(fateOf(at, supplied), { side: sideOf(id), unit: unit(id), hex: hex(at) }),
    isKey: true,
  }),
  leaderMoved: ({ leader: id, from, to }, { leader, hex, spot }) => ({
    icon: 'arm-leader',
    text: say(moveWords.leader, { leader: leader(id), from: spot(from), to: hex(to) }),
    about: [{ hex: to }],
  }),
  leaderEntered: ({ leader: id, hex: at }, { leader, hex }) => ({
    icon: 'arm-leader',
    text: say(moveWords.leaderEntered, { leader: leader(id), hex: hex(at) }),
    about: [{ hex: at }],
  }),
  leaderDisplaced: ({ leader: id, from, to }, { leader, hex, spot }) => ({
    icon: 'arm-leader',
    text: say(moveWords.leaderDisplaced, { leader: leader(id), from: spot(from), to: hex(to) }),
    about: [{ hex: to }],
  }),
  leaderTested: ({ leader: id, roll, lost }, { leader }) => ({
    icon: 'arm-leader',
    text: say(lost ? moveWords.leaderHit : moveWords.leaderUnhurt, { leader: leader(id), roll }),
  }),
  leaderLost: ({ leader: id }, { leader }) => ({
    icon: 'mk-casualty',
    text: say(moveWords.leaderLost, { leader: leader(id) }),
    isKey: true,
  }),
  leaderReplaced: ({ leader: id, hex: at }, { leader, hex }) => ({
    icon: 'arm-leader',
    text: say(moveWords.leaderReplaced, { leader: leader(id), hex: hex(at) }),
    about: [{ hex: at }],
  }),
  hqMoved: ({ hq: id, from, to }, { hq, hex, spot }) => ({
    icon: 'arm-hq',
    text: say(moveWords.hqMoved, { hq: hq(id), from: spot(from), to: hex(to) }),
    about: [{ hex: to }],
  }),
  hqDestroyed: ({ hq: id, hex: at }, { hq, hex }) => ({
    icon: 'mk-casualty',
    text: say(moveWords.hqDestroyed, { hq: hq(id), hex: hex(at) }),
    about: [{ hex: at }],
    isKey: true,
  }),
  hqReturned: ({ hq: id, hex: at }, { hq, hex }) => ({
    icon: 'arm-hq',
    text: say(moveWords.hqReturned, { hq: hq(id), hex: hex(at) }),
    about: [{ hex: at }],
  }),
};
