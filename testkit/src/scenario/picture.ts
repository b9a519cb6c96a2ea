// A board drawn in text. Two ways to draw, told apart by the bars:
//
//   a3 bC2     | b3 bI4 bA | c3          cells between bars: each holds any number of tokens
//   a2 bI      | b2 wI2    | c2
//
//   C1 . W . i1     C cavalry (french)   tokens in columns: each is a cell of its own; three spaces or more
//    . . . . .      W wood               end the picture and begin the legend
//
// Empty lines and lines of dashes are left out. A line's indent is kept: on a hex map it tells the shifted rows.

export interface Cell {
  readonly row: number;
  readonly column: number;
  /** Spaces before the first token of the row, counted from the leftmost row. */
  readonly indent: number;
  readonly tokens: readonly string[];
}

export interface Picture {
  readonly cells: readonly Cell[];
  /** What stands right of the picture: 'C' to 'cavalry (french)'. */
  readonly legend: ReadonlyMap<string, string>;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/).filter(Boolean);
const indentOf = (line: string): number => line.length - line.trimStart().length;
const isDrawn = (line: string): boolean => /[^\s+|=-]/.test(line);

function splitLegend(line: string): readonly [string, readonly string[]] {
  if (line.includes('|')) return [line, []];
  const [drawn = '', ...notes] = line.trim().split(/\s{3,}/);
  return [drawn, notes];
}

function readLegend(notes: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    notes.map((note) => {
      const [symbol = '', ...meaning] = words(note);
      return [symbol, meaning.join(' ')] as const;
    }),
  );
}

export function readPicture(text: string): Picture {
  const lines = text.split('\n').filter(isDrawn);
  const margin = Math.min(...lines.map(indentOf));
  const notes: string[] = [];
  const cells = lines.flatMap((line, row) => {
    const [drawn, legend] = splitLegend(line);
    notes.push(...legend);
    const inCells = drawn.includes('|')
      ? drawn
          .replace(/^\s*\||\|\s*$/g, '')
          .split('|')
          .map(words)
      : words(drawn).map((token) => [token]);
    return inCells.map((tokens, column) => ({ row, column, indent: indentOf(line) - margin, tokens }));
  });
  return { cells, legend: readLegend(notes) };
}
