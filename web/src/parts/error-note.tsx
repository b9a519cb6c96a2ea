import type { InputError } from '@grognard/kernel';
import { t } from '../words/words.ts';

/** What is wrong with something from outside: what, where, and what to do about it. */
export const ErrorNote = ({ error, title }: { readonly error: InputError; readonly title?: string }) => (
  <div class="note bad" role="alert">
    <b>{title ?? t('error.title')}</b>
    <p>{error.message}</p>
    {error.path !== '' && <p class="num where">{t('error.where', { path: error.path })}</p>}
  </div>
);
