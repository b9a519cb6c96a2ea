import type { Report } from '@grognard/desk';
import type { InputError } from '@grognard/kernel';
import type { Place, TableState } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { reporterOf } from '../load-rooms.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'wrong'; readonly error: InputError }
  /** Nothing to report yet. */
  | { readonly is: 'going'; readonly table: TableState }
  | { readonly is: 'ready'; readonly table: TableState; readonly report: Report };

async function load(id: string): Promise<Loaded> {
  const place = await tables.open({ table: id, viewer: 'spectator' });
  if (!place.ok) return { is: 'wrong', error: place.error };
  const loaded = await loadFrom(place.value);
  void place.value.leave();
  return loaded;
}

async function loadFrom(place: Place): Promise<Loaded> {
  const looked = await place.look();
  if (!looked.ok) return { is: 'wrong', error: looked.error };
  const table = looked.value;
  const { outcome, options, game, view } = table;
  if (outcome === null) return { is: 'going', table };
  const [moments, chances, reporter] = await Promise.all([
    place.moments({ from: 0 }),
    place.chances(),
    reporterOf(game),
  ]);
  if (!moments.ok) return { is: 'wrong', error: moments.error };
  if (reporter === undefined)
    return { is: 'wrong', error: { code: 'no-report', path: 'game', message: t('report.none', { game }) } };
  const report = reporter.report({
    options,
    outcome,
    view,
    moments: moments.value,
    chances: chances.ok ? chances.value : null,
  });
  return { is: 'ready', table, report };
}

export function useReport(id: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  useEffect(() => {
    let isWanted = true;
    load(id).then((found) => isWanted && setLoaded(found));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return loaded;
}
