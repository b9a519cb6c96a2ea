import type { PersonId, Tournament, TournamentMeeting } from '@grognard/protocol';
import type { Company } from '../hall/company.ts';
import { DEPARTED } from '../people/departed.ts';
import type { TournamentRow } from '../store/schema.ts';
import {
  isMeetingOver,
  type KeptTournament,
  meetingsIn,
  ROUND_OFF,
  scoreSoFar,
  tablesIn,
} from './kept-tournament.ts';
import { standings } from './standings.ts';

/** Written by this folder in no other form. */
export const stateOf = ({ state }: TournamentRow): Tournament['state'] => state as Tournament['state'];

/** What is told of it to whoever has its link. */
export function describeTournament({ newsroom }: Company, kept: KeptTournament): Tournament {
  const { row, wish, secret, entrants, meetings, results, names } = kept;
  const { options: _, ...told } = wish;
  const nameOf = (person: PersonId): string => names.get(person) ?? DEPARTED.name;
  const people = entrants.map(({ person }) => person);
  return {
    ...told,
    tournament: row.id,
    host: { id: row.host, name: nameOf(row.host), isHere: newsroom.isHere(row.host) },
    state: stateOf(row),
    round: row.round,
    entrants: entrants.map(({ person, has_left }) => ({
      person,
      name: nameOf(person),
      hasLeft: has_left === 1,
    })),
    standings: standings(people, meetingsIn(kept), ROUND_OFF).map((place) => ({
      ...place,
      name: nameOf(place.person),
    })),
    meetings: meetings.map(
      (meeting): TournamentMeeting => ({
        round: meeting.round,
        one: meeting.one,
        other: meeting.other,
        score: meeting.other === null ? ROUND_OFF : scoreSoFar(results, meeting),
        isOver: isMeetingOver(results, meeting),
        tables: tablesIn(meeting),
      }),
    ),
    commitment: secret.commitment,
    secret: row.state === 'over' ? secret.secret : null,
  };
}
