import { describe, expect, test } from 'vitest';
import { grognard } from './desk.ts';

const commands = [
  'games',
  'play',
  'replay',
  'verify',
  'fuzz',
  'fuzz-answers',
  'fuzz-positions',
  'referee',
  'bench',
  'arena',
  'coverage',
  'engine',
  'new-game',
];

describe('help', () => {
  test('lists every command', async () => {
    const { code, out } = await grognard('--help');
    expect(code).toBe(0);
    for (const command of commands) expect(out).toContain(`  ${command} `);
  });

  test.for(commands)('%s --help says how it is used', async (command) => {
    const { code, out, err } = await grognard(`${command} --help`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`$ grognard ${command}`);
    expect(out).toContain('Examples:');
  });
});

describe('wrong use ends with code 2 and one clear line', () => {
  test.for([
    ['', 'Say what to do: games, play,'],
    ['fuzzy', 'Unknown command "fuzzy": games, play,'],
    ['fuzzy --help', 'Unknown command "fuzzy"'],
    ['referee bluff', 'There is no referee for "bluff" yet'],
    ['games now', 'Unused args: `now`'],
    ['games --colour', 'Unknown option `--colour`'],
    ['fuzz', 'missing required args for command `fuzz <game>`'],
    ['fuzz chess', 'There is no game "chess". Games: tic-tac-toe, coin, bluff.'],
    ['fuzz coin --decisions', 'option `--decisions <n>` value is missing'],
    ['fuzz coin --decisions many', '--decisions is a whole number from 1 to 1000000000000, not "many".'],
    ['fuzz coin --decisions 0', '--decisions is a whole number from 1'],
    ['fuzz coin --decisions 1.5', '--decisions is a whole number from 1'],
    ['fuzz coin --seed 1 --seed 2', '--seed is a whole number from 0 to 2147483648, not [1,2].'],
    ['fuzz coin --options {', '--options is JSON, or @ and the name of a JSON file, not "{".'],
    ['fuzz coin --options @nowhere.json', 'There is no file "nowhere.json".'],
    ['fuzz coin --options {"size":3}', '--options: size: There is no field “size”.'],
    [
      'arena coin --a general',
      '--a is one of conscript, veteran, marshal, marshal-1, reader, script:turtle, script:rush, script:guns, script:best-shot, not "general".',
    ],
    ['arena coin --a script:rush', 'coin keeps no player "script:rush". It has conscript, veteran, marshal.'],
    ['arena coin --minutes 0', '--minutes is a whole number from 1 to 10000, not 0.'],
    ['arena coin --at-least 101', '--at-least is a whole number from 0 to 100, not 101.'],
    ['arena coin --jobs 0', '--jobs is a whole number from 1 to 64, not 0.'],
    ['play coin --seat white', '--seat is one of even, odd, not "white".'],
    ['play coin --level best', '--level is one of conscript, veteran, marshal, not "best".'],
    ['verify', 'missing required args'],
    ['verify nowhere.grognard', 'There is no file "nowhere.grognard".'],
    ['verify cli', '"cli" cannot be read as a file.'],
    ['replay nowhere.grognard', 'There is no file "nowhere.grognard".'],
    ['coverage coin', 'There is no rulebook rules/coin.md.'],
    ['bench nothing', 'There is no benchmark "nothing".'],
    ['new-game Marengo', 'small letters, digits and single hyphens, not "Marengo".'],
    ['new-game x --prefix x', '--prefix is two to eight capital letters, not "x".'],
    ['engine now', 'Unused args: `now`'],
  ] as const)('grognard %s', async ([line, message]) => {
    const { code, out, err } = await grognard(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^grognard: [^\n]*\n$/);
    expect(err).toContain(message);
  });
});
