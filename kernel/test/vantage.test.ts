import { describe, expect, test } from 'vitest';
import { matchAt, simulationSource, startMatch, submit, undo, vantage } from '../src/index.ts';
import { COMMIT, orderSheets, WRITE } from './order-sheets.ts';

describe('what a viewer may count', () => {
  const drafting = () => {
    const match = startMatch(orderSheets(), {}, simulationSource(1));
    submit(match, 'white', WRITE('march'));
    submit(match, 'black', WRITE('halt'));
    submit(match, 'black', WRITE('march'));
    return match;
  };

  test('a seat counts its own drafting, and cannot tell how much the other has drafted', () => {
    const match = drafting();
    expect(vantage(match, 'white')).toEqual([1]);
    expect(vantage(match, 'black')).toEqual([2, 3]);
    expect(vantage(match, 'spectator')).toEqual([]);
  });

  test('taking something back is counted by the seat that does it, and by nobody else', () => {
    const match = drafting();
    undo(match, 'black');
    expect(vantage(match, 'black')).toEqual([2, 3, 4]);
    expect(vantage(match, 'white')).toEqual([1]);
  });

  test('what is revealed counts for everybody', () => {
    const match = drafting();
    submit(match, 'white', COMMIT);
    submit(match, 'black', COMMIT);
    expect(vantage(match, 'white')).toEqual([1, 4, 5]);
    expect(vantage(match, 'black')).toEqual([2, 3, 5]);
    expect(vantage(matchAt(match, 4), 'spectator')).toEqual([]);
  });
});
