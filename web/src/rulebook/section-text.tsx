import { highlighted } from './highlight.ts';
import type { InThisGame } from './in-this-game.ts';
import { Margin } from './margin.tsx';
import type { Block, Row, Section } from './read-rulebook.ts';
import { rulesIn } from './search.ts';

interface Looking {
  readonly marks: RegExp | null;
  /** The paragraph somebody came for. */
  readonly target: string | null;
  readonly game: InThisGame | null;
  href(rule: string): string;
}

const Html = ({ html, marks }: { readonly html: string; readonly marks: RegExp | null }) => (
  <span dangerouslySetInnerHTML={{ __html: highlighted(html, marks) }} />
);

const Anchor = ({ rule, looking }: { readonly rule: string; readonly looking: Looking }) => (
  <a class="anchor num" href={looking.href(rule)} id={rule}>
    {rule}
  </a>
);

const TableRow = ({ row, looking }: { readonly row: Row; readonly looking: Looking }) => (
  <tr class={row.rule !== null && row.rule === looking.target ? 'target' : ''}>
    {row.cells.map((cell, i) => (
      <td key={`${i}${cell}`}>
        {i === 0 && row.rule !== null && <Anchor rule={row.rule} looking={looking} />}{' '}
        <Html html={cell} marks={looking.marks} />
      </td>
    ))}
  </tr>
);

function BlockText({ block, looking }: { readonly block: Block; readonly looking: Looking }) {
  const { marks, target } = looking;
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <Html html={block.html} marks={marks} />
        </h3>
      );
    case 'figure':
      return (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide figure scrolls, also by keyboard
          tabIndex={0}
        >
          <Html html={block.html} marks={null} />
        </pre>
      );
    case 'table':
      return (
        <section
          class="scroll"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard
          tabIndex={0}
          aria-label={block.head.join(', ').replace(/<[^>]+>/g, '')}
        >
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) =>
                  cell === '' ? (
                    <td key={`${i}${cell}`} />
                  ) : (
                    <th key={`${i}${cell}`} scope="col">
                      <Html html={cell} marks={marks} />
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <TableRow key={row.cells.join()} row={row} looking={looking} />
              ))}
            </tbody>
          </table>
        </section>
      );
    default: {
      const { rule } = block;
      const depth = block.kind === 'item' ? block.depth : 0;
      const kind = rule === null ? (block.kind === 'item' ? `rule-point depth-${depth}` : 'prose') : 'para';
      return (
        <div class={rule !== null && rule === target ? `${kind} target` : kind}>
          {rule !== null && <Anchor rule={rule} looking={looking} />}
          <p>
            <Html html={block.html} marks={marks} />
          </p>
        </div>
      );
    }
  }
}

/** A section with its margin. */
export const SectionText = ({
  section,
  looking,
}: {
  readonly section: Section;
  readonly looking: Looking;
}) => (
  <section class="rule-section" id={section.id} aria-labelledby={`${section.id}-title`}>
    <h2 id={`${section.id}-title`} tabIndex={-1}>
      {section.number !== null && <span class="num">{section.number} </span>}
      {section.title}
    </h2>
    {section.blocks.map((block, i) => (
      <div key={`${section.id}-${i}`} class="row">
        <div class="text">
          <BlockText block={block} looking={looking} />
        </div>
        {looking.game !== null && <Margin rules={rulesIn(block)} game={looking.game} />}
      </div>
    ))}
  </section>
);
