// The links of tables made in this browser: the server shows each once and keeps only its hash.
import type { Seat } from '@grognard/kernel';
import type { Link, NewInvitation } from '@grognard/protocol';
import { hrefTo } from '../router.ts';

type Links = NewInvitation['links'];

const keyOf = (table: string): string => `grognard-links-${table}`;

export const keepLinks = (table: string, links: Links): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(links));

export function linkFor(table: string, seat: Seat): Link | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    // Written by `keepLinks`; whatever else stands there, the server refuses it.
    return (kept as Links | null)?.[seat] ?? null;
  } catch {
    return null;
  }
}

export const forgetLinks = (table: string): void => localStorage.removeItem(keyOf(table));

/** What is sent to a friend. */
export const addressOf = (link: Link): string =>
  new URL(hrefTo({ screen: 'join', link }), document.baseURI).href;
