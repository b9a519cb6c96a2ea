export const chapterWords = {
  turn: 'Turn {turn}',
} as const;
