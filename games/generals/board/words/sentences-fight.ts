/** What a roll came to. */
export const results = {
  hitsOver: '{side} hits, {total} over {other}',
  nobodyHits: '{total} against {other}: nobody hits',
  firesTooLow: '{total} over {other}, but fire needs 4: no hit',
  hitsAlone: '{side} rolled {total}, needed 4: a hit',
  lies: '{unit}: {natural}',
  plain: '{unit}: {natural}, {result}',
  summed: '{unit}: {natural}, {added}, makes {total}: {result}',
  hit: 'a hit',
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
