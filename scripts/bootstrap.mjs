// Plain JavaScript that runs on any Node >= 18 with nothing installed: finds or installs Node 24, installs the
// dependencies, then hands the task to scripts/tasks.ts. All its own output goes to stderr, because the task may
// speak a protocol on stdout (`grognard engine`).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const onWindows = process.platform === 'win32';

const fail = (message, code = 1) => {
  console.error(message);
  process.exit(code);
};

/** Runs npm under the given Node; gives what was wrong, if anything. */
function npmCi(nodeBin, cwd, what) {
  console.error(what);
  // npm sets npm_execpath for scripts; without it (the script was started by hand) npm comes from the PATH.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = {
    cwd,
    env: { ...process.env, PATH: dirname(nodeBin) + delimiter + process.env.PATH },
    stdio: ['ignore', 2, 2],
  };
  const child = npm
    ? spawn(nodeBin, [npm, ...args], options)
    : spawn(onWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: onWindows });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`Could not run npm: ${error.message}`));
    child.on('exit', (code) => resolve(code === 0 ? null : `npm ci failed in ${cwd}.`));
  });
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Two tasks started together must not install into the same folder: the second waits for the first. */
async function withInstallLock(work) {
  const lock = join(root, 'tools/.install-lock');
  const owner = join(lock, 'pid');
  for (let waited = false; ; waited = true) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
      if (pid > 0 ? !isAlive(pid) : waited) rmSync(lock, { recursive: true, force: true });
      else if (!waited) console.error('Waiting for another installation to finish ...');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  writeFileSync(owner, String(process.pid));
  await work();
  release();
  process.off('exit', release);
}

const runsNode24 = (bin) => {
  const result = existsSync(bin) ? spawnSync(bin, ['--version'], { encoding: 'utf8' }) : undefined;
  return result?.status === 0 && result.stdout.startsWith('v24.');
};

const folder = join(root, 'tools/node');
const name = `node-${onWindows ? 'win' : process.platform}-${process.arch}`;
const ownBin = join(folder, 'node_modules', name, onWindows ? 'bin/node.exe' : 'bin/node');
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major >= 24;
/** npm leaves out, without a word, optional packages that ask for another Node; those in the lock ask for 20.19 or 22.13. */
const suitsAll = isNewEnough || (major === 20 && minor >= 19) || (major === 22 && minor >= 13);
const hasNode = () => isNewEnough || (isInstalled(folder) && runsNode24(ownBin));

const installNode = () =>
  npmCi(process.execPath, folder, `Node ${process.version} is too old: installing Node 24 ...`);
const installAll = (nodeBin) => npmCi(nodeBin, root, 'Installing dependencies ...');

/** Node and the dependencies come side by side where that is possible: each waits for the line most of the time. */
async function install() {
  const early = suitsAll && !isInstalled(root) ? installAll(process.execPath) : null;
  const problem = hasNode() ? null : await installNode();
  if (problem !== null) fail(problem);
  if (!hasNode()) fail('There is no Node 24 package for this platform: please install Node 24 or newer.');
  const late =
    (await early) ?? (isInstalled(root) ? null : await installAll(isNewEnough ? process.execPath : ownBin));
  if (late !== null) fail(late);
}

if (!hasNode() || !isInstalled(root)) await withInstallLock(install);
const bin = isNewEnough ? process.execPath : ownBin;

// Asynchronous, so that a signal to this process reaches the task (spawnSync would leave it running).
const child = spawn(bin, [join(root, 'scripts/tasks.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, PATH: dirname(bin) + delimiter + process.env.PATH },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
// npm's `sh -c` dies of a SIGTERM without passing it on: when our parent is gone, the task has to stop too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 250).unref();
