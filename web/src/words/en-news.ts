/** Words around what is new. */
export const enNews = {
  'news.notice': 'Grognard {version}: what is new',
  'news.close': 'Close',
  'news.release': 'Grognard {version}',
} as const;
