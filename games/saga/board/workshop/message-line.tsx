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
          {message.takeBack !== undefined && (
            <button type="button" class="btn" onClick={message.takeBack}>
              Take it back
            </button>
          )}
          <button type="button" class="btn ghost" onClick={() => work.setMessage(null)}>
            Understood
          </button>
        </>
      )}
    </div>
  );
}
