/** What every report says. */
export const words = {
  holds: '{winner} holds the field',
  drawn: 'Neither side holds the field',
  sentence: '{battle}. {outcome}',
  above: '{name} rolled {luck} {gains} above the odds.',
  below: '{name} rolled {luck} {gains} below the odds.',
  even: '{name} rolled as the odds promised.',
  luckMade:
    'Of the {gap, one: # point, other: # points} between them, luck made about {made} and decisions {decided}.',
  luckAgainst:
    'The dice spoke against {leader}, by about {made} points. With even luck the lead would have been {decided} and not {gap, one: # point, other: # points}.',
  hitsMade: 'Of the {gap, one: # point, other: # points} between them, lucky hits made about {made}.',
  hitsAgainst: 'The hits spoke against {leader}, by about {made} points.',
  rate: '1 hit was worth {rate} points in this battle.',
} as const;
