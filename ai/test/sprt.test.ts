import { describe, expect, it } from 'vitest';
import { logLikelihood, verdictOf } from '../src/index.ts';
import { pairsOf } from '../src/sprt.ts';

const hypotheses = { elo0: 0, elo1: 30 };

describe('the sequential test', () => {
  it('counts games two by two', () => {
    expect(pairsOf([1, 1, 0, 1, 0.5, 0, 0, 0, 1])).toEqual([1, 1, 1, 0, 1]);
  });

  it('finds a player stronger that wins most pairs, and one that splits them not stronger', () => {
    expect(verdictOf([2, 6, 30, 30, 32], hypotheses)).toBe('stronger');
    expect(verdictOf([60, 100, 200, 100, 50], hypotheses)).toBe('not stronger');
  });

  it('keeps open what a few games cannot tell', () => {
    expect(verdictOf([0, 0, 2, 1, 1], hypotheses)).toBe('open');
    expect(logLikelihood([0, 0, 0, 0, 0], hypotheses)).toBeCloseTo(0, 1);
  });
});
