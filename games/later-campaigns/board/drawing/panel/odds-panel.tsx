// A fight before it is declared: the hits to be expected and who will have to go back, then what each unit brings and why.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { percent, signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Morale } from '../../../morale/morale.ts';
import type { FireOdds } from '../../../odds/hit-chances.ts';
import { type Factor, type Modifier, shareOf } from '../../../strength/fire.ts';
import type { SeenStack, View } from '../../../view.ts';
import { type Hex, otherSide, type Side, sideOfSeat } from '../../../vocabulary.ts';
import type { FightPlan } from '../../input/plans.ts';
import { strengthReasons } from '../../words/journal-sentences.ts';
import { hexName, tellerIn, unitName } from '../../words/names.ts';
import { strengthInWords } from '../../words/numbers.ts';
import { moraleReasons, oddsWords } from '../../words/sentences-odds.ts';

/** '½', '+50%', '−25%' */
function factorInWords({ by, over }: Factor): string {
  if (by === 0) return '0';
  if (by === 1 && over === 2) return '½';
  if (by === 2 && over === 1) return '×2';
  return `${signed(Math.round((100 * by) / over) - 100)}%`;
}

function Part({ view, part }: { readonly view: View; readonly part: Modifier }) {
  return (
    <tr>
      <th scope="row">
        {unitName(view, part.unit)}
        {part.factors.map((factor, i) => (
          <span key={i}>
            {tell(strengthReasons[factor.reason])} {factorInWords(factor)} <RuleLink rule={factor.rule} />
          </span>
        ))}
      </th>
      <td class="num">{part.strength}</td>
      <td class="num">{strengthInWords(shareOf(part))}</td>
    </tr>
  );
}

function Sums({ view, who, odds }: { readonly view: View; readonly who: string; readonly odds: FireOdds }) {
  const { parts, row } = odds.fire;
  const sum = parts.reduce((total, part) => total + shareOf(part), 0);
  return (
    <tbody>
      <tr class="heads">
        <th scope="col">{who}</th>
        <th scope="col" class="num">
          {tell(oddsWords.strength)}
        </th>
        <th scope="col" class="num">
          {tell(oddsWords.counts)}
        </th>
      </tr>
      {parts.map((part) => (
        <Part key={part.unit} view={view} part={part} />
      ))}
      <tr class="sum">
        <th scope="row">
          {tell(oddsWords.sum)} <RuleLink rule="NLC-7.1f" />
        </th>
        <td class="num">{strengthInWords(sum)}</td>
        <td class="num">{row}</td>
      </tr>
    </tbody>
  );
}

/** Bars for none, one, two and more hits. */
function Hits({ say, odds, side }: { readonly say: string; readonly odds: FireOdds; readonly side: Side }) {
  const chances = odds.chances.slice(0, 5);
  return (
    <div class={`hits is-${side}`}>
      <p>{say}</p>
      <div class="bars" aria-hidden="true">
        {chances.map((chance, hits) => (
          <span key={hits}>
            <i style={`--p:${Math.round(chance * 100)}%`} />
            <b>{hits}</b>
            <small>{percent(chance)}</small>
          </span>
        ))}
      </div>
      <p>
        <b>{tell(oddsWords.expected, { expected: odds.expected.toFixed(1) })}</b>
      </p>
    </div>
  );
}

const ownSide = ({ viewer }: View): Side => sideOfSeat(viewer) ?? 'french';

interface ExchangeProps {
  readonly view: View;
  readonly we: FireOdds;
  readonly they: FireOdds;
}

function Exchange({ view, we, they }: ExchangeProps) {
  const side = ownSide(view);
  return (
    <div class="exchange">
      <Hits say={tell(oddsWords.weHit, { row: we.fire.row })} odds={we} side={side} />
      <Hits say={tell(oddsWords.theyHit, { row: they.fire.row })} odds={they} side={otherSide(side)} />
    </div>
  );
}

const MoraleLine = ({ say, morale }: { readonly say: string; readonly morale: Morale }) => (
  <p class="morale">
    {say}
    {morale.parts.map(({ reason, value, rule }) => (
      <span key={reason}>
        {tell(moraleReasons[reason])} {signed(value)} <RuleLink rule={rule} />
      </span>
    ))}
  </p>
);

