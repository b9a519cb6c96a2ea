/** What is said aloud about what is chosen. */
export const announcements = {
  order: '{unit} in {sector} chosen: {count, one: # sector, other: # sectors} to go to.',
  ride: '{route} written: {count, one: # sector, other: # sectors} to ride on to.',
  unit: '{unit} in {sector} chosen.',
  place: '{arm} chosen: {count, one: # sector, other: # sectors} to place it in.',
  written: '{count, one: # order written, other: # orders written}.',
} as const;
