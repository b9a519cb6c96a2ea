import { useEffect, useState } from 'preact/hooks';

/** Where the table has room for one thing at a time. */
export const PHONE = '(max-width: 860px)';

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const onChange = (): void => setHolds(list.matches);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [query]);
  return holds;
}
