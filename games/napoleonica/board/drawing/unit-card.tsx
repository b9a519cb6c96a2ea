// NAP-CMP.1: a unit card, large enough to read: Orders, numbers, attacks, crit, abilities.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { capital, listed } from '@grognard/desk/words/phrases.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { Ability, Crit } from '../../data/abilities.ts';
import { detachment } from '../../data/detachments.ts';
import type { AttackRow, UnitCard as Card } from '../../data/unit-card.ts';
import { unitCard } from '../../data/units.ts';
import type { UnitTypeId } from '../../data/words.ts';
import { profileOf } from '../../field/profile.ts';
import type { Unit } from '../../state.ts';
import { COLOUR_NAME } from '../../words/colours.ts';
import { abilityTexts, critTexts } from '../words/ability-texts.ts';
import { BRANCH_NAME, DIE_NAME, detachmentName, KIND_NAME, printed } from '../words/names.ts';
import { unitWords } from '../words/sentences-units.ts';
import { DieIcon } from './dice.tsx';
import { ARMY } from './field/figures.tsx';
import { EMBLEM, Figure, ORDER_SYMBOL } from './field/miniatures.tsx';
import './unit-card.css';

/** What is printed beside the name: 'X', a die, dice. */
function gradeOf(ability: Ability | Crit): number | string | null {
  if ('x' in ability) return ability.x;
  if ('die' in ability) return DIE_NAME[ability.die];
  return 'dice' in ability ? listed(ability.dice.map((die) => DIE_NAME[die])) : null;
}

const inWords = (ability: Ability | Crit): string => {
  const x = gradeOf(ability);
  const name = printed(ability.name);
  return x === null ? name : tell(unitWords.graded, { ability: name, x });
};

interface ExplainedProps {
  readonly ability: Ability | Crit;
  readonly text: string;
}

/** A name, and what it does. */
const Explained = ({ ability, text }: ExplainedProps) => (
  <p class="explained">
    <b>{inWords(ability)}</b> {told(text, { x: gradeOf(ability) })}
  </p>
);

const Row = ({ row }: { readonly row: AttackRow }) => (
  <p class="row">
    <b>{capital(KIND_NAME[row.kind])}</b>
    {row.kind !== 'melee' && <small>{tell(unitWords.range, { range: row.range })}</small>}
    <span>
      {row.dice.map((die, i) => (
        <DieIcon key={i} die={die} face={null} size={20} />
      ))}
    </span>
  </p>
);

const Figures = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <span class="number">
    <b class="num">{value}</b>
    <small>{name}</small>
  </span>
);

function Head({ card }: { readonly card: Card }) {
  const army = ARMY[card.faction];
  return (
    <header style={`background:var(--${army});color:var(--${army}-on);--cut:var(--${army})`}>
      <Icon name={EMBLEM[card.faction]} />
      <b>
        {card.name}
        {card.unique && ' ★'}
      </b>
      <small>{tell(unitWords.cost, { cost: card.cost })}</small>
    </header>
  );
}

interface UnitCardProps {
  readonly type: UnitTypeId;
  /** As it stands on the field, with what it has gained and lost. */
  readonly unit?: Unit;
  /** With a sentence about each ability. */
  readonly isExplained?: boolean;
}

export function UnitCard({ type, unit, isExplained = false }: UnitCardProps) {
  const card = unitCard(type);
  const rows = unit === undefined ? card.attacks : profileOf(unit).rows;
  const gained = unit === undefined || unit.detachment === null ? [] : [detachment(unit.detachment).gives];
  const abilities = [...card.abilities, ...gained];
  return (
    <section class={`napoleonica-unit-card${unit === undefined ? '' : ` of-${unit.owner}`}`}>
      <Head card={card} />
      <div class="who">
        <svg viewBox="-20 -46 40 48" aria-hidden="true">
          <Figure card={card} isFirst />
        </svg>
        <span>
          {capital(BRANCH_NAME[card.branch])}
          {unit !== undefined && detachmentName(unit.detachment) !== null && (
            <small>{detachmentName(unit.detachment)}</small>
          )}
          <i title={tell(card.activation.needs === 'any' ? unitWords.needsAny : unitWords.needsAll)}>
            {card.activation.colours.map((colour, i) => (
              <span key={colour}>
                {i > 0 && (card.activation.needs === 'any' ? '/' : '+')}
                <Icon name={ORDER_SYMBOL[colour]} label={COLOUR_NAME[colour]} />
              </span>
            ))}
          </i>
        </span>
      </div>
      <div class="numbers">
        <Figures name={tell(unitWords.movement)} value={card.movement} />
        <Figures
          name={tell(unit === undefined ? unitWords.stamina : unitWords.fatigue)}
          value={unit === undefined ? card.stamina : `${unit.fatigue}/${card.stamina}`}
        />
        <Figures
          name={tell(unitWords.size)}
          value={unit === undefined ? card.size : `${unit.models}/${card.size}`}
        />
      </div>
      {rows.map((row, i) => (
        <Row key={i} row={row} />
      ))}
      <p class="crit">{tell(unitWords.crit, { crit: inWords(card.crit) })}</p>
      {isExplained ? (
        <>
          <Explained ability={card.crit} text={critTexts[card.crit.name]} />
          {abilities.map((ability) => (
            <Explained key={ability.name} ability={ability} text={abilityTexts[ability.name]} />
          ))}
        </>
      ) : (
        abilities.length > 0 && <p class="abilities">{abilities.map(inWords).join(' · ')}</p>
      )}
    </section>
  );
}
