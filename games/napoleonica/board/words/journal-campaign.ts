// The journal of a campaign: events, marches, the spread of corruption, and why the automaton does what it does.
import type { Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { told } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import { CAMPAIGN_EVENTS, type EventKind } from '../../data/campaign-events.ts';
import { REGION_IDS, type RegionId } from '../../data/regions.ts';
import type { Event } from '../../events.ts';
import { automatonReasons } from '../../words/automaton.ts';
import { eventName, lootName, regionName } from './campaign-names.ts';
import { answerInWords } from './event-answers.ts';
import type { Teller } from './memory.ts';
import { typeName } from './names.ts';
import { betweenJournal as words } from './sentences-between.ts';

const about = (region: RegionId): readonly Target[] => [{ sector: region }];

const KIND_ICON = {
  weather: 'ui-candle',
  marauders: 'mk-charge',
  corruption: 'mk-corruption',
  allies: 'arm-leader',
  fortune: 'ui-plus',
} as const satisfies { readonly [kind in EventKind]: string };

/** One decimal tells scores apart. */
const inTenths = (score: number | null): number => Math.round((score ?? 0) * 10) / 10;

export const campaignSayings: Sayings<Event, Teller> = {
  eventDrawn: ({ event }) => {
    const { kind, name, text } = CAMPAIGN_EVENTS[event];
    return { icon: KIND_ICON[kind], text: say(words.event, { event: name, text }), isKey: true };
  },
  eventAnswered: ({ event, option }) => ({
    icon: 'ui-check',
    text: say(words.answered, { event: eventName(event), answer: answerInWords(event, option) }),
  }),
  eventsForeseen: ({ events }) => ({
    icon: 'ui-eye',
    text: say(words.foreseen, { events: listed(events.map(eventName)) }),
  }),
  dpChanged: ({ by, treasury }) => ({
    icon: by > 0 ? 'ui-plus' : 'ui-minus',
    text: say(by > 0 ? words.earned : words.paid, { by: Math.abs(by), treasury }),
  }),
  armyMarched: ({ from, to }) => ({
    icon: 'arm-leader',
    text: say(words.marched, { from: regionName(from), to: regionName(to) }),
    about: about(to),
  }),
  battleThreatened: ({ region }) => ({
    icon: 'mk-melee',
    text: say(words.threatened, { region: regionName(region) }),
    about: about(region),
    isKey: true,
  }),
  battleRefused: ({ region }) => ({
    icon: 'ui-undo',
    text: say(words.refused, { region: regionName(region) }),
    about: about(region),
  }),
  allyHired: ({ unit, price }) => ({
    icon: 'ui-plus',
    text: say(words.hired, { unit: typeName(unit), price }),
  }),
  allyHeldUp: ({ unit }) => ({ icon: 'ui-minus', text: say(words.heldUp, { unit: typeName(unit) }) }),
  allyRecruited: ({ unit, price }) => ({
    icon: 'ui-plus',
    text: say(words.recruited, { unit: typeName(unit), price }),
  }),
  kitchenSetUp: ({ event }) => ({
    icon: 'ui-check',
    text: say(words.kitchen, { event: eventName(event) }),
  }),
  forayWon: ({ region, dp }) => ({
    icon: 'arm-leader',
    text: say(words.won, { region: regionName(region), dp }),
    about: about(region),
    isKey: true,
  }),
  forayLost: ({ region, to }) => ({
    icon: 'ui-close',
    text: say(words.lost, { region: regionName(region), to: regionName(to) }),
    about: about(region),
    isKey: true,
  }),
  lootDrawn: ({ loot }) => ({ icon: 'ui-plus', text: say(words.loot, { loot: lootName(loot) }) }),
  lootLost: ({ loot }) => ({ icon: 'ui-minus', text: say(words.lootLost, { loot: lootName(loot) }) }),
  lootUsed: ({ loot }) => ({ icon: 'ui-minus', text: say(words.lootUsed, { loot: lootName(loot) }) }),
  regionChanged: ({ region, by, corruption }) => ({
    icon: 'mk-corruption',
    text: say(by > 0 ? words.worse : words.better, { region: regionName(region), corruption }),
    about: about(region),
  }),
  spreadRolled: ({ region, spreads }) => ({
    icon: 'mk-corruption',
    text: say(spreads ? words.spreads : words.spreadsNot, {
      die: REGION_IDS.indexOf(region) + 1,
      region: regionName(region),
    }),
    about: about(region),
  }),
  sealTaken: ({ region }) => ({
    icon: 'ui-lock',
    text: say(words.seal, { region: regionName(region) }),
    about: about(region),
    isKey: true,
  }),
  campDeveloped: ({ region }) => ({
    icon: 'ter-town',
    text: say(words.developed, { region: regionName(region) }),
    about: about(region),
  }),
  campRested: ({ region }) => ({
    icon: 'ui-clock',
    text: say(words.rested, { region: regionName(region) }),
    about: about(region),
  }),
  hostMoved: ({ from, to }) => ({
    icon: 'nat-abyss',
    text:
      from === null
        ? say(words.hostArrives, { region: regionName(to) })
        : say(words.hostMoves, { from: regionName(from), to: regionName(to) }),
    about: about(to),
    isKey: true,
  }),
  hostBeaten: () => ({ icon: 'arm-leader', text: say(words.hostBeaten), isKey: true }),
  campaignEnded: ({ won }) => ({
    icon: won ? 'arm-leader' : 'ui-close',
    text: say(won ? words.campaignWon : words.campaignLost),
    isKey: true,
  }),
  automatonDecided: ({ why, unit: id, score, expected }, { unit }) => {
    const reason = told(automatonReasons[why], { score: inTenths(score), expected: inTenths(expected) });
    return id === null
      ? { icon: 'nat-abyss', text: [reason] }
      : {
          icon: 'nat-abyss',
          text: say(words.automaton, { unit: unit(id), why: reason }),
          about: aboutUnits(`${id}`),
        };
  },
};
