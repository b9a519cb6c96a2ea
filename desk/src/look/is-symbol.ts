import { SYMBOLS, type SymbolName } from './symbol-names.ts';

const known: ReadonlySet<string> = new Set(SYMBOLS);

/** Games name symbols as text; one the page does not have is left out rather than drawn as nothing. */
export const isSymbol = (name: string): name is SymbolName => known.has(name);
