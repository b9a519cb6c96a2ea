import { randomOf, simulationSource } from '@grognard/kernel';
import type { AnyGame, OptionsGenerator } from '../game.ts';
import { difference, jsonCopy } from '../json.ts';

const nonsense: readonly unknown[] = [null, 7, 'all', [], true, { noSuchOption: 1 }];
const GENERATED = 50;

/** What is wrong with how a game reads its options. */
export function optionFaults(module: AnyGame, generate: OptionsGenerator): readonly string[] {
  const turnedAway = nonsense.flatMap((raw) => {
    const parsed = module.parseOptions(raw);
    if (parsed.ok) return [`${JSON.stringify(raw)} was taken for options`];
    const { code, message } = parsed.error;
    return code === '' || message === '' ? [`${JSON.stringify(raw)} got an error that says nothing`] : [];
  });
  const random = randomOf(simulationSource(1));
  const generated = Array.from({ length: GENERATED }, () => generate(random)).flatMap((raw) => {
    const parsed = module.parseOptions(raw);
    if (!parsed.ok) return [`${JSON.stringify(raw)}: ${parsed.error.path}: ${parsed.error.message}`];
    const again = module.parseOptions(jsonCopy(parsed.value));
    if (!again.ok) return [`${JSON.stringify(parsed.value)} is not understood again: ${again.error.message}`];
    const apart = difference(again.value, parsed.value);
    return apart === null ? [] : [`read twice, ${JSON.stringify(raw)} differs at ${apart}`];
  });
  return [...turnedAway, ...generated];
}
