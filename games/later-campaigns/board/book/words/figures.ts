/** What the drawings show, for whoever does not see them. */
export const figureNames = {
  counter:
    'A counter of Husson: French infantry, strength 3, movement 4, morale 4. Four numbers mark its parts.',
  zones: 'Bijlandt with the six hexes around it washed. Husson comes up, enters one of them and stops.',
  flanks:
    'Bijlandt is assaulted by Husson from one side. Campi stands on the other side, where no attacker is.',
  sight: 'From B3 a gun sees D2. A wood hides F3, a crest hides E1.',
  charge: 'Hubert rides two hexes at Bijlandt. Van Merlen, two hexes away, may answer the charge.',
  march: 'Three brigades on a road, an empty hex between each two of them.',
  life: 'An order leaves the desk, rides with a courier and is tested. From there four ways lead on.',
  merlen: 'van Merlen',
} as const;
