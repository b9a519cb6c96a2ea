import { t } from '../../words/words.ts';

interface PasswordFieldProps {
  readonly label: string;
  /** Being chosen now, so that the browser offers to make one. */
  readonly isNew: boolean;
  readonly value: string;
  onChange(value: string): void;
}

export const PasswordField = ({ label, isNew, value, onChange }: PasswordFieldProps) => (
  <label>
    {label}
    <input
      type="password"
      required
      minLength={8}
      maxLength={200}
      autocomplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
    {isNew && <small>{t('account.passwordSay')}</small>}
  </label>
);
