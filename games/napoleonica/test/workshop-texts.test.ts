// NAP-ARM.8, NAP-SCN.12: armies and maps as text: what is written is read again, what is wrong is named by its line.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldFaults } from '../army/custom-battle.ts';
import { freshMap, OPEN_PLAIN } from '../board/map-editor/map-craft.ts';
import { type NamedMap, readMapText, salvageMap, writeMap } from '../board/map-editor/map-text.ts';
import { readArmyText, salvageArmy, writeArmy } from '../board/workshop/army-text.ts';
import { MAP_IDS, MAPS } from '../data/maps.ts';
import { ROSTERS } from '../data/rosters.ts';

const errorOf = (read: ReturnType<typeof readMapText> | ReturnType<typeof readArmyText>) =>
  read.ok ? null : read.error;

describe('an army as text', () => {
  test.each(Object.entries(ROSTERS))('NAP-ARM.8: %s is read as it was written', (name, army) => {
    expect(readArmyText(writeArmy({ name, army }))).toEqual({ ok: true, value: { name, army } });
  });

  const text = writeArmy({ name: 'Mine', army: ROSTERS['FR-200'] });
  test.each([
    ['', '', 'Paste the text of your army.'],
    [text.replace('# Mine', ''), '', 'The name is missing.'],
    [text.replace('game: napoleonica', 'game: chess'), 'line 2', 'This army is for “chess”.'],
    [text.replace('faction: france', 'faction: spain'), 'line 3', '“spain” is no faction.'],
    [text.replace('faction: france', ''), '', 'It does not say whose army it is.'],
    [text.replace('FR02', 'FR77'), 'line 8', '“FR77” is no unit.'],
    [text.replace('FR01+DT2', 'FR01+DT77'), 'line 7', '“DT77” is no detachment.'],
  ])('NAP-ARM.8: %#: what is wrong is told with its line', (wrong, path, message) => {
    const error = errorOf(readArmyText(wrong));
    expect(error?.path).toBe(path);
    expect(error?.message).toContain(message);
  });

  test('NAP-ARM.8: of a damaged army the sound part is kept', () => {
    const saved = salvageArmy(text.replace('FR02', 'FR77').replace('faction: france', 'faction: f'));
    expect(saved?.work.army.faction).toBe('france');
    expect(saved?.work.army.units).toHaveLength(ROSTERS['FR-200'].units.length - 1);
    expect(saved?.lost.map(({ path }) => path)).toEqual(['line 3', 'line 8']);
    expect(salvageArmy('{"theme":"day"}')).toBeNull();
  });
});

describe('a map as text', () => {
  const sheet: NamedMap = {
    ...freshMap('Fords', MAPS.MAP2.rows),
    zones: { south: 'Z13', north: 'Z9' },
    landmarks: [
      { hex: 'F5', scores: 'hold' },
      { hex: 'C5', scores: 'majority' },
    ],
  };
  const text = writeMap(sheet);

  test('NAP-SCN.12: it is read as it was written, and looks like the field', () => {
    expect(readMapText(text)).toEqual({ ok: true, value: sheet });
    expect(text).toContain('5  ~ ~ = ~ ~ = ~ ~ = ~ ~');
    expect(text).toContain('4   . . . B . . B . . .');
    for (const id of MAP_IDS)
      expect(readMapText(writeMap(freshMap(id, MAPS[id].rows)))).toMatchObject({ ok: true });
  });

  test.each([
    [text.replace('south: Z13', 'south: Z99'), 'line 3', '“Z99” is no zone.'],
    [text.replace('landmark: F5 hold', 'landmark: K2 hold'), 'line 5', '“K2” is no hex.'],
    [text.replace('landmark: F5 hold', 'landmark: F5'), 'line 5', 'needs the word “hold” or “majority”'],
    [text.replace('5  ~ ~', '5  ~'), 'line 12', 'Row 5 has 10 hexes and needs 11.'],
    [text.replace('5  ~ ~', '5  ~ ?'), 'line 12', 'There is no terrain “?” in row 5.'],
    [text.replace('5  ~', '4  ~'), 'line 12', 'Row 4 is there twice.'],
    [text.replace(/^9 .*$/m, ''), '', 'Row 9 is missing.'],
    [`${text}\nhere be dragons`, 'line 18', '“here be dragons” is no row.'],
  ])('NAP-SCN.12: %#: what is wrong is told with its line', (wrong, path, message) => {
    const error = errorOf(readMapText(wrong));
    expect(error?.path).toBe(path);
    expect(error?.message).toContain(message);
  });

  test('NAP-SCN.12: a broken row is told with its rule', () => {
    expect(errorOf(readMapText(text.replace('5  ~ ~', '5  ~')))?.message).toContain('(NAP-SCN.12)');
  });

  test('NAP-SCN.12: of a damaged map the sound rows are kept, the others are plain', () => {
    const saved = salvageMap(text.replace('5  ~ ~', '5  ~'));
    expect(saved?.work.map[4]).toBe('...........');
    expect(saved?.work.map[2]).toBe(MAPS.MAP2.rows[2]);
    expect(saved?.lost).toHaveLength(1);
    expect(salvageMap('undefined')).toBeNull();
  });

  test('NAP-SCN.6: Landmarks stand on open ground, one on a hex, at most three', () => {
    expect(fieldFaults(sheet)).toEqual([]);
    const wrong = {
      ...sheet,
      landmarks: ['A5', 'F5', 'F5', 'C5'].map((hex) => ({ hex, scores: 'hold' as const })),
    };
    expect(fieldFaults(wrong).map(({ rule, with: facts }) => [rule, facts])).toEqual([
      ['NAP-SCN.6', { count: 4, most: 3 }],
      ['NAP-SCN.6', { hex: 'A5' }],
      ['NAP-SCN.6', { hex: 'F5' }],
    ]);
  });

  test('NAP-SCN.12: an empty sheet has nine rows of open ground', () => {
    expect(OPEN_PLAIN.map((row) => row.length)).toEqual([11, 10, 11, 10, 11, 10, 11, 10, 11]);
  });
});

describe('whatever is pasted', () => {
  const army = writeArmy({ name: 'Mine', army: ROSTERS['RU-300'] });
  const map = writeMap(freshMap('Mine', MAPS.MAP4.rows));
  /** A text with a piece of it overwritten. */
  const damaged = (text: string) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 12 }))
      .map(([at, length, by]) => text.slice(0, at) + by + text.slice(at + length));

  test('NAP-ARM.8: an army is read, and then writes the same again, or it is told what is wrong', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged(army)), (text) => {
        const read = readArmyText(text);
        if (read.ok) expect(readArmyText(writeArmy(read.value))).toEqual(read);
        else expect(read.error.message).not.toBe('');
        const saved = salvageArmy(text);
        if (saved !== null) expect(readArmyText(writeArmy(saved.work)).ok).toBe(true);
      }),
    );
  });

  test('NAP-SCN.12: so is a map', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged(map)), (text) => {
        const read = readMapText(text);
        if (read.ok) expect(readMapText(writeMap(read.value))).toEqual(read);
        else expect(read.error.message).not.toBe('');
        const saved = salvageMap(text);
        if (saved !== null) expect(readMapText(writeMap(saved.work)).ok).toBe(true);
      }),
    );
  });
});
