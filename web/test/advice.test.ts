import { expect, it } from 'vitest';
import '../src/words/saved-words.ts';
import { adviceFor } from '../src/saved/advice.ts';

const about = (code: string): string => adviceFor({ code, path: 'line 279', message: '' });

it('a file that does not fit the rules is not only called changed: rules or lists may have been', () => {
  expect(about('wrong-hash')).toMatch(/^The file was changed after it was written/);
  for (const code of ['wrong-draw', 'rules-failed', 'refused']) {
    expect(about(code)).toMatch(/a deck list have changed since it was played/);
    expect(about(code)).not.toMatch(/Ask for the original/);
  }
});
