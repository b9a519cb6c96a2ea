// NAP-SCN.6: limits, goals, zones, length and Landmarks of a battle of one's own.
import type { EditorProps } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren } from 'preact';
import { type CustomBattle, fieldFaults } from '../../army/custom-battle.ts';
import { ESCALATION_COUNTS } from '../../data/scenarios.ts';
import { SIDES, type Side } from '../../data/words.ts';
import { ZONES, zoneHexes } from '../../data/zones.ts';
import type { Options } from '../../options.ts';
import { mapWords } from '../words/sentences-maps.ts';
import { USUAL_CUSTOM } from './custom-battle.ts';
import { LandmarksEditor, type TermsProps } from './landmarks-editor.tsx';
import { termsWords } from './words.ts';

const LIMITS = Array.from({ length: 31 }, (_, i) => 100 + 10 * i);
const GOALS = Array.from({ length: 13 }, (_, i) => 3 + i);
const NO_GOAL = 'none';
const WORTHS = [2, 3, 4] as const;

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  readonly children: ComponentChildren;
}) {
  return (
    <label class="napoleonica-term">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

/** NAP-SCN.6: each side has its own. */
function TermsOf({ custom, onCustom, side }: TermsProps & { readonly side: Side }) {
  const { limits, goals, zones } = custom;
  const setLimit = (value: string): void =>
    onCustom({ ...custom, limits: { ...limits, [side]: Number(value) } });
  const setGoal = (value: string): void =>
    onCustom({ ...custom, goals: { ...goals, [side]: value === NO_GOAL ? null : Number(value) } });
  const setZone = (value: string): void => {
    const zone = ZONES.find((each) => each === value) ?? zones[side];
    onCustom({ ...custom, zones: { ...zones, [side]: zone } });
  };
  const shown = LIMITS.includes(limits[side]) ? LIMITS : [...LIMITS, limits[side]].toSorted((a, b) => a - b);
  return (
    <fieldset>
      <legend>{capital(tell(termsWords[side]))}</legend>
      <Choice label={tell(termsWords.limit)} value={String(limits[side])} onChange={setLimit}>
        {shown.map((limit) => (
          <option key={limit} value={limit}>
            {tell(termsWords.limitOf, { limit })}
          </option>
        ))}
      </Choice>
      <Choice label={tell(termsWords.goal)} value={String(goals[side] ?? NO_GOAL)} onChange={setGoal}>
        {GOALS.map((goal) => (
          <option key={goal} value={goal}>
            {tell(termsWords.goalOf, { goal })}
          </option>
        ))}
        <option value={NO_GOAL}>{tell(termsWords.noGoal)}</option>
      </Choice>
      <Choice label={tell(termsWords.zone)} value={zones[side]} onChange={setZone}>
        {ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {tell(mapWords.zone, { count: zoneHexes(zone, side).length })}
          </option>
        ))}
      </Choice>
    </fieldset>
  );
}

function TermsOfBoth({ custom, onCustom }: TermsProps) {
  return (
    <fieldset>
      <legend>{tell(termsWords.both)}</legend>
      <Choice
        label={tell(termsWords.rounds)}
        value={String(custom.escalation)}
        onChange={(value) =>
          onCustom({
            ...custom,
            escalation: ESCALATION_COUNTS.find((each) => String(each) === value) ?? custom.escalation,
          })
        }
      >
        {ESCALATION_COUNTS.map((count) => (
          <option key={count} value={count}>
            {tell(termsWords.roundsOf, { count })}
          </option>
        ))}
      </Choice>
      <Choice
        label={tell(termsWords.commander)}
        value={String(custom.commanderVp)}
        onChange={(value) => onCustom({ ...custom, commanderVp: Number(value) })}
      >
        {WORTHS.map((worth) => (
          <option key={worth} value={worth}>
            {tell(termsWords.worth, { worth })}
          </option>
        ))}
      </Choice>
    </fieldset>
  );
}

export function TermsEditor({ options, onChange }: EditorProps<Options>) {
  const custom = options.custom ?? USUAL_CUSTOM;
  const onCustom = (changed: CustomBattle): void => onChange({ ...options, custom: changed });
  return (
    <div class="napoleonica-terms">
      {SIDES.map((side) => (
        <TermsOf key={side} custom={custom} onCustom={onCustom} side={side} />
      ))}
      <TermsOfBoth custom={custom} onCustom={onCustom} />
      <LandmarksEditor custom={custom} onCustom={onCustom} />
      {fieldFaults(custom).map(({ rule, text, with: facts }) => (
        <p key={told(text, facts)} class="note bad">
          {told(text, facts)} <RuleLink rule={rule} />
        </p>
      ))}
    </div>
  );
}
