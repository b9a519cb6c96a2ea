// What a turn came to, for both players to read before the next one: losses, ground and objectives, points, dice.
import type { Chapter, Summary } from '@grognard/desk';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import { SEAT_NAME } from '../../names.ts';
import { countsHits } from '../../odds/faces.ts';
import type { View } from '../../view.ts';
import { ownerOf } from '../../view-units.ts';
import { PLAYERS, type Player } from '../../vocabulary.ts';
import { unitNoun } from '../../words/unit-nouns.ts';
import { cardName, objectiveName } from '../words/names.ts';
import { summary as words } from '../words/sentences.ts';

type Events = readonly Event[];

const ofType = <T extends Event['type']>(events: Events, type: T) =>
  events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);

function lossesOf(events: Events, player: Player): readonly string[] {
  const isOwn = ({ unit }: { readonly unit: string }): boolean => ownerOf(unit) === player;
  const side = SEAT_NAME[player];
  const casualties = ofType(events, 'casualtiesTaken')
    .filter(isOwn)
    .reduce((sum, { count }) => sum + count, 0);
  const retreats = ofType(events, 'unitRetreated').filter(isOwn).length;
  const destroyed = ofType(events, 'unitEliminated').filter(isOwn);
  const units = listed(destroyed.map(({ card }) => unitNoun(card).noun));
  return [
    ...(casualties === 0 ? [] : [tell(words.casualtiesOf, { side, count: casualties })]),
    ...(retreats === 0 ? [] : [tell(words.retreatsOf, { side, count: retreats })]),
    ...(destroyed.length === 0 ? [] : [tell(words.destroyedOf, { side, units })]),
  ];
}

const groundIn = (events: Events): readonly string[] =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'objectiveScored':
        return tell(words.scored, { side: SEAT_NAME[event.player], objective: objectiveName(event.obj) });
      case 'terrainCaptured':
        return tell(words.captured, { side: SEAT_NAME[ownerOf(event.unit)], card: cardName(event.card) });
      case 'trophyTaken':
        return tell(words.trophy, { side: SEAT_NAME[event.by], card: cardName(event.card) });
      default:
        return [];
    }
  });

function pointsOf(before: View, after: View, player: Player): string {
  const { vp } = after.players[player];
  const gained = vp - before.players[player].vp;
  const facts = { side: SEAT_NAME[player], vp, target: after.rules.vpTarget };
  return gained > 0 ? tell(words.pointsGained, { ...facts, gained }) : tell(words.pointsOf, facts);
}

function diceOf(events: Events, player: Player): readonly string[] {
  const rolls = ofType(events, 'testRolled').filter(
    (test) => test.player === player && countsHits(test.kind),
  );
  const hits = rolls.reduce((sum, test) => sum + test.hits, 0);
  return rolls.length === 0
    ? []
    : [tell(words.diceOf, { side: SEAT_NAME[player], hits, rolls: rolls.length })];
}

const orElse = (lines: readonly string[], otherwise: string): string =>
  lines.length === 0 ? otherwise : lines.join(' ');

/** Null before the first turn: nothing was won or lost in setting up. */
export function turnSummary({ events, before, after }: Chapter<View, Action, Event>): Summary | null {
  const began = ofType(events, 'turnBegan')[0];
  if (began === undefined) return null;
  return {
    title: tell(words.title, { turn: began.turn }),
    columns: [
      {
        heading: tell(words.losses),
        say: orElse(
          PLAYERS.flatMap((player) => lossesOf(events, player)),
          tell(words.noLosses),
        ),
      },
      { heading: tell(words.ground), say: orElse(groundIn(events), tell(words.noGround)) },
      {
        heading: tell(words.points),
        say: PLAYERS.map((player) => pointsOf(before.view, after.view, player)).join(' '),
      },
      {
        heading: tell(words.dice),
        say: orElse(
          PLAYERS.flatMap((player) => diceOf(events, player)),
          tell(words.noDice),
        ),
      },
    ],
    next: after.outcome === null ? tell(words.next, { turn: after.view.turn }) : tell(words.nextAny),
  };
}
