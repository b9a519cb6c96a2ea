// NLC-T5 as people read it, in the chapter and on the card.
export const GROUND = {
  head: ['Ground', 'Infantry', 'Cavalry, guns', 'Assault', 'Bombardment', 'Charge'],
  rows: [
    ['open', '1', '1', '', '', ''],
    ['town, village', '1', '1', '−25%', '−75%', '−50%'],
    ['walled farm', '2', '2', '−50%', 'none', 'none'],
    ['woods', '2', '4', '−50%', '−50%', '−75%'],
    ['stream', '+2', '+2', '−25%', '', '−25%'],
    ['bridge', '+1', '+1', '−50%', '', 'none'],
    ['crest', '', '', '−25%', 'not seen', ''],
  ],
} as const;
