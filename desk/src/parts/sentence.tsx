import type { Phrase } from '../contract/log-line.ts';

/** A sentence with the things that matter in bold. */
export const Sentence = ({ text }: { readonly text: readonly Phrase[] }) => (
  <>{text.map((part) => (typeof part === 'string' ? part : <b key={part.bold}>{part.bold}</b>))}</>
);
