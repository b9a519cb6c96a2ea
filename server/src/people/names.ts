// Names people can be told apart by. Two names that look alike on a screen have the same key, and only one of them can be
// somebody's account.
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';

/** Letters of other alphabets, and digits, that are read as a Latin letter. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аα@4',
    b: 'вβ8',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еεё3',
    h: 'нһ',
    i: 'іι1|lłӏ!',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'ηп',
    o: 'оο0øσ',
    p: 'рρ',
    s: 'ѕ5$',
    t: 'тτ7',
    u: 'υμ',
    v: 'ν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ζ2',
  }).flatMap(([latin, others]) => [...others].map((letter) => [letter, latin] as const)),
);

/** What is left of a name when case, accents, spaces and look-alikes are taken away. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const latin = [...plain].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  return latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Those who speak for the house. */
const reserved = [
  'grognard',
  'operator',
  'admin',
  'administrator',
  'moderator',
  'server',
  'system',
  'machine',
].map(nameKey);

const isUnseen = (name: string): boolean => /[\p{C}\p{Zl}\p{Zp}]/u.test(name);

/** Why nobody may be called so; null when one may. */
export function refuseName(name: string): Refused | null {
  if (name !== name.trim() || isUnseen(name)) return refused('wrong-name', 'name', refusals.unseenLetters);
  const key = nameKey(name);
  if (key === '') return refused('wrong-name', 'name', refusals.noLetters);
  return reserved.includes(key) ? refused('wrong-name', 'name', refusals.reservedName, { name }) : null;
}
