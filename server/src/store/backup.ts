// Backups of a store in SQLite: one file, taken while the server runs, checked before it is believed. PostgreSQL brings
// its own tools (docs/hosting.md).
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { lockStore } from './lock-store.ts';

/** Without a log beside it, also after somebody has looked into it. */
function makeOneFile(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode=DELETE');
  copy.close();
}

/** A whole copy of the moment it is taken. It comes into being under its name only when it is complete. */
export async function backUp(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no store at ${file}.`);
  if (existsSync(to)) throw new Error(`${to} is there already: choose another name.`);
  mkdirSync(dirname(to), { recursive: true });
  const source = new DatabaseSync(file, { readOnly: true });
  const unfinished = `${to}.unfinished`;
  try {
    await copyPages(source, unfinished);
    makeOneFile(unfinished);
    renameSync(unfinished, to);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

function checkWhole(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = copy.prepare('PRAGMA integrity_check').all();
    if (found?.['integrity_check'] !== 'ok') throw new Error(`${file} is damaged.`);
    copy.prepare('SELECT count(*) FROM tables').get();
  } finally {
    copy.close();
  }
}

/** A store in SQLite: what is in its log is not in its file yet. */
const parts = ['', '-wal', '-shm'];

/** Puts a backup in the place of the store; all of what was there is kept beside it. Refused while somebody works there. */
export function restore(from: string, file: string): void {
  const before = `${file}.before-restore`;
  const fresh = `${file}.restoring`;
  if (!existsSync(from)) throw new Error(`There is no backup at ${from}.`);
  mkdirSync(dirname(file), { recursive: true });
  const free = lockStore(file);
  try {
    if (existsSync(file) && existsSync(before))
      throw new Error(`${before} is there already: move it away first.`);
    for (const part of ['', '-wal']) if (existsSync(from + part)) copyFileSync(from + part, fresh + part);
    checkWhole(fresh);
    makeOneFile(fresh);
    // The old one goes as a whole before the new one comes.
    for (const part of parts) if (existsSync(file + part)) renameSync(file + part, before + part);
    renameSync(fresh, file);
  } finally {
    for (const part of parts) rmSync(fresh + part, { force: true });
    free();
  }
}
