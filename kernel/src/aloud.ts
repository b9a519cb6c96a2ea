// Questions, refusals and endings for programs: beside a template and its facts stands the sentence they make.
import type { Facts } from './contract.ts';
import { fill } from './fill.ts';

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a seat sees is the game's own, and goes out as the game made it. */
const OWN = 'view';

/** The template of a question, a refusal or an ending; null: it is none of these. */
function templateOf(value: Fields): string | null {
  const { text, prompt } = value;
  if (!('rule' in value)) return null;
  if (typeof text === 'string') return text;
  return typeof prompt === 'string' ? prompt : null;
}

/**
 * The same value, in which every `{rule, text, with}` and `{rule, prompt, with}` also has `said`: what people are shown, in
 * English.
 */
export function aloud(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(aloud);
  if (!isFields(value)) return value;
  const told = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === OWN ? item : aloud(item)]),
  );
  const template = templateOf(value);
  // Facts of a template are facts wherever one is found.
  return template === null ? told : { ...told, said: fill(template, value['with'] as Facts | undefined) };
}
