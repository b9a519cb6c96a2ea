// NAP-DEK.1 to NAP-DEK.3: what each Action card says, part by part: how many, whom, and what an activated unit may do.
import { expect, test } from 'vitest';
import { FULL } from '../activation/grants.ts';
import { ACTION_CARDS, type Part } from '../cards/action-cards.ts';
import type { Grant } from '../state.ts';

function allows({ movement, move, attack, rest, meleeOnly, die }: Grant): string {
  const may = [move && 'move', attack && (meleeOnly ? 'melee' : 'attack'), rest && 'rest'].filter(Boolean);
  const more = [movement > 0 && `movement +${movement}`, die !== null && `1 ${die}`].filter(Boolean);
  return [may.join(' '), ...more].join(', ');
}

function says(part: Part): string {
  switch (part.do) {
    case 'choose':
      return Object.values(part.options).map(says).join(' or ');
    case 'pick': {
      const { what, count, again = false, blank = false, grant } = part;
      const whom = `${what} ${count}${again ? ' of them' : ''}`;
      return grant === undefined ? whom : `${whom}: ${allows(grant)}${blank ? ', blank' : ''}`;
    }
    case 'relief':
      return `${part.must === true ? 'must ' : ''}relief ${part.count}`;
    case 'draw':
    case 'points':
      return `${part.do} ${part.count}`;
    default:
      return part.do;
  }
}

test.each([
  ['F01', ['take or draw 2']],
  ['F03', ['gather 3', 'lead 3 of them: move melee, blank']],
  ['F04', ['auraRelief', 'draw 1']],
  ['F05', ['activate 2: attack']],
  ['F06', ['march 3']],
  ['F07', ['command 1: move attack rest, movement +1, 1 O, blank']],
  ['F15', ['points 3', 'must relief 1']],
  ['R01', ['draw 2 or relief 2']],
  ['R03', ['activate 2: move melee, 1 W, blank']],
  ['R04', ['scorch', 'draw 1']],
  ['R05', ['command 1: move attack rest, movement +2']],
  ['R06', ['command 1: attack, 1 S']],
  ['R07', ['tire 2']],
  ['R08', ['points 3']],
  ['R13', ['strike 1']],
  ['R14', ['march 3']],
  ['R15', ['process 3', 'activate 1 of them: move']],
  ['A01', ['tithe 1']],
  ['A03', ['rebirth']],
  ['A04', ['activate 2: move melee, blank']],
  ['A05', ['command 1: move attack rest, movement +1']],
  ['A06', ['command 1: attack']],
  ['A07', ['whisper 1']],
  ['A13', ['gate 1']],
])('NAP-DEK.1, NAP-DEK.2, NAP-DEK.3: %s', (card, parts) => {
  expect((ACTION_CARDS[card] ?? []).map(says)).toEqual(parts);
});

test('NAP-CRD.2: each part of a card knows its card, and no other card is an Action', () => {
  for (const [card, parts] of Object.entries(ACTION_CARDS))
    for (const part of parts)
      if (part.do === 'pick' && part.grant !== undefined) expect(part.grant.card).toBe(card);
  expect(Object.keys(ACTION_CARDS)).toHaveLength(24);
});

test('NAP-ACN.1: without a card a unit may move, attack and rest', () => {
  expect([allows(FULL), FULL.card]).toEqual(['move attack rest', null]);
});
