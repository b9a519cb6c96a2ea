/** What the terminal says above the map. */
export const terminal = {
  standing: 'Turn {turn}. French {french}, Allies {allied} points.',
  acting: 'Turn {turn}, {side} act. French {french}, Allies {allied} points.',
} as const;
