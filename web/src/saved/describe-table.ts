import type { Player, SavedTable } from '@grognard/protocol';
import { howItEnded } from '../table/how-it-ended.ts';
import { isHere } from '../table/sitting.ts';
import { titles } from '../titles.ts';
import { t } from '../words/words.ts';

export function playerName(player: Player): string {
  if (player.kind === 'far') return player.name;
  return player.kind === 'ai'
    ? t('player.ai', { level: t(`level.${player.level}`) })
    : t(`player.${player.kind}`);
}

/** 'you against AI Veteran', in the order of the seats. */
export function pairName({ players }: Pick<SavedTable, 'players'>): string {
  const [first, second] = Object.values(players);
  if (first === undefined || second === undefined) return '';
  return t('saved.pair', { first: playerName(first), second: playerName(second) });
}

export const titleOfGame = (game: string): string => titles.find(({ id }) => id === game)?.title ?? game;

/** Whether somebody at this screen has something to decide. */
export const isYourMove = ({ waitingFor, players, outcome }: SavedTable): boolean =>
  outcome === null && waitingFor.some((seat) => isHere(players[seat]));

export function stateWord(table: SavedTable): string {
  const how = howItEnded(table);
  if (how !== null) return t(how === 'watched' ? 'saved.over' : `saved.${how}`);
  return t(isYourMove(table) ? 'saved.yourMove' : 'saved.thinking');
}

export const kindWord = ({ kind }: SavedTable): string | null => {
  if (kind === 'battle') return null;
  return t(kind === 'sandbox' ? 'saved.sandbox' : 'saved.guide');
};
