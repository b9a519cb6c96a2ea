// Messages of the hall about ratings and tournaments.
import type { Result } from '@grognard/kernel';
import { acts, reads } from './message.ts';
import type { Ladder, Odds, OwnRating } from './ranks.ts';
import type { Tournament, TournamentLine } from './tournament.ts';

export const RANKS = {
  ladder: reads<Result<Ladder>>()({ game: 'name' }),
  /** One's own, in every game one has a rating in. */
  ratings: reads<Result<readonly OwnRating[]>>()({}),
  /** What is to be expected if the asker took a free seat. */
  odds: reads<Result<Odds>>()({ table: 'name', seat: 'name' }),

  makeTournament: acts<Result<Tournament>>()('tournamentWish'),
  /** Those the asker has made or entered, the newest first. */
  tournaments: reads<Result<readonly TournamentLine[]>>()({}),
  tournament: reads<Result<Tournament>>()({ tournament: 'token' }),
  /** `contribution`: this device's part in the dice of every battle. */
  enter: acts<Result<Tournament>>()({ tournament: 'token', contribution: 'token' }),
  /** Before it begins as if one had never entered; afterwards one is not paired any more. */
  /** The host lets somebody lose what they have not played in this round. */
  forfeit: acts<Result<Tournament>>()({ tournament: 'name', person: 'name' }),
  /** The host lets somebody lose it, and takes them out of the rounds to come. */
  withdrawEntrant: acts<Result<Tournament>>()({ tournament: 'name', person: 'name' }),
  leaveTournament: acts<Result<Tournament>>()({ tournament: 'token' }),
  beginTournament: acts<Result<Tournament>>()({ tournament: 'token' }),
};
