import { PACE, SPEEDS, type Speed } from '@grognard/desk/playback/speeds.ts';
import { isLanguage, language } from '@grognard/desk/words/language.ts';
import { effect, signal } from '@preact/signals';

export const THEMES = ['auto', 'day', 'candle'] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;

export interface Settings {
  /** 'auto' follows the system. */
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How long results are shown. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** Odds and reach at the table, for new games. */
  readonly hints: boolean;
  readonly language: string;
}

const defaults: Settings = {
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: false,
  hints: true,
  language: 'en',
};
const key = 'grognard-settings';

const oneOf = <T extends string>(choices: readonly T[], raw: unknown, otherwise: T): T =>
  choices.find((choice) => choice === raw) ?? otherwise;

/** Settings as stored, each wrong or missing part replaced by its default. */
export function readSettings(text: string | null): Settings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(text ?? 'null');
  } catch {
    // Somebody edited the browser's storage: start from the defaults.
  }
  const part: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  return {
    theme: oneOf(THEMES, part['theme'], defaults.theme),
    motion: oneOf(MOTIONS, part['motion'], defaults.motion),
    speed: oneOf(SPEEDS, part['speed'], defaults.speed),
    sound: part['sound'] === true,
    hints: part['hints'] !== false,
    language: isLanguage(part['language']) ? part['language'] : defaults.language,
  };
}

export const settings = signal<Settings>(readSettings(localStorage.getItem(key)));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsDark = signal(darkSystem.matches);
const systemIsStill = signal(stillSystem.matches);
darkSystem.addEventListener('change', () => {
  systemIsDark.value = darkSystem.matches;
});
stillSystem.addEventListener('change', () => {
  systemIsStill.value = stillSystem.matches;
});

export const isCandlelit = (): boolean =>
  settings.value.theme === 'auto' ? systemIsDark.value : settings.value.theme === 'candle';

/** Whether pieces move and dice roll, or simply lie there. */
export const hasMotion = (): boolean =>
  settings.value.motion === 'auto' ? !systemIsStill.value : settings.value.motion === 'full';

/** What the length of everything that is shown for a while is multiplied by. */
export const pace = (): number => PACE[settings.value.speed];

export const toggleTheme = (): void => change({ theme: isCandlelit() ? 'day' : 'candle' });

effect(() => {
  language.value = settings.value.language;
  localStorage.setItem(key, JSON.stringify(settings.value));
  document.documentElement.dataset['theme'] = isCandlelit() ? 'candle' : 'day';
  document.documentElement.dataset['motion'] = settings.value.motion;
});
addEventListener('storage', (event) => {
  if (event.key === key) settings.value = readSettings(event.newValue);
});
