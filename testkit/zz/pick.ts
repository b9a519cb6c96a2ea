import { readFileSync, writeFileSync } from 'node:fs';
const root = '/tmp/wt/lcmutate/';
const { mutantsIn } = await import(root + 'testkit/src/mutation/mutants-in.ts');
const { ruleFiles } = await import(root + 'testkit/src/mutation/rule-files.ts');
const { sample } = await import(root + 'testkit/src/mutation/sample.ts');
const [game, seed, count, pattern, out] = process.argv.slice(2);
const all = ruleFiles(root, game).filter((p: string) => new RegExp(pattern).test(p)).flatMap((p: string) => mutantsIn(p, readFileSync(root + p, 'utf8')));
const t = sample(all, Number(count), Number(seed)).map(({ path, line, text, was, is }: any) => ({ path, line, text, was, is }));
writeFileSync(out, JSON.stringify(t)); console.log(all.length, t.length);
