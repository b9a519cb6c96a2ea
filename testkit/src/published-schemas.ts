import { join } from 'node:path';
import type { Schema } from '@grognard/kernel/forms.ts';
import { describe, expect, test } from 'vitest';
import type { AnyGame, OptionsGenerator } from './game.ts';
import { expectKept } from './goldens/golden.ts';
import { fieldsOf } from './goldens/schema-fields.ts';
import { isRecord, jsonCopy } from './json.ts';
import { misfit } from './json-schema.ts';
import { chooser, parsedOptions, randomGame } from './random-play.ts';

const SEEDS = [1, 2];
const EVERY = 20;
const EXAMPLES = 50;

/** Registers the tests of the schemas a game publishes for its options and positions; its fields are kept in a folder. */
export function publishedSchemas(
  module: AnyGame,
  schemas: { readonly options: Schema; readonly position: Schema },
  options: OptionsGenerator,
  folder?: string,
): void {
  const { position } = schemas;
  const named = isRecord(position['properties']) ? Object.keys(position['properties']).toSorted() : [];
  const examples: readonly unknown[] = Array.isArray(position['examples']) ? position['examples'] : [];

  describe(`the schemas of ${module.id}`, () => {
    test('examples of a position fit and can be played', () => {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        expect(misfit(example, position)).toBeNull();
        expect(module.parsePosition(example)).toMatchObject({ ok: true });
      }
    });

    test('every moment of random games fits, and the schema names exactly the fields of a position', () => {
      for (const seed of SEEDS)
        randomGame(module, {
          seed,
          options,
          maxDecisions: 10_000,
          visit({ state }, decision) {
            if (decision % EVERY > 0) return;
            const written = jsonCopy(module.position(state));
            expect(misfit(written, position), `seed ${seed}, decision ${decision}`).toBeNull();
            expect(Object.keys(Object(written)).toSorted()).toEqual(named);
          },
        });
    }, 60_000);

    if (folder !== undefined)
      test.each(['options', 'position'] as const)('each field of %s takes what it took', (what) => {
        expectKept(fieldsOf(schemas[what]), join(folder, `${what}.fields`), module);
      });

    test('what is no position does not fit', () => {
      const [example] = examples;
      for (const wrong of [null, [], 7, { ...Object(example), fog: 1 }])
        expect(misfit(wrong, position)).not.toBeNull();
    });

    test('options at random fit, and nonsense does not', () => {
      const random = chooser(3);
      for (let n = 0; n < EXAMPLES; n += 1) {
        const raw = options(random);
        expect(misfit(jsonCopy(raw), schemas.options)).toBeNull();
        expect(misfit(jsonCopy(parsedOptions(module, raw)), schemas.options)).toBeNull();
      }
      expect(misfit({ fog: 1 }, schemas.options)).not.toBeNull();
    });
  });
}
