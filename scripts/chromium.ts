import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const findChromium = (): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH'];
  return (chosen === undefined ? usualPlaces : [chosen]).find((path) => existsSync(path));
};

function aptInstall(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', [...apt, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** The browser for the end-to-end tests; on Debian as root (a CI container) it is installed when missing. */
export function ensureChromium(): string {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (findChromium() === undefined && canInstall && process.env['CHROMIUM_PATH'] === undefined) {
    console.log('No Chromium found: installing it with apt-get ...');
    aptInstall();
  }
  const found = findChromium();
  if (found === undefined)
    throw new Error('No Chromium found: install it or set CHROMIUM_PATH to its program.');
  return found;
}
