// The blocks a teaching rulebook is made of, as they stand on the page and on the card for the table.
import type {
  BookBlock,
  ExampleStep,
  FigureBlock,
  ListBlock,
  Phase,
  SignsBlock,
  TableBlock,
} from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { say } from '@grognard/desk/words/say.ts';
import type { RuleId } from '@grognard/kernel';
import { t } from '../words/words.ts';

/** A sentence of a catalogue that stands in a book needs no facts. */
const Told = ({ text }: { readonly text: string }) => <Sentence text={say<string>(text)} />;

const Cited = ({ rules }: { readonly rules: readonly RuleId[] | undefined }) =>
  rules === undefined ? null : (
    <span class="cited">
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </span>
  );

export function List({ block }: { readonly block: ListBlock }) {
  const items = block.items.map((item) => (
    <li key={item}>
      <Told text={item} />
    </li>
  ));
  return (
    <div class="book-list">
      {block.isNumbered === true ? <ol>{items}</ol> : <ul>{items}</ul>}
      <Cited rules={block.rules} />
    </div>
  );
}

export const Table = ({ block }: { readonly block: TableBlock }) => (
  <div class="book-table">
    <section
      class="scroll"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard
      tabIndex={0}
      aria-label={block.caption}
    >
      <table>
        <caption>
          <Told text={block.caption} />
        </caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) =>
                i === 0 ? (
                  <th key={block.head[i] ?? cell} scope="row">
                    <Told text={cell} />
                  </th>
                ) : (
                  <td key={block.head[i] ?? cell}>
                    <Told text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <Cited rules={block.rules} />
  </div>
);

export const Signs = ({ block }: { readonly block: SignsBlock }) => (
  <div class="book-signs">
    <dl>
      {block.signs.map(({ Sign, means }) => (
        <div key={means}>
          <dt aria-hidden="true">
            <Sign />
          </dt>
          <dd>
            <Told text={means} />
          </dd>
        </div>
      ))}
    </dl>
    <Cited rules={block.rules} />
  </div>
);

const Drawing = ({ block: { Figure, caption, keys } }: { readonly block: FigureBlock }) => (
  <figure class="book-figure">
    <Figure />
    <figcaption>
      <p>
        <Told text={caption} />
      </p>
      {keys !== undefined && (
        <ol>
          {keys.map((key) => (
            <li key={key}>
              <Told text={key} />
            </li>
          ))}
        </ol>
      )}
    </figcaption>
  </figure>
);

const Phases = ({ phases }: { readonly phases: readonly Phase[] }) => (
  <ol class="book-phases">
    {phases.map(({ title, text, icon, isHot }, i) => (
      <li key={title} class={isHot === true ? 'hot' : ''}>
        <Icon name={icon} />
        <i class="num">{i + 1}</i>
        <h4>{title}</h4>
        <p>
          <Told text={text} />
        </p>
      </li>
    ))}
  </ol>
);

const Step = ({ step: { title, text, Figure, sums, decision } }: { readonly step: ExampleStep }) => (
  <li>
    <h4>{title}</h4>
    <p>
      <Told text={text} />
    </p>
    {Figure !== undefined && <Figure />}
    {sums?.map((sum) => (
      <p key={sum} class="book-sum num">
        <Told text={sum} />
      </p>
    ))}
    {decision !== undefined && (
      <p class="book-decision">
        <b>{t('rules.decision')}</b> <Told text={decision} />
      </p>
    )}
  </li>
);

export function Block({ block }: { readonly block: BookBlock }) {
  switch (block.kind) {
    case 'part':
      return <h3 id={block.id}>{block.title}</h3>;
    case 'text':
      return (
        <div class="book-text">
          <p>
            <Told text={block.text} />
          </p>
          <Cited rules={block.rules} />
        </div>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'figure':
      return <Drawing block={block} />;
    case 'phases':
      return (
        <div>
          <Phases phases={block.phases} />
          <Cited rules={block.rules} />
        </div>
      );
    case 'example':
      return (
        <section class="book-example" aria-label={block.title}>
          <h3>{block.title}</h3>
          <ol>
            {block.steps.map((step) => (
              <Step key={step.title} step={step} />
            ))}
          </ol>
          <Cited rules={block.rules} />
        </section>
      );
    case 'advice':
      return (
        <p class="book-advice">
          <b>{t('rules.advice')}</b> <Told text={block.text} />
        </p>
      );
    case 'words':
      return (
        <dl class="book-words">
          {block.words.map(({ word, means, rule }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <Told text={means} /> {rule !== undefined && <RuleLink rule={rule} />}
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
