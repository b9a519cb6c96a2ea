import { WrongUse } from '../wrong-use.ts';

/** The names a game goes by, in the forms the files need. */
export interface Names {
  /** 'later-campaigns' */
  readonly id: string;
  /** 'laterCampaigns' */
  readonly identifier: string;
  /** 'Later Campaigns' */
  readonly title: string;
  /** 'LAT' */
  readonly prefix: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function namesOf(id: string, title: string | undefined, prefix: string | undefined): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new WrongUse(`A game's id is made of small letters, digits and single hyphens, not "${id}".`);
  const words = id.split('-');
  const letters =
    prefix ??
    id
      .replace(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase();
  if (!/^[A-Z]{2,8}$/.test(letters))
    throw new WrongUse(`--prefix is two to eight capital letters, not "${letters}".`);
  const name = title ?? words.map(capital).join(' ');
  if (/['"`\\\n]/.test(name)) throw new WrongUse('--title has no quotes, backslashes or line breaks.');
  const [first = '', ...rest] = words;
  return { id, identifier: first + rest.map(capital).join(''), title: name, prefix: letters };
}

/** The text of the template with the new names in the place of its own. */
export const renamed = (text: string, { id, identifier, title, prefix }: Names): string =>
  text
    .replaceAll('matching-pennies', id)
    .replaceAll('matchingPennies', identifier)
    .replaceAll('Matching Pennies', title)
    .replaceAll('PENNY', prefix);
