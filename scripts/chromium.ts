import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The browser without its windows comes first: the tests take about a seventh less of the processor in it. */
const usualPlaces = ['/usr/bin/chromium-headless-shell', ...wholeBrowsers];

export const findChromium = (): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH'];
  return (chosen === undefined ? usualPlaces : [chosen]).find((path) => existsSync(path));
};

/** Notices of a server are shown by a whole browser only. */
export const findWholeChromium = (): string | undefined =>
  wholeBrowsers.find((path) => existsSync(path)) ?? findChromium();

async function apt(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const all = ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args];
  const [code] = await once(spawn('apt-get', all, { stdio: ['ignore', 'ignore', 'inherit'], env }), 'exit');
  return code === 0;
}

/** An older Debian has only the whole browser. */
async function aptInstall(): Promise<void> {
  await apt('update');
  const install = (...names: string[]): Promise<boolean> =>
    apt('install', '-y', '--no-install-recommends', ...names);
  if (!(await install('chromium', 'chromium-headless-shell'))) await install('chromium');
}

/** The browser for the end-to-end tests; on Debian as root (a CI container) it is installed when missing. */
export async function ensureChromium(): Promise<string> {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (findChromium() === undefined && canInstall && process.env['CHROMIUM_PATH'] === undefined) {
    console.log('No Chromium found: installing it with apt-get ...');
    await aptInstall();
  }
  const found = findChromium();
  if (found === undefined)
    throw new Error('No Chromium found: install it or set CHROMIUM_PATH to its program.');
  return found;
}
