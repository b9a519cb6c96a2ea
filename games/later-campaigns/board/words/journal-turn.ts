// The journal of a turn around its Stages: arrivals, chits, rallies, recovery.
import type { Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { endWords, turnWords } from './journal-sentences.ts';
import { addedTo, dieOf } from './journal-sums.ts';
import type { Teller } from './teller.ts';

export const turnSayings: Sayings<Event, Teller> = {
  reinforcementsDue: ({ group, roll, needed = 6 }, { theatre, units, side, near }) => {
    const due = theatre?.reinforcements[group];
    const ids = due?.units ?? [];
    const of = theatre?.units[ids[0] ?? -1]?.side ?? 'french';
    return {
      icon: 'ui-plus',
      text:
        roll === null
          ? say(turnWords.due, { side: side(of), units: units(ids), hex: near(due?.hex ?? -1) })
          : say(turnWords.dueLater, { units: units(ids), roll, needed }),
      about: due === undefined ? [] : [{ hex: due.hex }],
    };
  },
  coordinatedRolled: ({ side: by, leader: who, roll, needed, gained }, { side, leader }) => ({
    icon: 'arm-leader',
    text: say(gained ? turnWords.coordinated : turnWords.coordinatedNot, {
      leader: leader(who),
      roll,
      side: side(by),
    }),
    sums: [
      dieOf(
        by,
        roll,
        needed < 1
          ? tell(turnWords.ratingTooLow, { leader: leader(who) })
          : tell(turnWords.belowRating, { leader: leader(who), needed }),
      ),
    ],
  }),
  initialRolled: ({ side: by, leader: who, roll, total }, { leader }) => ({
    icon: 'arm-leader',
    text: say(turnWords.initial, { leader: leader(who), roll, total }),
    sums: [addedTo(dieOf(by, roll, tell(turnWords.withRating, { leader: leader(who) })), total)],
  }),
  pairPicked: ({ side: by, chits }, { side, bodies }) => ({
    icon: 'mk-activation',
    text: say(turnWords.pair, { side: side(by), chits: bodies(chits) }),
  }),
  initialPicked: ({ side: by, chits }, { side, bodies }) => ({
    icon: 'mk-activation',
    text: say(turnWords.first, { side: side(by), chits: bodies(chits) }),
    isKey: true,
  }),
  chitDrawn: ({ side: by, chits }, { side, bodies }) => ({
    icon: 'mk-activation',
    text: say(turnWords.drawn, { side: side(by), chits: bodies(chits) }),
    isKey: true,
  }),
  sideOrderRolled: ({ totals, winner }, { side }) => ({
    icon: 'arm-leader',
    text: say(turnWords.sideOrder, { side: side(winner), ...totals }),
  }),
  sideStage: ({ side: by }, { side }) => ({
    icon: 'mk-activation',
    text: say(turnWords.sideStage, { side: side(by) }),
    isKey: true,
  }),
  reserveStage: ({ side: by }, { side }) => ({
    icon: 'ui-clock',
    text: say(turnWords.reserveStage, { side: side(by) }),
  }),
  unitsRecovered: ({ units: ids }, { names }) => ({
    icon: 'ui-check',
    text: say(turnWords.recovered, { units: ids.length, names: names(ids) }),
    about: aboutUnits(...ids.map(String)),
  }),
  recoveryTested: ({ unit: id, roll, morale, isExhausted = false }, { unit, theatre }) => ({
    icon: 'mk-disarray',
    text: isExhausted
      ? say(turnWords.recoveryWorn, { unit: unit(id), roll })
      : say(turnWords.recoveryTest, { unit: unit(id), roll, morale }),
    sums: [
      dieOf(
        theatre?.units[id]?.side ?? 'french',
        roll,
        isExhausted ? tell(turnWords.worn) : tell(turnWords.morale, { morale }),
      ),
    ],
    about: aboutUnits(String(id)),
  }),
  unitUnsupplied: ({ unit: id }, { unit }) => ({
    icon: 'ui-refuse',
    text: say(turnWords.unsupplied, { unit: unit(id) }),
    about: aboutUnits(String(id)),
  }),
  unitRallied: ({ unit: id, hex: at, roll }, { unit, hex }) => ({
    icon: 'ui-plus',
    text:
      roll === null
        ? say(turnWords.rallied, { unit: unit(id), hex: hex(at) })
        : say(turnWords.ralliedByRoll, { unit: unit(id), hex: hex(at), roll }),
    about: [{ hex: at }],
  }),
  rallyFailed: ({ units: ids, roll }, { names }) => ({
    icon: 'ui-minus',
    text: say(turnWords.rallyFailed, { units: names(ids), roll }),
  }),
  armyDemoralized: ({ army: id }, { army }) => ({
    icon: 'mk-disarray',
    text: say(endWords.demoralized, { army: army(id) }),
    isKey: true,
  }),
  armyDisintegrated: ({ army: id }, { army }) => ({
    icon: 'mk-casualty',
    text: say(endWords.disintegrated, { army: army(id) }),
    isKey: true,
  }),
  sideResigned: ({ side: by }, { side }) => ({
    icon: 'ui-close',
    text: say(endWords.resigned, { side: side(by) }),
    isKey: true,
  }),
};
