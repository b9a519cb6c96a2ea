/** The journal is one stop for Tab. Up and down go from line to line, right and left to the rule of a line and back. */
export function onJournalKey(event: KeyboardEvent, list: HTMLElement): void {
  const lines = [...list.querySelectorAll<HTMLElement>('.told')];
  const line = event.target instanceof Element ? event.target.closest('li') : null;
  const at = lines.findIndex((told) => told.closest('li') === line);
  const wanted: { readonly [key: string]: HTMLElement | null | undefined } = {
    ArrowUp: at < 0 ? lines.at(-1) : lines[at - 1],
    ArrowDown: at < 0 ? lines.at(-1) : lines[at + 1],
    Home: lines[0],
    End: lines.at(-1),
    ArrowRight: line?.querySelector<HTMLElement>('.rule'),
    ArrowLeft: lines[at],
  };
  if (!(event.key in wanted)) return;
  event.preventDefault();
  wanted[event.key]?.focus();
}
