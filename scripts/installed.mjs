// Is everything the lock file asks for on disk? Plain JavaScript: used before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const allows = (list, value) => {
  if (list === undefined) return true;
  const all = [list].flat();
  if (all.includes(`!${value}`)) return false;
  return all.every((one) => one.startsWith('!')) || all.includes(value);
};

/** Packages for another platform are in the lock but not on disk; the C library is not known here, so it is left open. */
const mustBeHere = (entry, host) =>
  !entry.optional || (entry.libc === undefined && (entry.os !== undefined || entry.cpu !== undefined))
    ? allows(entry.os, host.platform) && allows(entry.cpu, host.arch)
    : false;

/**
 * npm writes node_modules/.package-lock.json as its very last step, so an interrupted installation has none, or an
 * old one. It must agree with the lock file, and each package it names must still be there.
 */
export function isInstalled(folder, host = process) {
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages;
  const found = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted || !found) return false;
  const isPackage = ([path]) => path.includes('node_modules/');
  const agrees = ([path, entry]) =>
    found[path] ? found[path].version === entry.version : !mustBeHere(entry, host);
  const isOnDisk = ([path]) => path in wanted && existsSync(join(folder, path, 'package.json'));
  return (
    Object.entries(wanted).filter(isPackage).every(agrees) &&
    Object.entries(found).filter(isPackage).every(isOnDisk)
  );
}
