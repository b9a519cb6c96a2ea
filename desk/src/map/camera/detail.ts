// How much is drawn at which zoom. The level changes the drawing; between two levels the drawing is only scaled.

/** Theatre: where armies stand. Staff: arm and strength. Field: the whole counter. Close: stacks laid open. */
export const DETAILS = ['theatre', 'staff', 'field', 'close'] as const;
export type Detail = (typeof DETAILS)[number];

const FROM: { readonly [detail in Detail]: number } = { theatre: 0, staff: 0.35, field: 0.8, close: 1.8 };

export const detailAt = (zoom: number): Detail =>
  DETAILS.findLast((detail) => zoom >= FROM[detail]) ?? 'theatre';
