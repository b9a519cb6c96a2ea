// Tests, melees and what comes of them.
import type { Sum } from '@grognard/desk';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { sumOf } from '@grognard/desk/journal/sums.ts';
import { bold, listed } from '@grognard/desk/words/phrases.ts';
import { unitCard } from '../../data/unit-cards.ts';
import type { TestRolled } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import { ownerOf } from '../../view-units.ts';
import type { MoraleCause } from '../../vocabulary.ts';
import { key, type Teller, type Tellings } from './journal-teller.ts';
import { FORMATION_NAME } from './names.ts';
import { DIE_LOOK, TEST_NAME, TEST_SYMBOL, verdictOf } from './tests.ts';

const CAUSES: { readonly [cause in MoraleCause]: string } = {
  casualties: 'tests its Morale',
  regroup: 'tries to regroup',
  rally: 'tries to rally',
  disengage: 'tries to disengage',
  counterCharge: 'tries to counter-charge',
  recover: 'tries to get its marker back',
  disarray: 'tries to shake off Disarray',
  formation: 'tries to give up its Formation',
  card: 'tests its Morale',
};

function testText({ kind, cause, against }: TestRolled, { name }: Teller): string {
  const whom = against === null ? '' : name(against);
  const texts = {
    fire: `fires at ${whom}`,
    melee: `fights ${whom}`,
    evade: 'tries to evade',
    outflank: 'tries to turn the flank',
    morale: CAUSES[cause ?? 'card'],
  };
  return texts[kind];
}

/** SAG-3.1: die, score and modifiers written out against what was needed. */
function sumsOf(test: TestRolled): readonly Sum[] {
  const { kind, natural, need, sum, player } = test;
  if (natural === null || sum === null) return [];
  return [
    sumOf({
      die: { face: natural, look: DIE_LOOK[player] },
      added: [{ value: sum.score, label: TEST_NAME[kind] }, ...sum.modifiers],
      further: [`needs ${need} or more`],
      total: sum.total,
      note: `of ${need}: ${verdictOf(test)}`,
    }),
  ];
}

/** Without its arithmetic a test has only its verdict to tell. */
const verdictText = (test: TestRolled): string => {
  if (test.natural === null) return `: ${verdictOf(test)} without a roll`;
  return test.sum === null ? `: ${verdictOf(test)}` : '';
};

export const COMBAT: Tellings = {
  testRolled: (event, teller) => ({
    icon: TEST_SYMBOL[event.kind],
    text: [bold(teller.name(event.unit)), ` ${testText(event, teller)}${verdictText(event)}. `],
    sums: sumsOf(event),
    about: aboutUnits(event.unit, event.against),
  }),
  hitsReduced: ({ unit, by }, teller) =>
    teller.unit('mk-casualty', unit, ` is spared ${by === 1 ? 'a hit' : `${by} hits`}.`),
  supportGiven: ({ unit, by }, teller) =>
    teller.unit('mk-casualty', by, ` takes a casualty for ${teller.name(unit)}.`, unit),
  casualtiesTaken: ({ unit, count, cas }, teller) =>
    teller.unit(
      'mk-casualty',
      unit,
      ` takes ${count === 1 ? 'a casualty' : `${count} casualties`}, ${cas} in all.`,
    ),
  casualtyRemoved: ({ unit, cas }, teller) => teller.unit('mk-casualty', unit, ` recovers: ${cas} left.`),
  moraleChosen: ({ unit, how }, teller) =>
    teller.unit('mk-line', unit, how === 'fail' ? ' gives way on purpose.' : ' is steadfast: no test.'),
  unitEliminated: ({ unit, card, vp }) => ({
    icon: 'mk-casualty',
    text: [bold(`${unitCard(card).name} of ${SEAT_NAME[ownerOf(unit)]}`), ` is destroyed: ${vp} VP.`],
    isKey: true,
  }),
  unitRetreated: ({ unit }, teller) => key(teller.unit('sym-retreat', unit, ' retreats.')),
  retreatBlocked: ({ unit }, teller) => teller.unit('sym-retreat', unit, ' cannot retreat and bleeds.'),
  meleeBegan: ({ attacker, defender }, teller) =>
    teller.unit('mk-melee', attacker, ` engages ${teller.name(defender)}.`, defender),
  meleeEnded: ({ units, winner }, teller) =>
    winner === null
      ? { icon: 'mk-melee', text: [`The melee of ${listed(units.map(teller.name))} ends.`] }
      : key(teller.unit('mk-melee', winner, ' wins the melee.')),
  unitEvaded: ({ unit, from }, teller) =>
    teller.unit('arm-light-cavalry', unit, ` slips away from ${teller.name(from)}.`, from),
  unitCharged: ({ unit, counter }, teller) =>
    teller.unit('mk-charge', unit, counter ? ' counter-charges.' : ' charges.'),
  unitDisarrayed: ({ unit }, teller) => teller.unit('mk-disarray', unit, ' falls into Disarray.'),
  disarrayRemoved: ({ unit }, teller) => teller.unit('mk-disarray', unit, ' is in order again.'),
  formationTaken: ({ unit, formation }, teller) =>
    teller.unit(`mk-${formation}`, unit, ` forms ${FORMATION_NAME[formation]}.`),
  formationLost: ({ unit, formation }, teller) =>
    teller.unit(`mk-${formation}`, unit, ` is no longer in ${FORMATION_NAME[formation]}.`),
};
