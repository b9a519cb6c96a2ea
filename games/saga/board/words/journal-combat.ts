// Tests, melees and what comes of them.
import type { Sum } from '@grognard/desk';
import { sumOf } from '@grognard/desk/journal/sums.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { TestRolled } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import { ownerOf } from '../../view-units.ts';
import { unitNoun } from '../../words/unit-nouns.ts';
import { key, line, type Teller, type Tellings } from './journal-teller.ts';
import { FORMATION_NAME } from './names.ts';
import { combat, tests } from './sentences-journal.ts';
import { DIE_LOOK, TEST_NAME, TEST_SYMBOL, verdictOf } from './tests.ts';

function testText({ kind, cause, against, unit: id }: TestRolled, { noun }: Teller) {
  const unit = noun(id);
  if (against !== null && (kind === 'fire' || kind === 'melee'))
    return say(tests[kind], { unit, against: noun(against) });
  return say(kind === 'evade' || kind === 'outflank' ? tests[kind] : tests[cause ?? 'card'], { unit });
}

/** SAG-3.1: die, score and modifiers written out against what was needed. */
function sumsOf(test: TestRolled): readonly Sum[] {
  const { kind, natural, need, sum, player } = test;
  if (natural === null || sum === null) return [];
  return [
    sumOf({
      die: { face: natural, look: DIE_LOOK[player] },
      added: [{ value: sum.score, label: TEST_NAME[kind] }, ...sum.modifiers],
      further: [tell(tests.needs, { need })],
      total: sum.total,
      note: tell(tests.note, { need, verdict: verdictOf(test) }),
    }),
  ];
}

/** Without its arithmetic a test has only its verdict to tell. */
function verdictText(test: TestRolled): readonly string[] {
  const verdict = verdictOf(test);
  if (test.natural === null) return [' ', tell(tests.noRoll, { verdict })];
  return test.sum === null ? [' ', tell(tests.onlyVerdict, { verdict })] : [' '];
}

export const COMBAT: Tellings = {
  testRolled: (event, teller) => ({
    ...line(
      TEST_SYMBOL[event.kind],
      [...testText(event, teller), ...verdictText(event)],
      event.unit,
      event.against,
    ),
    sums: sumsOf(event),
  }),
  hitsReduced: ({ unit, by }, { noun }) =>
    line('mk-casualty', say(combat.hitsReduced, { unit: noun(unit), by }), unit),
  supportGiven: ({ unit, by }, { noun }) =>
    line('mk-casualty', say(combat.supportGiven, { by: noun(by), unit: noun(unit) }), by, unit),
  casualtiesTaken: ({ unit, count, cas }, { noun }) =>
    line('mk-casualty', say(combat.casualties, { unit: noun(unit), count, cas }), unit),
  casualtyRemoved: ({ unit, cas }, { noun }) =>
    line('mk-casualty', say(combat.recovers, { unit: noun(unit), cas }), unit),
  moraleChosen: ({ unit, how }, { noun }) =>
    line(
      'mk-line',
      say(how === 'fail' ? combat.failsOnPurpose : combat.steadfast, { unit: noun(unit) }),
      unit,
    ),
  unitEliminated: ({ unit, card, vp }) =>
    key(
      line(
        'mk-casualty',
        say(combat.destroyed, { unit: unitNoun(card), side: SEAT_NAME[ownerOf(unit)], vp }),
      ),
    ),
  unitRetreated: ({ unit }, { noun }) =>
    key(line('sym-retreat', say(combat.retreats, { unit: noun(unit) }), unit)),
  retreatBlocked: ({ unit }, { noun }) =>
    line('sym-retreat', say(combat.retreatBlocked, { unit: noun(unit) }), unit),
  meleeBegan: ({ attacker, defender }, { noun }) =>
    line(
      'mk-melee',
      say(combat.engages, { unit: noun(attacker), target: noun(defender) }),
      attacker,
      defender,
    ),
  meleeEnded: ({ units: [one, other], winner }, { noun }) =>
    winner === null
      ? line('mk-melee', say(combat.meleeEnds, { one: noun(one), other: noun(other) }))
      : key(line('mk-melee', say(combat.wins, { unit: noun(winner) }), winner)),
  unitEvaded: ({ unit, from }, { noun }) =>
    line('arm-light-cavalry', say(combat.evades, { unit: noun(unit), from: noun(from) }), unit, from),
  unitCharged: ({ unit, counter }, { noun }) =>
    line('mk-charge', say(counter ? combat.counterCharges : combat.charges, { unit: noun(unit) }), unit),
  unitDisarrayed: ({ unit }, { noun }) =>
    line('mk-disarray', say(combat.disarrayed, { unit: noun(unit) }), unit),
  disarrayRemoved: ({ unit }, { noun }) =>
    line('mk-disarray', say(combat.inOrder, { unit: noun(unit) }), unit),
  formationTaken: ({ unit, formation }, { noun }) =>
    line(
      `mk-${formation}`,
      say(combat.forms, { unit: noun(unit), formation: FORMATION_NAME[formation] }),
      unit,
    ),
  formationLost: ({ unit, formation }, { noun }) =>
    line(
      `mk-${formation}`,
      say(combat.leaves, { unit: noun(unit), formation: FORMATION_NAME[formation] }),
      unit,
    ),
};
