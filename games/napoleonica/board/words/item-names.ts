// Artifacts, relics and improvement cards by name.
import { type ImprovementId, improvement } from '../../data/improvements.ts';
import { ARTIFACTS, RELICS } from '../../data/items.ts';

const ITEMS = [...ARTIFACTS, ...RELICS];

export const itemName = (id: string): string => ITEMS.find((item) => item.id === id)?.name ?? id;
export const itemText = (id: string): string => ITEMS.find((item) => item.id === id)?.text ?? '';
export const improvementName = (id: ImprovementId): string => improvement(id).name;
