/** What stands first is meant: browsers name each other for old websites' sake. */
const BROWSERS = [
  ['Firefox', /Firefox|FxiOS/],
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const SYSTEMS = [
  ['Android', /Android/],
  ['an iPhone', /iPhone/],
  ['an iPad', /iPad/],
  ['Windows', /Windows/],
  ['a Mac', /Mac OS/],
  ['Linux', /Linux/],
] as const;

/** 'Firefox on Linux': enough for its owner to tell it from the others. */
export function deviceName(userAgent: string): string {
  const named = (list: typeof BROWSERS | typeof SYSTEMS): string | undefined =>
    list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return 'A browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
