import type { Seat } from '@grognard/kernel';
import type { Report, ReportInput, WinChance } from '../contract/report.ts';
import type { Moment } from '../contract/table-state.ts';
import { tell, told } from '../words/tell.ts';
import type { NamedSeat } from './rolls.ts';
import { words } from './words.ts';

/** The entry with which each round, turn or whatever the game calls it begins. */
export const roundsIn = <E>(
  moments: readonly Moment<E>[],
  begins: (event: E) => number | null,
): WinChance['rounds'] =>
  moments.flatMap(({ n, events, struck }) =>
    struck
      ? []
      : events.flatMap((event) => {
          const round = begins(event);
          return round === null ? [] : [{ round, n }];
        }),
  );

interface ResultInput<S extends Seat> {
  readonly input: Pick<ReportInput<unknown, unknown, unknown>, 'outcome' | 'chances'>;
  /** Whose chance is told comes first. */
  readonly seats: readonly NamedSeat<S>[];
  readonly points: { readonly [seat in S]: number };
  /** 'Marengo, 4 rounds' */
  readonly battle: string;
  readonly rounds: WinChance['rounds'];
}

/** Who won, how it stands and how the chances went: the head of every report. */
export function resultOf<S extends Seat>({
  input: { outcome, chances },
  seats,
  points,
  battle,
  rounds,
}: ResultInput<S>): Pick<Report, 'headline' | 'sentence' | 'rule' | 'scores' | 'winChance'> {
  const winner = seats.find(({ seat }) => seat === outcome.winners[0]);
  return {
    headline: winner === undefined ? tell(words.drawn) : tell(words.holds, { winner: winner.name }),
    sentence: tell(words.sentence, { battle, outcome: told(outcome.text, outcome.with) }),
    rule: outcome.rule,
    scores: seats.map((named) => ({ ...named, points: points[named.seat] })),
    winChance: chances === null ? null : { name: seats[0]?.name ?? '', values: chances, rounds },
  };
}
