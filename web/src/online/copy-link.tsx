import { Button } from '@grognard/desk/parts/button.tsx';
import { useRef, useState } from 'preact/hooks';
import { t } from '../words/words.ts';

/** An address to send to somebody: selected when touched, copied by its button. */
export function CopyLink({ label, address }: { readonly label: string; readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Where the browser keeps its clipboard closed, the address stands there selected.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <span class="copy-link">
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={isCopied ? 'ui-check' : 'ui-copy'} onClick={() => void copy()}>
        {t(isCopied ? 'room.copied' : 'room.copy')}
      </Button>
    </span>
  );
}
