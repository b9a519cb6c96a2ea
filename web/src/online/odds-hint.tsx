import type { Seat } from '@grognard/kernel';
import type { Odds } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import { hall } from './far.ts';

interface OddsHintProps {
  readonly table: string;
  readonly seat: Seat;
}

/** What to expect of a rated battle on this seat, before one takes it. */
export function OddsHint({ table, seat }: OddsHintProps) {
  const [odds, setOdds] = useState<Odds | null>(null);
  useEffect(() => {
    void hall.odds({ table, seat }).then((reply) => reply.ok && setOdds(reply.value));
  }, [table, seat]);
  if (odds === null) return null;
  return (
    <p class="facts">
      {odds.chance === null ? t('odds.unknown') : t('odds.chance', { count: Math.round(odds.chance * 10) })}
      {odds.theirs !== null && ` ${t('odds.theirs', { points: odds.theirs })}`}
    </p>
  );
}
