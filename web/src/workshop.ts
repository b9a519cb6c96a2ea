export type * from '@grognard/desk';
