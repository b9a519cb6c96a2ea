// What stands in saved positions may get other names: a step of a procedure that an edition renames is said in `carries`.
import { generals } from '@grognard/games/generals/module.ts';
import {
  type AnyGame,
  type CarryStep,
  carryOver,
  type Json,
  simulationSource,
  startMatch,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';

/** The same JSON with one word for another, as a rename in the sources would make it. */
const renamed = (json: Json, from: string, to: string): Json =>
  JSON.parse(JSON.stringify(json).replaceAll(JSON.stringify(from), JSON.stringify(to)));

const OLDER = 'atTheTable';
const STEP = 'write';

const options = generals.parseOptions({ setup: 'dennewitz' });
if (!options.ok) throw new Error('Dennewitz is a battle.');

/** Generals as it would be had its first edition called a step otherwise. */
const older: AnyGame = {
  ...generals,
  edition: { number: 1, digest: null },
  position: (state) => renamed(generals.position(state as never), STEP, OLDER),
};
const stepRenamed: CarryStep = {
  into: 2,
  carry: ({ options: chosen, position }) => ({ options: chosen, position: renamed(position, OLDER, STEP) }),
};
const newer: AnyGame = { ...generals, edition: { number: 2, digest: null }, carries: [stepRenamed] };

describe('a step of a procedure with another name since', () => {
  const match = startMatch(older, options.value, simulationSource(1));

  it('is written down under its older name', () => {
    expect(JSON.stringify(older.position(match.state))).toContain(OLDER);
  });

  it('is carried over by a step that names it', () => {
    const over = carryOver(match, newer);
    expect(over).toMatchObject({ ok: true });
    expect(over.ok && over.value.state.frames).toEqual(match.state.frames);
  });

  it('is the fact that is named where nobody has thought of it', () => {
    expect(carryOver(match, { ...newer, carries: [] })).toMatchObject({
      ok: false,
      error: { code: 'not-carried', path: expect.stringMatching(/^position\.frames/) },
    });
  });
});
