import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, JSON_FLAG } from '../command.ts';
import { type Context, EXIT, say, sayJson } from '../context.ts';
import { isOn, textValue } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

interface BenchReport {
  readonly cases: readonly { readonly name: string; readonly perSecond: number }[];
  readonly ratios: { readonly [name: string]: number };
}

const isReport = (value: unknown): value is BenchReport =>
  typeof value === 'object' &&
  value !== null &&
  'cases' in value &&
  Array.isArray(value.cases) &&
  'ratios' in value;

const COMPARE = 'compare';

interface Ran {
  readonly report: BenchReport;
  readonly held: boolean;
}

/** Every title is measured by the same program; the others have one of their own. */
const argsFor = ({ titles, root }: Context, name: string): readonly string[] =>
  titles.some(({ meta }) => meta.id === name)
    ? [join(root, 'bench/src/titles/measure.ts'), name]
    : [join(root, 'bench/src', `${name}.ts`)];

/** Each benchmark is a program of its own, so that one does not warm up or litter the next. */
function runBench(context: Context, name: string, ...words: readonly string[]): Promise<Ran> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [...argsFor(context, name), ...words], {
      cwd: context.root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const last = Buffer.concat(chunks).toString().trim().split('\n').at(-1) ?? '';
      try {
        const report: unknown = JSON.parse(last);
        if (isReport(report)) done({ report, held: code === 0 });
      } catch {}
      reject(new Error(`The benchmark ${name} ended with code ${code} and no report.`));
    });
  });
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function tell(context: Context, name: string, { report, held }: Ran): void {
  say(context, `${name}${held ? '' : ': fell short'}`);
  for (const { name: what, perSecond } of report.cases)
    say(context, `  ${rounded(perSecond).padStart(14)} /s  ${what}`);
  for (const [what, ratio] of Object.entries(report.ratios))
    say(context, `  ${rounded(ratio).padStart(14)} x   ${what}`);
}

/** The benchmarks wanted, all of them without a name; two checkouts are compared only when one is named. */
async function measured(
  context: Context,
  name: string | undefined,
  other: string | undefined,
): Promise<Map<string, Ran>> {
  if (name === COMPARE || other !== undefined) {
    const isCheckout = other !== undefined && existsSync(join(other, 'kernel/src/index.ts'));
    if (!isCheckout || (name ?? COMPARE) !== COMPARE)
      throw new WrongUse('Two checkouts are compared by: bench compare --against <folder of the other>.');
    return new Map([[COMPARE, await runBench(context, 'comparing/compare', resolve(other))]]);
  }
  const folder = join(context.root, 'bench/src');
  const programs = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  const titles = context.titles.map(({ meta }) => meta.id);
  const known = [...titles, ...programs.map((file) => file.replace(/\.ts$/, ''))].toSorted();
  if (name !== undefined && !known.includes(name))
    throw new WrongUse(`There is no benchmark "${name}". Benchmarks: ${[...known, COMPARE].join(', ')}.`);
  const ran = new Map<string, Ran>();
  for (const each of name === undefined ? known : [name]) ran.set(each, await runBench(context, each));
  return ran;
}

export const bench: Command = {
  usage: 'bench [name]',
  about: 'Measure, against peers and against what we promised',
  flags: [
    JSON_FLAG,
    { flag: '--write', about: 'Keep the result in bench/results' },
    { flag: '--against <folder>', about: 'Compare with another checkout of Grognard, in one run' },
  ],
  examples: ['bench', 'bench generals --write', 'bench compare --against ../before'],
  async run(context, [name], given) {
    const ran = await measured(context, name, textValue(given, 'against'));
    if (isOn(given, 'write')) {
      mkdirSync(join(context.root, 'bench/results'), { recursive: true });
      for (const [each, { report }] of ran)
        writeFileSync(
          join(context.root, 'bench/results', `${each}.json`),
          `${JSON.stringify(report, null, 2)}\n`,
        );
    }
    if (isOn(given, 'json')) {
      const reports = [...ran.values()].map(({ report }) => report);
      sayJson(context, {
        cases: reports.flatMap(({ cases }) => cases),
        ratios: Object.assign({}, ...reports.map(({ ratios }) => ratios)),
      });
    } else for (const [each, result] of ran) tell(context, each, result);
    return [...ran.values()].every(({ held }) => held) ? EXIT.held : EXIT.fellShort;
  },
};
