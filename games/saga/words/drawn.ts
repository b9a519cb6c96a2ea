/** What stands beside the table drawn in text. */
export const drawn = {
  flanks: 'flanks of {board}: {held}',
  points: '{vp} of {target} VP',
  piles: 'deck {deck}, discard {discard}, army {army}',
  test: 'Test: {unit} {kind}, needs {need}: {die}{added}',
  draft: 'Your draft ({kind}): {text}',
} as const;
