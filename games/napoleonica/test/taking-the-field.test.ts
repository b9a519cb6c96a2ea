// NAP-TRN.5, NAP-TRN.16: which army may take the field: one answer for the suggestion, the refusal, the loan and the machine.
import { type Frozen, fill, frozen, randomOf, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { EMPTY_FIELD, type FieldDraft, type FieldTerms } from '../army/field-draft.ts';
import { lentFor } from '../army/fieldable.ts';
import { refuseField } from '../army/fielding.ts';
import { fieldArmyFrame, shopFrame } from '../army/frames.ts';
import { type Notebook, newNotebook, recruit } from '../army/notebook.ts';
import { suggestedField } from '../army/suggestions.ts';
import { prepare } from '../context.ts';
import type { Action } from '../grammar.ts';
import { napoleonica } from '../module.ts';
import type { State } from '../state.ts';
import { tournamentFrame } from '../tournament/frames.ts';
import { tournamentSetup } from '../tournament/setup.ts';
import { PLAYERS } from '../vocabulary.ts';

const terms: FieldTerms = { limit: 150, lends: true, perGun: 0 };
const book = (muster: readonly string[], detachments: readonly string[] = [], treasury = 0): Notebook => ({
  ...newNotebook('france', treasury),
  muster: muster.map(recruit),
  detachments,
});
const fielded = (...units: readonly (number | readonly [number, string])[]): FieldDraft => ({
  items: [],
  units: units.map((each) =>
    typeof each === 'number' ? { unit: each, detachment: null } : { unit: each[0], detachment: each[1] },
  ),
});

/** 45 + 20 + 29 = 94 DP: the Commander's 100 are reached by an Infantry Officer alone. */
const SHORT = book(['FR14', 'FR01', 'FR06'], ['DT1']);

describe('an army that only detachments carry to the 100 DP of its Commander', () => {
  test('NAP-TRN.16, NAP-ARM.4: is suggested, and nobody is lent', () => {
    expect(lentFor(SHORT, terms)).toBeNull();
    const draft = suggestedField(SHORT, terms);
    expect(refuseField(SHORT, draft, terms)).toBeNull();
    expect(draft.units).toEqual([
      { unit: 0, detachment: null },
      { unit: 2, detachment: null },
      { unit: 1, detachment: 'DT1' },
    ]);
  });

  test('what has been chosen stays where it can', () => {
    const notebook = book(['FR12', 'FR01', 'FR09', 'FR05', 'FR06', 'FR10'], ['DT1']);
    const draft = suggestedField(notebook, terms, fielded([1, 'DT1'], 4));
    expect(draft.units.slice(0, 2)).toEqual([
      { unit: 1, detachment: 'DT1' },
      { unit: 4, detachment: null },
    ]);
    expect(refuseField(notebook, draft, terms)).toBeNull();
  });

  test('a refusal names an army that would do', () => {
    const reason = refuseField(SHORT, fielded(0, 2), terms);
    expect(reason?.rule).toBe('NAP-ARM.3');
    expect(fill(reason?.text ?? '', reason?.with)).toMatch(
      /This army would do: Napoleon, Hussars, Fusiliers \(Infantry Officer\)\.$/,
    );
    expect(refuseField(SHORT, EMPTY_FIELD, terms)).toMatchObject({ rule: 'NAP-ARM.4' });
    expect(fill(refuseField(SHORT, EMPTY_FIELD, terms)?.text ?? '', { army: 'X' })).toContain('would do: X.');
  });

  test('NAP-SOL.19: guns whose way through the mud nobody can pay make no army, and a Commander is lent', () => {
    const gunners = book(['FR14', 'FR09', 'FR01'], [], 4);
    expect(lentFor(gunners, { ...terms, perGun: 0 })).toBeNull();
    expect(lentFor(gunners, { ...terms, perGun: 5 })).toBe('FR12');
    expect(lentFor({ ...gunners, treasury: 5 }, { ...terms, perGun: 5 })).toBeNull();
  });
});

const ORDER = ['keepHome', 'detach', 'unassign', 'putBack'];

/** Everybody is asked for this, and has drafted so much of it. */
function stateWith(notebook: Notebook, frame: State['frames'][number]): Frozen<State> {
  const { series } = tournamentSetup({
    preliminaries: 2,
    switches: { formation: true, flanking: true, fatigueRerolls: true, deactivation: true },
  });
  const state: State = {
    draws: 0,
    battle: null,
    campaign: null,
    result: null,
    series: { ...series, notebooks: { A: notebook, B: notebook } },
    frames: [tournamentFrame.at('fight', {}), frame],
  };
  return frozen(state);
}

/** The machine's whole answer. */
function answer(state: Frozen<State>): readonly Action[] {
  const random = randomOf(simulationSource(1));
  const [plan = []] = [...napoleonica.brain.plans(state, 'A', random, 1, prepare(state))];
  return plan;
}

describe('the machine ends what it begins', () => {
  test.each([
    ['nothing', EMPTY_FIELD],
    ['a part of it', fielded(0, 1)],
    ['all without the detachment', fielded(2, 1, 0)],
  ])('fields the only army there is, in one answer, from %s', (_name, draft) => {
    const frame = fieldArmyFrame.ask(PLAYERS, terms, draft);
    const plan = answer(stateWith(SHORT, frame));
    expect(plan.at(-1)).toEqual({ type: 'confirm' });
    expect(plan.filter(({ type }) => ORDER.includes(type))).toEqual([]);
  });

  test('takes back what bars the only army, and then nothing more', () => {
    const notebook = book(['FR14', 'FR01', 'FR06', 'FR10'], ['DT1']);
    const plan = answer(
      stateWith(notebook, fieldArmyFrame.ask(PLAYERS, { ...terms, limit: 100 }, fielded(3))),
    );
    expect(plan.map(({ type }) => type).join(' ')).toMatch(/^keepHome( field)+ attach confirm$/);
  });

  test('NAP-TRN.4: buys a Commander for a cart that has none, and puts back only what stands in the way', () => {
    const cart = ['FR09', 'FR09', 'FR10', 'FR10'];
    const notebook = book([], [], 200);
    const plan = answer(stateWith(notebook, shopFrame.ask(PLAYERS, { shop: 'muster' }, cart)));
    expect(plan.map(({ type }) => type).join(' ')).toMatch(
      /^(putBack )*buy .*confirm$|^(putBack )*buy confirm$/,
    );
    expect(plan.at(-1)).toEqual({ type: 'confirm' });
  });
});
