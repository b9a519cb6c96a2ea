import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aloud, fill } from '../src/index.ts';

const unit = { noun: 'the Highlanders', number: 'other' } as const;

test('beside every question, refusal and ending stands its sentence, however deep it lies', () => {
  const asked = {
    seat: 'A',
    rule: 'SAG-9.1',
    prompt: '{unit, one: What does # do, other: What do # do}?',
    with: { unit },
    cover: { seat: 'A', rule: 'SAG-9.1', prompt: 'Wait.' },
  };
  const refusal = { rule: 'GEN-6.4', text: '{to} is not next to {from}.', with: { to: 'a3', from: 'a1' } };
  expect(aloud({ decisions: [asked], offers: [{ action: { type: 'x' }, refusal }] })).toEqual({
    decisions: [{ ...asked, said: 'What do the Highlanders do?', cover: { ...asked.cover, said: 'Wait.' } }],
    offers: [{ action: { type: 'x' }, refusal: { ...refusal, said: 'a3 is not next to a1.' } }],
  });
  const settled = { winners: [], rule: null, text: 'The battle was drawn by agreement.', settled: 'draw' };
  expect(aloud({ outcome: settled })).toMatchObject({ outcome: { said: settled.text } });
});

test('nothing else is touched: what a seat sees, texts without a rule, plain values', () => {
  const value = {
    view: { pending: [{ rule: 'A-1', prompt: 'Wait.' }] },
    talk: { text: 'Hello' },
    draw: { rule: 'A-1', text: 4 },
    n: 3,
    none: null,
  };
  expect(aloud(value)).toEqual(value);
});

test('what docs/engine.md says of sentences is what is done', () => {
  const page = readFileSync('docs/engine.md', 'utf8');
  const prompt = '{unit, one: What does # do, other: What do # do}?';
  expect(page).toContain(`So \`${prompt}\` with`);
  expect(page).toContain(`*${fill<string>(prompt, { unit })}*`);
  const guard = { noun: 'the Old Guard', number: 'one' } as const;
  expect(page).toContain(`*${fill<string>(prompt, { unit: guard })}*`);
  expect(fill<string>('{at} {n, one: # hit, other: # hits}', { at: ['a1', 'b2'], n: 2 })).toBe(
    'a1, b2 2 hits',
  );
  expect(fill<string>('{unit} run. {unit} stand.', { unit })).toBe(
    'The Highlanders run. The Highlanders stand.',
  );
  expect(fill<string>('{n, one: one, few: few}{gone}', { n: 5 })).toBe('{gone}');
});
