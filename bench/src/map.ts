// A large map in a real browser; measured where browsers are driven.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../scripts/map-speed.ts');
const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
process.exitCode = status ?? 1;
