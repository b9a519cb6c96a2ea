import { describe, expect, test } from 'vitest';
import { rulesTold, whyNot, withRules } from '../release.ts';

const CHANGELOG =
  '# What is new\n\n## Not yet released\n\n### For players\n- **Maps.** Larger.\n\n## 1.0.0 (2026-11-19)\n\n### For players\n- **Four games.**\n';
const CHANGES = {
  saga: { '2': [], next: [{ rules: ['SAG-12.4', 'SAG-12.5'], text: 'Morale counts the Flag.' }] },
  generals: { '2': [{ rules: ['GEN-1.1'], text: 'Told before.' }] },
} as const;

describe('a release', () => {
  test('tells players which rules were mended, with their ids, in the chapter that is being released', () => {
    const lines = rulesTold(CHANGES, (game) => game.toUpperCase());
    expect(lines).toEqual([
      '- **Rules of SAGA.** Morale counts the Flag. (SAG-12.4, SAG-12.5) Battles that have begun go on by the rules they began with.',
    ]);
    const told = withRules(CHANGELOG, lines);
    expect(told.indexOf('Rules of SAGA')).toBeLessThan(told.indexOf('**Maps.**'));
    expect(told.indexOf('Rules of SAGA')).toBeGreaterThan(told.indexOf('Not yet released'));
  });

  test('where no rule was mended the notes stay as they are', () => {
    expect(withRules(CHANGELOG, rulesTold({}, String))).toBe(CHANGELOG);
  });

  test('is not made of what nobody else can get, without notes, or without a number', () => {
    expect(whyNot('1.1.0', CHANGELOG, true)).toBeNull();
    expect(whyNot('1.1.0', CHANGELOG, false)).toMatch(/not committed/);
    expect(whyNot('1.1', CHANGELOG, true)).toMatch(/three numbers/);
    expect(whyNot('1.1.0', '## 1.0.0\n', true)).toMatch(/no chapter/);
  });
});
