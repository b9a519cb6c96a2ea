import { Segment } from '@grognard/desk/parts/segment.tsx';
import { Switch } from '@grognard/desk/parts/switch.tsx';
import { type ClockWish, type Terms, VISIBILITIES, WATCHING, ZERO_RULES } from '@grognard/protocol';
import { t } from '../../words/words.ts';
import { me } from '../far.ts';
import { clockWords } from '../time-words.ts';

/** The first of each kind is what it begins with. */
const PACES: { readonly [kind in ClockWish['kind']]: readonly ClockWish[] } = {
  none: [{ kind: 'none' }],
  live: [
    { kind: 'live', time: 1800, increment: 20 },
    { kind: 'live', time: 600, increment: 10 },
    { kind: 'live', time: 3600, increment: 30 },
    { kind: 'live', time: 10_800, increment: 60 },
  ],
  days: [
    { kind: 'days', days: 3, bank: 7 },
    { kind: 'days', days: 1, bank: 5 },
    { kind: 'days', days: 7, bank: 14 },
    { kind: 'days', days: 14, bank: 28 },
  ],
};
const KINDS = ['none', 'live', 'days'] as const;

export const defaultTerms: Terms = {
  visibility: 'private',
  watching: 'anybody',
  delay: 0,
  clock: { kind: 'none' },
  zero: 'claim',
  rated: false,
};

interface TermsFormProps {
  readonly terms: Terms;
  onChange(terms: Terms): void;
}

function Pace({ terms, onChange }: TermsFormProps) {
  const { clock } = terms;
  const paces = PACES[clock.kind];
  return (
    <>
      <label class="term">
        <span>{t('far.pace')}</span>
        <select
          value={clockWords(clock)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...terms, clock: paces.find((pace) => clockWords(pace) === value) ?? clock })
          }
        >
          {paces.map(clockWords).map((words) => (
            <option key={words}>{words}</option>
          ))}
        </select>
      </label>
      <div class="term">
        <span>{t('far.zero')}</span>
        <Segment
          label={t('far.zero')}
          choices={ZERO_RULES.map((value) => ({ value, name: t(`far.zero.${value}`) }))}
          value={terms.zero}
          onChange={(zero) => onChange({ ...terms, zero })}
        />
      </div>
    </>
  );
}

/** What both sides play by beside the rules: time, and who may find the table or look on. */
export function TermsForm({ terms, onChange }: TermsFormProps) {
  return (
    <div class="terms">
      <div class="term">
        <span>{t('far.clock')}</span>
        <Segment
          label={t('far.clock')}
          choices={KINDS.map((value) => ({ value, name: t(`far.clock.${value}`) }))}
          value={terms.clock.kind}
          onChange={(kind) => onChange({ ...terms, clock: PACES[kind][0] ?? terms.clock })}
        />
      </div>
      {terms.clock.kind !== 'none' && <Pace terms={terms} onChange={onChange} />}
      <div class="term">
        <span>{t('far.visibility')}</span>
        <Segment
          label={t('far.visibility')}
          choices={VISIBILITIES.map((value) => ({ value, name: t(`far.visibility.${value}`) }))}
          value={terms.visibility}
          onChange={(visibility) => onChange({ ...terms, visibility })}
        />
      </div>
      <div class="term">
        <span>{t('far.watching')}</span>
        <Segment
          label={t('far.watching')}
          choices={WATCHING.map((value) => ({ value, name: t(`far.watching.${value}`) }))}
          value={terms.watching}
          onChange={(watching) => onChange({ ...terms, watching })}
        />
      </div>
      {me.value?.isGuest === false ? (
        <Switch
          name={t('far.rated')}
          say={t('far.ratedSay')}
          on={terms.rated}
          onChange={(rated) => onChange({ ...terms, rated })}
        />
      ) : (
        <p>{t('far.ratedGuest')}</p>
      )}
    </div>
  );
}
