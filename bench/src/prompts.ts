// How often somebody is asked for nothing, and how many presses a round or a turn takes; counted at the tables.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../scripts/prompts.ts');
const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
process.exitCode = status ?? 1;
