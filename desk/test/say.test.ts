import { describe, expect, it } from 'vitest';
import { say } from '../src/words/say.ts';

describe('a sentence with stars', () => {
  it('sets in bold what stands between two of them', () => {
    expect(say('White moves from a1 to *a2*.')).toEqual(['White moves from a1 to ', { bold: 'a2' }, '.']);
  });
  it('may begin and end with them', () => {
    expect(say('*White* gains *2 VP*')).toEqual([{ bold: 'White' }, ' gains ', { bold: '2 VP' }]);
  });
  it('is one piece without them', () => {
    expect(say('Both sides hold still.')).toEqual(['Both sides hold still.']);
  });
});
