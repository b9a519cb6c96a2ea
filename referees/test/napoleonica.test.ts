// A second reading of the law looks at random games of every kind, and is shown moments that are not as they were.

import { anyCampaign, anyCustomBattle, anyTournament } from '@grognard/games/napoleonica/any-modes.ts';
import { anyOptions } from '@grognard/games/napoleonica/any-options.ts';
import { napoleonica } from '@grognard/games/napoleonica/module.ts';
import type { Random } from '@grognard/kernel';
import { refereed } from '@grognard/testkit/referee.ts';
import { describe, expect, test } from 'vitest';
import type { Judged, Moment, Referee } from '../src/contract.ts';
import { KINDS, napoleonicaReferee } from '../src/napoleonica/index.ts';
import { DOCTORS } from './napoleonica-doctors.ts';

const DECISIONS = 4_500;
const SEED = 4;

/** Where Rifts are sealed, and where units leave the field. */
const acts = (): unknown => ({ scenario: 'SC5', armies: { A: 'france', B: 'abyss' } });

/** Kinds of games by turns, so that a short run meets all of them. */
function byTurns(): (random: Random) => unknown {
  const makers = [anyCampaign, acts, anyTournament, anyCustomBattle, anyOptions];
  let game = -1;
  return (random) => {
    game += 1;
    return (makers[game % makers.length] ?? anyOptions)(random);
  };
}

/** Doctors still to be heard, and whether the others' changes were noticed. */
const noticed = new Map<string, boolean>();

function consult(moment: Moment, options: unknown): void {
  for (const [kind, doctor] of Object.entries(DOCTORS)) {
    const doctored = noticed.get(kind) === true ? null : doctor(moment);
    if (doctored === null) continue;
    const judge = (each: Moment): Judged => napoleonicaReferee.begin(options)(each);
    // Somebody who has seen nothing before may miss what a whole month came to: such a moment tells nothing.
    if (judge(moment).differences.length === 0) noticed.set(kind, judge(doctored).differences.length > 0);
  }
}

const watching: Referee = {
  ...napoleonicaReferee,
  begin(options) {
    const judge = napoleonicaReferee.begin(options);
    return (moment) => {
      consult(moment, options);
      return judge(moment);
    };
  },
};

describe('NAP-24.1: a second reading of the law', () => {
  const report = refereed(napoleonica, watching, { seed: SEED, decisions: DECISIONS, options: byTurns() });

  test('comes to the same in random games of every kind', () => {
    expect(report.found).toEqual([]);
    expect(report.never).toEqual([]);
    expect(report.decisions).toBe(DECISIONS);
  });

  test('has a changed moment for every kind', () => {
    expect(Object.keys(DOCTORS).toSorted()).toEqual([...KINDS].toSorted());
  });

  test.each(KINDS)('notices what is wrong: %s', (kind) => {
    expect(noticed.get(kind)).toBe(true);
  });
});
