import { Button } from '../parts/button.tsx';
import type { Named } from './craft.ts';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';
import './message-line.css';

type Told<W extends Named, L> = Pick<Work<W, L>, 'message' | 'setMessage'>;

/** What happened last, said aloud as well; what can be taken back has its button beside it. */
export function MessageLine<W extends Named, L>({ work }: { readonly work: Told<W, L> }) {
  const { message } = work;
  return (
    <div
      class={message === null ? 'sr' : `desk-message note${message.error === undefined ? '' : ' bad'}`}
      role="status"
    >
      {message !== null && (
        <>
          <p>{message.error === undefined ? message.text : `${message.text} ${message.error.message}`}</p>
          {message.takeBack !== undefined && <Button onClick={message.takeBack}>{words.takeBack}</Button>}
          <Button kind="ghost" onClick={() => work.setMessage(null)}>
            {words.understood}
          </Button>
        </>
      )}
    </div>
  );
}
