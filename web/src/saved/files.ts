import type { SavedTable } from '@grognard/protocol';

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken its own hold of the data by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** 'generals-2026-11-15-3fa9.grognard' */
export const fileName = ({ game, updated, id }: Pick<SavedTable, 'game' | 'updated' | 'id'>): string =>
  `${game}-${updated.slice(0, 10)}-${id.slice(0, 4)}.grognard`;