const Share = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <p class="share">
    <span>{label}</span>
    <b class="num">{percent(value)}</b>
  </p>
);

function Body({ view, plan }: { readonly view: View; readonly plan: FightPlan }) {
  switch (plan.kind) {
    case 'assault': {
      const { attack, defence, flanked, ...rest } = plan.odds;
      return (
        <>
          <Exchange view={view} we={attack} they={defence} />
          <Share label={tell(oddsWords.retreatThey)} value={rest.defendersRetreat} />
          <Share label={tell(oddsWords.retreatWe)} value={rest.attackersRetreat} />
          <table>
            <Sums view={view} who={tell(oddsWords.we)} odds={attack} />
            <Sums view={view} who={tell(oddsWords.they)} odds={defence} />
          </table>
          {flanked && (
            <p>
              {tell(oddsWords.flanked)} <RuleLink rule="NLC-7.6b" />
            </p>
          )}
          <MoraleLine
            say={tell(oddsWords.standThey, { morale: rest.defendersMorale.value })}
            morale={rest.defendersMorale}
          />
          <MoraleLine
            say={tell(oddsWords.standWe, { morale: rest.attackersMorale.value })}
            morale={rest.attackersMorale}
          />
        </>
      );
    }
    case 'charge': {
      const { charge, defence, square, wins } = plan.odds;
      return (
        <>
          <Exchange view={view} we={charge} they={defence} />
          <Share label={tell(oddsWords.wins)} value={wins} />
          {square !== null && (
            <>
              <MoraleLine
                say={tell(oddsWords.square, { morale: square.morale.value })}
                morale={square.morale}
              />
              <p>
                {tell(oddsWords.inSquare, {
                  charge: square.charge.fire.row,
                  defence: square.defence.fire.row,
                })}{' '}
                <RuleLink rule="NLC-7.10a" />
              </p>
            </>
          )}
          <table>
            <Sums view={view} who={tell(oddsWords.we)} odds={charge} />
            <Sums view={view} who={tell(oddsWords.they)} odds={defence} />
          </table>
        </>
      );
    }
    default: {
      const { fire, disrupts, step } = plan.odds;
      return (
        <>
          <Hits say={tell(oddsWords.weHit, { row: fire.fire.row })} odds={fire} side={ownSide(view)} />
          <Share label={tell(oddsWords.disrupts)} value={disrupts} />
          <Share label={tell(oddsWords.step)} value={step} />
          <table>
            <Sums view={view} who={tell(oddsWords.we)} odds={fire} />
          </table>
        </>
      );
    }
  }
}

const isFoeAt =
  (view: View, target: Hex) =>
  ({ hex, side }: SeenStack): boolean =>
    hex === target && side !== ownSide(view);

const RULES = { assault: 'NLC-7.3c', charge: 'NLC-7.7c', bombardment: 'NLC-8.1a' } as const;

/** Whom it hits and where; of troops that are not made out only where. Chargers may be in the hex already (NLC-7.9d). */
export function oddsTitle(view: View, { kind, target }: Pick<FightPlan, 'kind' | 'target'>): string {
  const hex = hexName(view, target);
  const units = view.stacks.find(isFoeAt(view, target))?.units ?? [];
  if (units.length === 0) return tell(oddsWords[kind].unseen, { hex });
  return tell(oddsWords[kind].seen, { hex, units: tellerIn(view).units(units.map(({ unit }) => unit)) });
}

export function OddsPanel({ view, plan }: { readonly view: View; readonly plan: FightPlan }) {
  const isWhole = view.stacks.filter(isFoeAt(view, plan.target)).every(({ whole }) => whole);
  return (
    <section class="later-campaigns-odds">
      <h2>
        {oddsTitle(view, plan)} <RuleLink rule={RULES[plan.kind]} />
      </h2>
      <Body view={view} plan={plan} />
      {!isWhole && <p class="caption">{tell(oddsWords.unknown)}</p>}
    </section>
  );
}
