// NAP-SCN.12: a map as text that people can read, send and correct: '# name', game, zones, Landmarks, then nine rows in the
// letters of NAP-TER.9, '2   . . F . . . . H . .'.
import { type LineReader, quoted, readingLines } from '@grognard/desk/workshop/line-reader.ts';
import { fill } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import {
  type CustomLandmark,
  LANDMARK_SCORES,
  MOST_LANDMARKS,
  type OwnField,
} from '../../army/custom-battle.ts';
import { isHexName, ROW_LENGTHS } from '../../data/field.ts';
import { isTerrainCode, TERRAIN_CODES } from '../../data/terrain.ts';
import { type BySide, SIDES, type Side } from '../../data/words.ts';
import { ZONES, type Zone } from '../../data/zones.ts';
import { meta } from '../../meta.ts';
import { mapRefusals } from '../../words/army.ts';
import { mapNouns, mapTextFaults } from '../words/sentences-maps.ts';

export interface NamedMap extends OwnField {
  readonly name: string;
  readonly map: readonly string[];
}

export const LONGEST_NAME = 40;
const USUAL_ZONE: Zone = 'Z9';

/** A row as it lies on the table: every second one half a hex to the right. */
const writeRow = (row: string, index: number): string =>
  `${index + 1}${index % 2 === 0 ? ' ' : '  '} ${[...row].join(' ')}`;

export const writeMap = ({ name, map, zones, landmarks }: NamedMap): string =>
  [
    `# ${name}`,
    `game: ${meta.id}`,
    ...SIDES.map((side) => `${side}: ${zones[side]}`),
    ...landmarks.map(({ hex, scores }) => `landmark: ${hex} ${scores}`),
    '',
    ...map.map(writeRow),
    '',
  ].join('\n');

interface Reading {
  readonly rows: Map<number, string>;
  readonly zones: Map<Side, Zone>;
  readonly landmarks: CustomLandmark[];
}

function readZone(word: string, path: string): Zone {
  const zone = ZONES.find((each) => each === word.toUpperCase());
  if (zone === undefined)
    fault('unknown-zone', path, fill(mapTextFaults.noZone, { word: quoted(word), zones: ZONES.join(', ') }));
  return zone;
}

function readLandmark(words: string, path: string): CustomLandmark {
  const [written = '', how = ''] = words.split(/\s+/);
  const hex = written.toUpperCase();
  if (!isHexName(hex)) fault('unknown-hex', path, fill(mapTextFaults.noHex, { word: quoted(written) }));
  const scores = LANDMARK_SCORES.find((each) => each === how.toLowerCase());
  if (scores === undefined) fault('unknown-score', path, fill(mapTextFaults.noScore, { hex }));
  return { hex, scores };
}

/** Rows are checked where they are written, so that the fault has a line. */
function readRow(number: number, letters: string, path: string, { rows }: Reading): void {
  const [row, count, length] = [number, letters.length, ROW_LENGTHS[number - 1] ?? 0];
  if (rows.has(number)) fault('repeated-row', path, fill(mapTextFaults.rowTwice, { row }));
  const letter = [...letters].find((each) => !isTerrainCode(each));
  if (letter !== undefined)
    fault(
      'unknown-terrain',
      path,
      withRule(fill(mapRefusals.unknownTerrain, { letter, row, letters: LETTERS })),
    );
  if (count !== length)
    fault('wrong-row', path, withRule(fill(mapRefusals.rowLength, { row, count, length })));
  rows.set(number, letters);
}
const LETTERS = TERRAIN_CODES.join(' ');
const withRule = (fact: string): string => fill(mapTextFaults.byRule, { fact, rule: 'NAP-SCN.12' });

const rowOf = ({ rows }: Reading, index: number): string =>
  rows.get(index + 1) ?? '.'.repeat(ROW_LENGTHS[index] ?? 0);
const zonesOf = ({ zones }: Reading): BySide<Zone> => ({
  south: zones.get('south') ?? USUAL_ZONE,
  north: zones.get('north') ?? USUAL_ZONE,
});
const sheetOf = (name: string, read: Reading): NamedMap => ({
  name,
  map: ROW_LENGTHS.map((_, index) => rowOf(read, index)),
  zones: zonesOf(read),
  landmarks: read.landmarks,
});

const reader: LineReader<NamedMap, Reading> = {
  game: meta.id,
  noun: mapNouns.noun,
  longestName: LONGEST_NAME,
  begin: () => ({ rows: new Map(), zones: new Map(), landmarks: [] }),
  line(text, path, into) {
    const [, key = '', value = ''] = /^(south|north|landmark)\s*:\s*(.*)$/i.exec(text) ?? [];
    const side = SIDES.find((each) => each === key.toLowerCase());
    if (side !== undefined) {
      into.zones.set(side, readZone(value, path));
    } else if (key !== '') {
      if (into.landmarks.length === MOST_LANDMARKS)
        fault('too-many', path, fill(mapTextFaults.manyLandmarks, { most: MOST_LANDMARKS }));
      into.landmarks.push(readLandmark(value, path));
    } else {
      const [, number = '', letters = ''] = /^([1-9])\s+(.*)$/.exec(text) ?? [];
      if (number === '') fault('broken-line', path, fill(mapTextFaults.noRow, { line: quoted(text) }));
      readRow(Number(number), letters.replaceAll(/\s/g, ''), path, into);
    }
  },
  whole(name, read) {
    const missing = ROW_LENGTHS.findIndex((_, index) => !read.rows.has(index + 1));
    if (missing >= 0)
      fault('missing-row', '', withRule(fill(mapTextFaults.rowMissing, { row: missing + 1 })));
    return sheetOf(name, read);
  },
  sound: (name, read) => (read.rows.size === 0 ? null : sheetOf(name, read)),
};

export const { read: readMapText, salvage: salvageMap } = readingLines(reader);
