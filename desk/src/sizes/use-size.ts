import { useEffect, useRef, useState } from 'preact/hooks';

/** An element's own size on the page, followed as it changes; null until it has one. */
export function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<readonly [width: number, height: number] | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize([Math.round(width), Math.round(height)]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
