/** What a roll came to. */
export const results = {
  hitsOver: '{total} against {other}: {side} hits',
  below: '{total} against {other}: no hit',
  nobodyHits: '{total} against {other}: nobody hits',
  firesTooLow: '{total} against {other}, but fire needs 4: no hit',
  hitsAlone: '{side} rolled {total}, needed 4: 1 hit',
  lies: '{unit}: {natural}',
  plain: '{unit}: {natural}, {result}',
  summed: '{unit}: {natural}, {added}, makes {total}: {result}',
  hit: '1 hit',
  miss: 'no hit',
  missesAlone: '{side} rolled {total}, needed 4: no hit',
} as const;

/** The sheet that shows one fight. */
export const fightSheet = {
  title: 'Fight',
  place: '{number} of {count}',
  fights: 'Fights',
  against: '{white} against {black}',
  chances: '{side} hits with {percent}',
} as const;

/** What an attempt leads to, and how likely that is. */
export const chances = {
  hit: 'hit: {percent}',
  success: 'success: {percent}',
  ruin: 'destroyed: {percent}',
} as const;
