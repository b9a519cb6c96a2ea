// One checkout at one feat. Told how many milliseconds of processor time to go on, it answers with its rate.
import { rate } from '../measuring/interleaved.ts';
import { feats } from './feats.ts';
import { loadTree, titlesIn } from './tree.ts';

const [, , folder = '', name = ''] = process.argv;
const feat = feats(await titlesIn(folder)).find((each) => each.name === name);
if (feat === undefined) throw new Error(`there is no feat “${name}”`);
const tree = await loadTree(folder, feat.title);
const contestant = { name, run: () => feat.run(tree) };

process.on('message', (ms) => process.send?.(rate(contestant, Number(ms))));
process.send?.('ready');
