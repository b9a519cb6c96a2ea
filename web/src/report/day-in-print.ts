import { useEffect } from 'preact/hooks';

/** Paper is white: whoever reads by candlelight prints by day. */
export function useDayInPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown = dataset['theme'];
    const before = (): void => {
      shown = dataset['theme'];
      dataset['theme'] = 'day';
    };
    const after = (): void => {
      dataset['theme'] = shown;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
