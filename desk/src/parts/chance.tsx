/** How likely something is, beside its name; nothing where nobody can say. */
export const Chance = ({ words }: { readonly words: string | null }) =>
  words === null ? null : <i class="chance num">{words}</i>;
