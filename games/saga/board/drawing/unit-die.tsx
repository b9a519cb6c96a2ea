import { Die } from '@grognard/desk/parts/die.tsx';
import { ownerOf } from '../../view-units.ts';
import type { UnitId } from '../../vocabulary.ts';
import { DIE_LOOK } from '../words/tests.ts';

/** The die thrown for a unit, in the material of its side. */
export const UnitDie = ({ face, unit }: { readonly face: number; readonly unit: UnitId }) => (
  <Die face={face} look={DIE_LOOK[ownerOf(unit)]} label={`die ${face}`} />
);
