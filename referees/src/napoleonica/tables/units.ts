// NAP-CMP.1, NAP-CMP.3: unit cards as the referee reads them from the lines of the law.
import { UNIT_LINES } from './unit-lines.ts';

/** 'melee', 'ranged', 'magic', 'grenade' */
export type Kind = 'melee' | 'ranged' | 'magic' | 'grenade';
export type Die = 'W' | 'Y' | 'O' | 'T' | 'S' | 'K';

export interface Row {
  readonly kind: Kind;
  readonly dice: readonly Die[];
  readonly range: number;
}

export interface UnitCard {
  readonly id: string;
  /** LI, SK, EI, LC, HC, AR, CO, MO */
  readonly branch: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery' | 'commander' | 'monster';
  /** Each entry: letters that must be paid together; any one entry will do. */
  readonly pays: readonly string[];
  readonly movement: number;
  readonly stamina: number;
  readonly size: number;
  readonly rows: readonly Row[];
  /** 'Volley Y': name and die. */
  readonly crit: string;
  readonly abilities: readonly string[];
  readonly cost: number;
  readonly unique: boolean;
}

const ARMS: { readonly [branch: string]: UnitCard['arm'] } = {
  LI: 'infantry',
  SK: 'infantry',
  EI: 'infantry',
  LC: 'cavalry',
  HC: 'cavalry',
  AR: 'artillery',
  CO: 'commander',
  MO: 'monster',
};
const KINDS: { readonly [code: string]: Kind } = { M: 'melee', Rg: 'ranged', Mg: 'magic' };

/** '2O+1Y' */
export function diceIn(text: string): Die[] {
  return text.split('+').flatMap((part) => {
    const [, count = '0', die = 'W'] = /^(\d)([WYOTSK])$/.exec(part.trim()) ?? [];
    return Array.from({ length: Number(count) }, () => die as Die);
  });
}

function rowIn(text: string): Row {
  const [code = '', dice = '', range = '@1'] = text.trim().split(' ');
  return { kind: KINDS[code] ?? 'melee', dice: diceIn(dice), range: Number(range.slice(1)) };
}

/** 'Grenade 2O @2' is one more row, of its own kind (NAP-ATK.5). */
function grenadeIn(abilities: readonly string[]): Row[] {
  const found = abilities.find((ability) => ability.startsWith('Grenade '));
  if (found === undefined) return [];
  const [, dice = '', range = '@1'] = found.split(' ');
  return [{ kind: 'grenade', dice: diceIn(dice), range: Number(range.slice(1)) }];
}

const paysIn = (text: string): string[] =>
  text.includes('+') ? [text.replaceAll('+', '')] : text.split('/');

function cardIn(line: string): UnitCard {
  const [id = '', branch = '', act = '', mv, st, sz, rows = '', crit = '', texts = '', cost, star] = line
    .split('|')
    .map((cell) => cell.trim());
  const abilities = texts === '—' ? [] : texts.split(', ').map((ability) => ability.replace('(F) ', ''));
  return {
    id,
    branch,
    arm: ARMS[branch] ?? 'infantry',
    pays: paysIn(act),
    movement: Number(mv),
    stamina: Number(st),
    size: Number(sz),
    rows: [...rows.split(';').map(rowIn), ...grenadeIn(abilities)],
    crit,
    abilities,
    cost: Number(cost),
    unique: star === '★',
  };
}

const CARDS = new Map(
  UNIT_LINES.trim()
    .split('\n')
    .map((line): [string, UnitCard] => [line.slice(0, 4), cardIn(line)]),
);

export const UNIT_IDS: readonly string[] = [...CARDS.keys()];

export function unitCard(id: string): UnitCard {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`no unit ${id} in the law`);
  return card;
}

const LETTERS: { readonly [faction: string]: string } = { france: 'FR', russia: 'RU', abyss: 'AB' };
export const lettersOf = (faction: string): string => LETTERS[faction] ?? '';
export const factionOf = (id: string): string =>
  Object.keys(LETTERS).find((name) => LETTERS[name] === id.slice(0, 2)) ?? '';
