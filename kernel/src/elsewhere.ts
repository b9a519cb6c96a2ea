// What cannot be judged because the rules it was played by are not here.
export const UNKNOWN_EDITION = 'unknown-edition';

export const isElsewhere = ({ code }: { readonly code: string }): boolean => code === UNKNOWN_EDITION;
