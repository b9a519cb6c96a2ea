import { describe, expect, test } from 'vitest';
import { checked, fault, whole } from '../src/forms.ts';
import { choice, declareOptions, toggle } from '../src/index.ts';

interface Chosen {
  readonly field: 'plain' | 'hills';
  readonly rain: boolean;
  readonly rounds: number;
}
const options = declareOptions<Chosen>(
  {
    field: choice(
      { name: 'Field', say: 'Where you fight.', rule: 'SML-1' },
      { plain: 'A plain', hills: 'Hills' },
      'hills',
    ),
    rain: toggle({ name: 'Rain', say: 'Guns fire at half strength.', rule: 'SML-2' }),
    rounds: {
      form: whole(1, 20),
      usual: 10,
      name: 'Rounds',
      say: 'How long it lasts.',
      rule: 'SML-3',
      choices: [10, 1],
    },
  },
  (form) =>
    checked(form, ({ field, rain }, path) => {
      if (field === 'plain' && rain) fault('wrong-weather', `${path}.rain`, 'It never rains on the plain.');
    }),
);

describe('options declared once', () => {
  test('what is left out is as usual', () => {
    expect(options.usual).toEqual({ field: 'hills', rain: false, rounds: 10 });
    expect(options.parse(undefined)).toEqual({ ok: true, value: options.usual });
    expect(options.parse({ rain: true })).toEqual({ ok: true, value: { ...options.usual, rain: true } });
  });

  test.for<readonly [unknown, string, string]>([
    [{ rain: 1 }, 'wrong-field', 'options.rain'],
    [{ field: 'sea' }, 'wrong-field', 'options.field'],
    [{ snow: true }, 'unknown-option', 'options.snow'],
    [{ field: 'plain', rain: true }, 'wrong-weather', 'options.rain'],
    [7, 'wrong-field', 'options'],
  ])('%j is %s at %s', ([raw, code, path]) => {
    expect(options.parse(raw)).toMatchObject({ ok: false, error: { code, path } });
  });

  test('programs get the values worth choosing, the usual one first', () => {
    expect(options.choices).toEqual([
      { name: 'field', choices: ['hills', 'plain'] },
      { name: 'rain', choices: [false, true] },
      { name: 'rounds', choices: [10, 1] },
    ]);
  });

  test('the schema tells each option with its sentence, rule and default', () => {
    expect(options.form.schema).toMatchObject({
      required: [],
      properties: {
        rain: { type: 'boolean', default: false, description: 'Guns fire at half strength. (SML-2)' },
        field: { enum: ['plain', 'hills'], default: 'hills' },
      },
    });
  });
});
