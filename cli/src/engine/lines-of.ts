// The lines of a stream as JSON has them: a line feed ends one, and nothing else does. (readline also splits at U+2028.)
import { StringDecoder } from 'node:string_decoder';

export async function* linesOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let open = '';
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    const [first = '', ...rest] = text.split('\n');
    open += first;
    for (const begun of rest) {
      yield open;
      open = begun;
    }
  }
  open += decoder.end();
  if (open !== '') yield open;
}
