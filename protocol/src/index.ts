export * from './messages.ts';
export * from './table.ts';
