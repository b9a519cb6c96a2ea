// The journal between battles: muster, purchases, intervals, months, and what the automaton thinks.
import type { Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { wareName } from '../../army/prices.ts';
import { hexName } from '../../data/field.ts';
import { MAPS } from '../../data/maps.ts';
import type { Event } from '../../events.ts';
import { improvementName, itemName } from './item-names.ts';
import type { Teller } from './memory.ts';
import { FACTION_NAME, typeName } from './names.ts';
import { betweenJournal as words } from './sentences-between.ts';

/** 'Fusiliers, Fusiliers and Grenadiers' as '2 × Fusiliers and Grenadiers'. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed(
    [...counts].map(([name, count]) => (count === 1 ? name : tell(words.several, { count, name }))),
  );
}

export const betweenSayings: Sayings<Event, Teller> = {
  factionsChosen: ({ factions: { A, B } }) => ({
    icon: 'arm-leader',
    text: say(words.factions, { a: FACTION_NAME[A], b: FACTION_NAME[B] }),
    isKey: true,
  }),
  waresBought: ({ player: by, wares, left }, { player }) => ({
    icon: 'ui-plus',
    text:
      wares.length === 0
        ? say(words.boughtNothing, { player: player(by), left })
        : say(words.bought, { player: player(by), wares: counted(wares.map(wareName)), left }),
  }),
  mapsDrawn: ({ maps, picker }, { player }) => ({
    icon: 'ui-target',
    text: say(words.maps, { maps: listed(maps.map((map) => MAPS[map].name)), player: player(picker) }),
  }),
  mapPicked: ({ player: by, map }, { player }) => ({
    icon: 'ui-target',
    text: say(words.mapPicked, { player: player(by), map: MAPS[map].name }),
  }),
  sidePicked: ({ player: by, side }, { player }) => ({
    icon: 'ui-target',
    text: say(words.sidePicked, { player: player(by), side }),
  }),
  relicsLaid: ({ relics }) => ({
    icon: 'mk-activation',
    text: say(words.relicsLaid, {
      relics: listed(
        relics.map(({ relic, hex }) => tell(words.relicAt, { relic: itemName(relic), hex: hexName(hex) })),
      ),
    }),
  }),
  armyFielded: ({ player: by, army, cost }, { player, mustered }) => ({
    icon: 'arm-infantry',
    text: say(words.fielded, {
      player: player(by),
      units: counted(army.units.map(({ unit }) => mustered(by, unit))),
      cost,
    }),
  }),
  commanderLent: ({ player: by, unit }, { player }) => ({
    icon: 'arm-leader',
    text: say(words.lent, { player: player(by), unit: typeName(unit) }),
  }),
  incomePaid: ({ player: by, dp, treasury }, { player }) => ({
    icon: 'ui-plus',
    text: say(words.income, { player: player(by), dp, treasury }),
  }),
  unitBroken: ({ player: by, unit, lost }, { mustered }) => ({
    icon: 'mk-casualty',
    text:
      lost === null
        ? say(words.broken, { unit: mustered(by, unit) })
        : say(words.brokenLost, { unit: mustered(by, unit), card: improvementName(lost) }),
    about: aboutUnits(`${unit}`),
  }),
  unitRestored: ({ player: by, unit, price }, { mustered }) => ({
    icon: 'ui-check',
    text:
      price === 0
        ? say(words.restoredFree, { unit: mustered(by, unit) })
        : say(words.restored, { unit: mustered(by, unit), price }),
    about: aboutUnits(`${unit}`),
  }),
  improvementsDrawn: ({ player: by, cards }, { player }) => ({
    icon: 'ui-cards',
    text: say(words.improvements, { player: player(by), cards: listed(cards.map(improvementName)) }),
  }),
  unitImproved: ({ player: by, unit, card }, { mustered }) => ({
    icon: 'ui-cards',
    text: say(words.improved, { unit: mustered(by, unit), card: improvementName(card) }),
    about: aboutUnits(`${unit}`),
  }),
  relicKept: ({ player: by, relic }, { player }) => ({
    icon: 'mk-activation',
    text: say(words.relicKept, { player: player(by), relic: itemName(relic) }),
  }),
  headStartGiven: ({ player: by, vp }, { player }) => ({
    icon: 'ui-plus',
    text: say(words.headStart, { player: player(by), vp }),
  }),
  tournamentWon: ({ player: by }, { player }) => ({
    icon: 'arm-leader',
    text: say(words.tournamentWon, { player: player(by) }),
    isKey: true,
  }),
};
