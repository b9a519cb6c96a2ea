import { signal } from '@preact/signals';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What everything on the page is written in; the settings decide. */
export const language = signal<Language>('en');
