// An army as text that people can read, send and correct: '# name', game, faction, then 'FR01+DT2  Fusiliers'.
import { type LineReader, quoted, readingLines } from '@grognard/desk/workshop/line-reader.ts';
import { fill } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { isDetachment } from '../../data/detachments.ts';
import type { Enlisted, Roster } from '../../data/rosters.ts';
import { isUnitType, unitCard } from '../../data/units.ts';
import { FACTIONS, type Faction } from '../../data/words.ts';
import { meta } from '../../meta.ts';
import { armyNouns, textFaults } from '../words/sentences-workshop.ts';

export interface NamedArmy {
  readonly name: string;
  readonly army: Roster;
}

export const LONGEST_NAME = 60;
const MOST_UNITS = 30;

const codeOf = ({ unit, detachment }: Enlisted): string =>
  detachment === null ? unit : `${unit}+${detachment}`;

export const writeArmy = ({ name, army }: NamedArmy): string =>
  [
    `# ${name}`,
    `game: ${meta.id}`,
    `faction: ${army.faction}`,
    '',
    ...army.units.map((enlisted) => `${codeOf(enlisted).padEnd(9)} ${unitCard(enlisted.unit).name}`),
    '',
  ].join('\n');

interface Reading {
  faction: Faction | null;
  readonly units: Enlisted[];
}

function readUnit(line: string, path: string): Enlisted {
  const [code = ''] = line.split(/\s/);
  const word = quoted(code);
  const [unit = '', detachment = null] = code.toUpperCase().split('+');
  if (!isUnitType(unit)) fault('unknown-unit', path, fill(textFaults.noUnit, { word }));
  if (detachment !== null && !isDetachment(detachment))
    fault('unknown-detachment', path, fill(textFaults.noDetachment, { word: quoted(detachment) }));
  return { unit, detachment };
}

const reader: LineReader<NamedArmy, Reading> = {
  game: meta.id,
  noun: armyNouns.noun,
  longestName: LONGEST_NAME,
  begin: () => ({ faction: null, units: [] }),
  line(text, path, into) {
    const [, word] = /^faction\s*:\s*(.*)$/i.exec(text) ?? [];
    if (word === undefined) {
      if (into.units.length === MOST_UNITS)
        fault('too-long', path, fill(textFaults.tooLong, { most: MOST_UNITS }));
      into.units.push(readUnit(text, path));
      return;
    }
    const faction = FACTIONS.find((each) => each === word.toLowerCase());
    if (faction === undefined)
      fault(
        'unknown-faction',
        path,
        fill(textFaults.noFaction, { word: quoted(word), factions: FACTIONS.join(', ') }),
      );
    into.faction = faction;
  },
  whole(name, { faction, units }) {
    if (faction === null) fault('missing-faction', '', textFaults.factionMissing);
    return { name, army: { faction, units } };
  },
  sound(name, { faction, units }) {
    const [first] = units;
    const guessed = faction ?? (first === undefined ? null : unitCard(first.unit).faction);
    return guessed === null ? null : { name, army: { faction: guessed, units } };
  },
};

export const { read: readArmyText, salvage: salvageArmy } = readingLines(reader);
