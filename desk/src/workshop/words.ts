/** What a workshop says of its own; `noun` is what it makes. */
export const words = {
  unreadable:
    'The browser does not let this page read its storage ({reason}). Allow it to keep data, or share each {noun} as text.',
  notStored: 'The browser would not store the {noun} ({reason}). Share it as text so that it is not lost.',
  keptBeside: 'This {noun} was changed in another tab. Yours is kept beside it as “{name}”.',
  saved: '“{name}” is saved on this device.',
  notSaved: 'Not saved.',
  isBack: 'The {noun} is back.',
  deleted: '“{name}” is deleted. Tables that play with it keep theirs.',
  takeBack: 'Take it back',
  understood: 'Understood',
  where: 'Where: {path}',
} as const;
