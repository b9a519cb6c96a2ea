// An army as text that people can read, send and correct: '# name', game, faction, then 'FR01+DT2  Fusiliers'.
import { fill, type Result } from '@grognard/kernel';
import { fault, reading } from '@grognard/kernel/forms.ts';
import { isDetachment } from '../../data/detachments.ts';
import type { Enlisted, Roster } from '../../data/rosters.ts';
import { isUnitType, unitCard } from '../../data/units.ts';
import { FACTIONS, type Faction } from '../../data/words.ts';
import { meta } from '../../meta.ts';
import { textFaults } from '../words/sentences-workshop.ts';

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

function readUnit(line: string, path: string): Enlisted {
  const [word = ''] = line.split(/\s/);
  const [unit = '', detachment = null] = word.toUpperCase().split('+');
  if (!isUnitType(unit)) fault('unknown-unit', path, fill(textFaults.noUnit, { word }));
  if (detachment !== null && !isDetachment(detachment))
    fault('unknown-detachment', path, fill(textFaults.noDetachment, { word: detachment }));
  return { unit, detachment };
}

function readFaction(lines: readonly string[]): Faction {
  const written = lines
    .find((line) => line.startsWith('faction:'))
    ?.slice('faction:'.length)
    .trim();
  const faction = FACTIONS.find((each) => each === written);
  if (faction === undefined) fault('unknown-faction', 'faction', textFaults.noFaction);
  return faction;
}

export const readArmyText = (text: string): Result<NamedArmy> =>
  reading(() => {
    const lines = text.split('\n').map((line) => line.trim());
    const name = lines[0]?.startsWith('#') === true ? lines[0].slice(1).trim().slice(0, LONGEST_NAME) : '';
    if (name === '') fault('missing-name', 'line 1', textFaults.noName);
    if (!lines.includes(`game: ${meta.id}`)) fault('unknown-game', 'game', textFaults.otherGame);
    const units = lines.flatMap((line, i) =>
      line === '' || line.startsWith('#') || line.includes(':') ? [] : [readUnit(line, `line ${i + 1}`)],
    );
    if (units.length > MOST_UNITS) fault('too-long', 'units', fill(textFaults.tooLong, { most: MOST_UNITS }));
    return { name, army: { faction: readFaction(lines), units } };
  });
