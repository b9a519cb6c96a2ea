import { t } from '../words/words.ts';

/** What the others call one. */
export const NameField = ({ name, onChange }: { readonly name: string; onChange(name: string): void }) => (
  <label class="far-field">
    {t('far.name')}
    <input
      value={name}
      required
      maxLength={24}
      autocomplete="nickname"
      onInput={(event) => onChange(event.currentTarget.value)}
    />
    <small>{t('far.nameSay')}</small>
  </label>
);
