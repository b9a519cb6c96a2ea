import { readFileSync } from 'node:fs';
const root='/tmp/wt/lcmutate/';
const { mutantsIn } = await import(root+'testkit/src/mutation/mutants-in.ts');
const { ruleFiles } = await import(root+'testkit/src/mutation/rule-files.ts');
const by = new Map<string, number>(); let n=0;
for (const p of ruleFiles(root, process.argv[2])) { const c = mutantsIn(p, readFileSync(root+p,'utf8')).length; const k=p.split('/')[2]; by.set(k,(by.get(k)??0)+c); n+=c; if (p.includes('/data/')&&c>40) console.log('  ',p,c); }
console.log(n,[...by].sort((a,b)=>b[1]-a[1]).map(([k,c])=>`${k} ${c}`).join(', '));
