import { Button } from '@grognard/desk/parts/button.tsx';
import type { Work } from './use-workbench.ts';

/** What happened last, said aloud as well; what can be taken back has its button beside it. */
export function MessageLine({ work }: { readonly work: Work }) {
  const { message } = work;
  return (
    <div
      class={message === null ? 'sr' : `saga-message note${message.error === undefined ? '' : ' bad'}`}
      role="status"
    >
      {message !== null && (
        <>
          <p>{message.error === undefined ? message.text : `${message.text} ${message.error.message}`}</p>
          {message.takeBack !== undefined && <Button onClick={message.takeBack}>Take it back</Button>}
          <Button kind="ghost" onClick={() => work.setMessage(null)}>
            Understood
          </Button>
        </>
      )}
    </div>
  );
}
