import { readFileSync } from 'node:fs';
const root = process.argv[2] + '/';
const { mutantsIn } = await import(root + 'testkit/src/mutation/mutants-in.ts');
const { openTrial } = await import(root + 'testkit/src/mutation/trial.ts');
const game = process.argv[3];
const list = JSON.parse(readFileSync(process.argv[4], 'utf8'));
const chosen: any[] = [];
for (const w of list) {
  const found = mutantsIn(w.path, readFileSync(root + w.path, 'utf8')).filter((m: any) => (w.text === undefined || m.text === w.text) && (w.line === undefined || m.line === w.line) && (w.was === undefined || m.was === w.was) && (w.is === undefined || m.is === w.is));
  if (found.length === 0) console.log('NOT FOUND', JSON.stringify(w).slice(0, 200));
  chosen.push(...found);
}
const t0 = process.cpuUsage().user;
const trial = openTrial(root, game, process.argv[5] === 'thorough');
if (process.env.FILES) (trial as any).files = (trial as any).files.filter((f: string) => new RegExp(process.env.FILES!).test(f));
const failed = await trial.survey(chosen);
console.log('surveyed', failed, (process.cpuUsage().user - t0) / 1e6);
for (const m of chosen) {
  const t1 = process.cpuUsage().user;
  const v = await trial.judge(m);
  console.log(v.kind.toUpperCase(), ((process.cpuUsage().user - t1) / 1e6).toFixed(1), `${m.path}:${m.line} ${m.was.replace(/\s+/g, ' ')} => ${m.is.replace(/\s+/g, ' ')}`, v.by ? `| ${v.by}` : '');
}
trial.close();
process.exit(0);
