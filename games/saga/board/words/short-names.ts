import type { UnitCard, UnitCardId } from '../../vocabulary.ts';

/** Names that fit the card, where the printed one does not. */
const SHORT: { readonly [id: UnitCardId]: string } = {
  'FR-GREN': 'Grenadiers',
  'FR-NATG': 'National Guard',
  'FR-OG': 'Old Guard',
  'FR-CHAS': 'Chasseurs',
  'FR-GACH': 'Horse Grenadiers',
  'FR-GART': 'Guard Artillery',
  'BR-GDS': 'Foot Guards',
  'AL-KGLI': 'KGL Light Inf.',
  'AL-DUTB': 'Dutch-Belgians',
  'AL-BRUN': 'Brunswickers',
  'AL-HANL': 'Hanov. Landwehr',
  'BR-HOUS': 'Household Cav.',
  'BR-FART': 'Royal Foot Art.',
  'BR-HART': 'Royal Horse Art.',
  'PR-GREN': 'Pr. Grenadiers',
  'PR-JAEG': 'Pr. Jaegers',
  'PR-LAND': 'Pr. Landwehr',
  'PR-UHLA': 'Prussian Uhlans',
  'PR-FART': 'Pr. Foot Battery',
  'PR-HART': 'Pr. Horse Battery',
};

export const shortName = ({ id, name }: UnitCard): string => SHORT[id] ?? name;
