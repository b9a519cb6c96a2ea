// What tells one unit from another at a glance: whose it is, what it wears, what it carries.
import type { Nation, UnitCard, UnitCardId } from '../../../vocabulary.ts';
import type { HatName } from './hats.ts';
import type { WeaponName } from './weapons.ts';

/** Colours of the contingents; the Allied ones march under three. */
export const LOOKS = ['fr', 'gb', 'nl', 'bw', 'hv', 'pr'] as const;
export type Look = (typeof LOOKS)[number];
export const PLUMES = ['red', 'green', 'white', 'yellow', 'blue', 'black', 'orange'] as const;
export type Plume = (typeof PLUMES)[number];

export interface Insignia {
  readonly hat: HatName;
  readonly weapon: WeaponName;
  readonly plume: Plume;
  readonly look?: Look;
}

const worn = (hat: HatName, weapon: WeaponName, plume: Plume, look?: Look): Insignia => ({
  hat,
  weapon,
  plume,
  ...(look === undefined ? {} : { look }),
});

export const INSIGNIA: { readonly [id: UnitCardId]: Insignia } = {
  'FR-LINE': worn('shako', 'musket', 'red'),
  'FR-LIGHT': worn('tallShako', 'musket', 'green'),
  'FR-GREN': worn('bearskin', 'musket', 'red'),
  'FR-NATG': worn('bicorne', 'musket', 'blue'),
  'FR-YG': worn('tallShako', 'musket', 'red'),
  'FR-MG': worn('bearskin', 'musket', 'green'),
  'FR-OG': worn('guardsBearskin', 'musket', 'red'),
  'FR-CUIR': worn('combHelmet', 'sword', 'black'),
  'FR-DRAG': worn('combHelmet', 'carbine', 'green'),
  'FR-HUSS': worn('tallShako', 'sabre', 'white'),
  'FR-CHAS': worn('tallShako', 'sabre', 'green'),
  'FR-LANC': worn('combHelmet', 'lance', 'red'),
  'FR-GACH': worn('bearskin', 'sword', 'red'),
  'FR-FART': worn('shako', 'rammer', 'red'),
  'FR-HART': worn('busby', 'rammer', 'red'),
  'FR-GART': worn('bearskin', 'rammer', 'red'),
  'BR-LINE': worn('belgicShako', 'musket', 'white'),
  'BR-HIGH': worn('bonnet', 'musket', 'white'),
  'BR-GDS': worn('guardsBearskin', 'musket', 'white'),
  'BR-RIFL': worn('stovepipe', 'rifle', 'green'),
  'AL-KGLI': worn('belgicShako', 'rifle', 'green', 'hv'),
  'AL-DUTB': worn('belgicShako', 'musket', 'orange', 'nl'),
  'AL-BRUN': worn('mournersShako', 'musket', 'black', 'bw'),
  'AL-HANL': worn('stovepipe', 'musket', 'yellow', 'hv'),
  'BR-UNIO': worn('bearskin', 'sword', 'white'),
  'BR-HOUS': worn('crestHelmet', 'sword', 'red'),
  'BR-LDRA': worn('shako', 'sabre', 'white'),
  'AL-KGLH': worn('busby', 'sabre', 'red', 'hv'),
  'BR-FART': worn('belgicShako', 'rammer', 'white'),
  'BR-HART': worn('crestHelmet', 'rammer', 'black'),
  'PR-LINE': worn('shako', 'musket', 'black'),
  'PR-GREN': worn('tallShako', 'musket', 'black'),
  'PR-JAEG': worn('shako', 'rifle', 'green'),
  'PR-LAND': worn('cap', 'musket', 'red'),
  'PR-HUSS': worn('busby', 'sabre', 'blue'),
  'PR-UHLA': worn('czapka', 'lance', 'white'),
  'PR-DRAG': worn('tallShako', 'sword', 'white'),
  'PR-FART': worn('shako', 'rammer', 'black'),
  'PR-HART': worn('tallShako', 'rammer', 'black'),
};

const HOME: { readonly [nation in Nation]: Look } = { FR: 'fr', BR: 'gb', AL: 'nl', PR: 'pr' };
const PLAIN: Insignia = worn('shako', 'musket', 'white');

export const insigniaOf = ({ id }: UnitCard): Insignia => INSIGNIA[id] ?? PLAIN;
export const lookOf = (card: UnitCard): Look => insigniaOf(card).look ?? HOME[card.nation];
