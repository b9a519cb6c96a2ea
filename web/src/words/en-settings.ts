/** Words of the settings. */
export const enSettings = {
  'settings.theme': 'Light',
  'settings.themeSay': 'Daylight on linen, or candlelight in the dark.',
  'settings.theme.auto': 'As the system',
  'settings.theme.day': 'Daylight',
  'settings.theme.candle': 'Candlelight',
  'settings.motion': 'Motion',
  'settings.motionSay':
    'Pieces march and dice tumble. Without it, each result still appears where it happened.',
  'settings.motion.auto': 'As the system',
  'settings.motion.full': 'On',
  'settings.motion.none': 'Off',
  'settings.speed': 'Speed',
  'settings.speedSay': 'How long each result is shown before the game goes on. A press always skips it.',
  'settings.language': 'Language',
  'settings.languageSay': 'English so far. More languages can be added.',
  'settings.sound': 'Sound',
  'settings.soundSay': 'You hear a drum when it is your turn, and the dice.',
  'settings.hintsSay': 'Odds and reach are shown at new tables.',
  'settings.where':
    'Settings and the games played here stay in this browser. Games with people elsewhere are kept by the server you play them on.',
} as const;
