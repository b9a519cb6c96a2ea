import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gamesWithRules, readRules, ruleBookFile, ruleBookModule, ruleBookOf } from '../build-rule-book.ts';

describe('the short rule book beside refusals', () => {
  test('a rule is its first sentence, without pointers to rulings', () => {
    expect(
      ruleBookOf('- **GEN-9.1** Eligible: ready `Artillery` in a battle sector (GEN-R.87). More text.'),
    ).toEqual({
      'GEN-9.1': 'Eligible: ready Artillery in a battle sector.',
    });
  });

  test('bold and italic go, what is printed on a die stays', () => {
    expect(ruleBookOf('- **NAP-ATK.20** A die showing `*` can *never* be **rerolled**, by anyone.')).toEqual({
      'NAP-ATK.20': 'A die showing * can never be rerolled, by anyone.',
    });
  });

  test('a ruling keeps its question', () => {
    expect(ruleBookOf('- **GEN-R.66** *Must an unopposed unit attack?* No. It may.')).toEqual({
      'GEN-R.66': 'Must an unopposed unit attack? No. It may.',
    });
  });

  test('a setup is read from its table row', () => {
    expect(ruleBookOf('| **GEN-5.4** `marengo` | Marengo | 2I 4C | 4I 2A | 6I | 8I 4C |')).toEqual({
      'GEN-5.4': 'Marengo: right wing 2I 4C, centre 4I 2A, left wing 6I, reserve 8I 4C.',
    });
  });

  test.each(gamesWithRules())('%s: the committed file is what the rulebook says today', (game) => {
    expect(readFileSync(ruleBookFile(game), 'utf8')).toBe(ruleBookModule(game, readRules(game)));
  });
});
