import { settings } from '../settings.ts';

/** Days are told the way the rest of our English is spelt. */
const spelling = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** '17 November', of another year '17 November 2025'. */
export function dayName(day: string, today = new Date()): string {
  const year = day.startsWith(`${today.getFullYear()}-`) ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(spelling(settings.value.language), {
    day: 'numeric',
    month: 'long',
    ...year,
    timeZone: 'UTC',
  }).format(new Date(day));
}
