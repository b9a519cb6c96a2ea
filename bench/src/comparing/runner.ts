// One checkout at one feat. Told how many milliseconds of processor time to go on, it answers with its rate.
import { rate } from '../measuring/interleaved.ts';
import { feats } from './feats.ts';
import { loadTree } from './tree.ts';

const [, , folder = '', name = ''] = process.argv;
const tree = await loadTree(folder);
const feat = feats(tree.titles.map(({ id }) => id)).find((each) => each.name === name);
if (feat === undefined) throw new Error(`there is no feat “${name}”`);
const contestant = { name, run: () => feat.run(tree) };

process.on('message', (ms) => process.send?.(rate(contestant, Number(ms))));
process.send?.('ready');
