import { legal, pending, scriptedSource, startMatch, submit, viewOf, why } from '@grognard/kernel';
import { chooser } from '@grognard/testkit/random-play.ts';
import { triedAt } from '@grognard/testkit/secret-pairs.ts';
import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import type { Arm, Sector, Side } from '../vocabulary.ts';
import { workbench } from '../workbench.ts';

const begin = (army?: object) => {
  const options = generals.parseOptions({ setup: 'custom', ...(army === undefined ? {} : { army }) });
  if (!options.ok) throw new Error(options.error.message);
  return startMatch(generals, options.value, scriptedSource([]));
};
type CustomMatch = ReturnType<typeof begin>;

const put = (match: CustomMatch, side: Side, arm: Arm, sector: Sector, times = 1): void => {
  for (let n = 0; n < times; n++) expect(submit(match, side, { type: 'place', arm, sector }).ok).toBe(true);
};
const refusal = (match: CustomMatch, side: Side, action: Action) => {
  const answer = why(match, side, action);
  return answer !== null && 'rule' in answer ? answer.rule : answer;
};
const placeWhite = (match: CustomMatch): void => {
  put(match, 'white', 'C', 'a1', 6);
  put(match, 'white', 'A', 'b1', 2);
  put(match, 'white', 'I', 'b1', 4);
  put(match, 'white', 'I', 'c1', 6);
  put(match, 'white', 'I', 'rw', 10);
  put(match, 'white', 'C', 'rw', 2);
};
const placeBlack = (match: CustomMatch): void => {
  put(match, 'black', 'I', 'a3', 6);
  put(match, 'black', 'I', 'b3', 6);
  put(match, 'black', 'I', 'c3', 6);
  put(match, 'black', 'I', 'rb', 2);
  put(match, 'black', 'C', 'rb', 8);
  put(match, 'black', 'A', 'rb', 2);
};

test('GEN-5.9, GEN-21.1: what is set up, and where, nobody else can tell before both have done', () => {
  const { kinds, told } = triedAt(begin(), workbench.secrets, chooser(1));
  expect([kinds, told]).toEqual([['where-unit-is-set-up'], []]);
});

describe('Custom setup', () => {
  test('GEN-5.11: both seats place in secret and the deployments are revealed together', () => {
    const match = begin();
    expect(pending(match).map(({ seat }) => seat)).toEqual(['white', 'black']);
    placeWhite(match);
    expect(viewOf(match, 'black').deployment).toEqual({});
    expect(viewOf(match, 'white').deployment?.a1).toEqual({ I: 0, C: 6, A: 0 });
    expect(JSON.stringify(viewOf(match, 'spectator'))).not.toContain('"C":6');
    expect(submit(match, 'white', { type: 'endSetup' }).ok).toBe(true);
    expect(viewOf(match, 'black').desks).toEqual({ white: 'locked', black: 'deciding' });
    expect(match.state.units.every(({ at }) => at === 'tray')).toBe(true);
    placeBlack(match);
    const reply = submit(match, 'black', { type: 'endSetup' });
    expect(reply.ok && reply.events.map(({ type }) => type)).toContain('armiesDeployed');
    expect(match.state.units.filter(({ at, arm }) => at === 'a1' && arm === 'C')).toHaveLength(6);
    expect(match.state.phase).toBe('planning');
  });

  test('GEN-5.9, GEN-R.118: six in each home sector and twelve in reserve, no other numbers', () => {
    const match = begin();
    put(match, 'white', 'I', 'a1', 6);
    expect(refusal(match, 'white', { type: 'place', arm: 'I', sector: 'a1' })).toBe('GEN-5.9');
    put(match, 'white', 'I', 'rw', 12);
    expect(refusal(match, 'white', { type: 'place', arm: 'C', sector: 'rw' })).toBe('GEN-5.9');
    expect(refusal(match, 'white', { type: 'endSetup' })).toBe('GEN-5.9');
    expect(refusal(match, 'white', { type: 'place', arm: 'I', sector: 'b2' })).toBe('GEN-5.3');
    expect(submit(match, 'white', { type: 'unplace', arm: 'I', sector: 'a1' }).ok).toBe(true);
    expect(refusal(match, 'white', { type: 'place', arm: 'I', sector: 'a1' })).toBeNull();
    expect(refusal(match, 'white', { type: 'unplace', arm: 'A', sector: 'a1' })).toBe('GEN-5.11');
  });

  test('GEN-5.12: an army is 20I 8C 2A unless the lobby sets another mix', () => {
    const match = begin();
    put(match, 'white', 'A', 'b1', 2);
    expect(refusal(match, 'white', { type: 'place', arm: 'A', sector: 'b1' })).toBe('GEN-5.12');
    const other = begin({ white: { I: 14, C: 12, A: 4 }, black: { I: 30, C: 0, A: 0 } });
    put(other, 'white', 'A', 'b1', 4);
    expect(refusal(other, 'black', { type: 'place', arm: 'C', sector: 'b3' })).toBe('GEN-5.12');
    expect(legal(other, 'black').every((action) => action.type === 'place' && action.arm === 'I')).toBe(true);
  });
});
