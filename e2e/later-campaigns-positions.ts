// Moments of Later Campaigns that are set up and not played towards, as files somebody could have exported.
import { hexNamed, theatreOf } from '@grognard/games/later-campaigns/data/theatres.ts';
import { gameFrame, stageFrame, turnFrame } from '@grognard/games/later-campaigns/frames.ts';
import { FRESH_STAGE } from '@grognard/games/later-campaigns/fresh.ts';
import { laterCampaigns } from '@grognard/games/later-campaigns/module.ts';
import { setup } from '@grognard/games/later-campaigns/setup.ts';
import type { State } from '@grognard/games/later-campaigns/state.ts';
import { simulationSource, startFrom, writeGameFile } from '@grognard/kernel';
import { type Opponent, playersAt } from './players.ts';

interface Start {
  readonly scenario: string;
  readonly turn: number;
  /** Who stands elsewhere than at the start, by his name in the order of battle: the hex as printed. */
  readonly moved?: { readonly [counter: string]: string };
  /** The French formation whose Stage it is, and what it has come to; without one the turn begins. */
  readonly stage?: { readonly of: string; readonly at: 'charge' | 'movement' };
}

const STARTS = {
  /** Piré's cavalry before that of van Merlen, the Brunswickers' behind it. */
  charge: {
    scenario: 'quatre-bras',
    turn: 3,
    stage: { of: 'fr-2', at: 'charge' },
    moved: {
      'fr-2-hubert': '2852',
      'fr-2-wathiez': '2851',
      'fr-reille': '2853',
      'aa-n-merlen': '2850',
      'aa-collaert': '2850',
      'aa-b-cav': '2849',
      'aa-duke-of-brunswick': '2849',
    },
  },
  /** Ten in the evening at Wavre, and no moon. */
  night: { scenario: 'wavre', turn: 7, stage: { of: 'fr-c2', at: 'movement' } },
  /** The thunderstorm over Ligny. */
  rain: { scenario: 'ligny', turn: 6 },
  /** Waterloo before the ground has dried. */
  wet: { scenario: 'la-belle-alliance', turn: 1 },
} satisfies { readonly [name: string]: Start };
export type StartName = keyof typeof STARTS;

function stateAt({ scenario, turn, moved = {}, stage }: Start): State {
  const options = laterCampaigns.parseOptions({ scenario });
  if (!options.ok) throw new Error(options.error.message);
  const state = setup(options.value);
  const theatre = theatreOf(state);
  const place = <T extends { readonly hex: number }>(
    things: T[],
    sheets: readonly { readonly id: string }[],
  ) => {
    for (const [i, { id }] of sheets.entries()) {
      const thing = things[i];
      const hex = moved[id];
      if (thing !== undefined && hex !== undefined)
        things[i] = { ...thing, status: 'map', hex: hexNamed(theatre, hex) };
    }
  };
  place(state.units, theatre.units);
  place(state.leaders, theatre.leaders);
  state.turn = turn;
  if (stage === undefined) return state;
  const chit = theatre.bodies.findIndex(({ id }) => id === stage.of);
  const active = state.units.flatMap(({ body, status }, id) =>
    body === chit && status === 'map' ? [id] : [],
  );
  state.stage = {
    ...FRESH_STAGE,
    side: 'french',
    player: null,
    chits: [chit],
    reserve: false,
    active,
    faced: {},
  };
  state.frames.splice(
    0,
    1,
    gameFrame.at('advance', {}),
    turnFrame.at('turnEnd', {}),
    stageFrame.at(stage.at, {}),
  );
  return state;
}

/** The file of a game that begins there, the visitor with the French. */
export function fileFrom(name: StartName, opponent: Opponent): string {
  const state = stateAt(STARTS[name]);
  const match = startFrom(laterCampaigns, state, state.options, simulationSource(4));
  return writeGameFile(match, {
    players: playersAt(laterCampaigns.seats(state.options), 'french', opponent),
    commitment: null,
    contributions: [],
    created: '2026-01-01T00:00:00.000Z',
  });
}

/** Its number in that game, by its name in the order of battle. */
export const unitOf = (name: StartName, counter: string): number =>
  theatreOf({ options: STARTS[name] }).units.findIndex(({ id }) => id === counter);
