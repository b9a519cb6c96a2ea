/** What stands beside the table drawn in text. */
export const drawn = {
  flanks: 'flanks of {board}: {held}',
  draft: 'Your draft ({kind}): {text}',
} as const;
