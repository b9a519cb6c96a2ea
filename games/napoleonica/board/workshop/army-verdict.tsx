// NAP-ARM.2 to NAP-ARM.5: whether the army may march, line by line, and what would put each fault right.
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { type LimitLine, Limits } from '@grognard/desk/workshop/limits.tsx';
import type { Refusal } from '@grognard/kernel';
import { type Mend, mendsFor, nameInMend } from '../../army/mending.ts';
import { isCommander, pointsOf, starsAllowed, starsOf } from '../../army/points.ts';
import { marchWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';

interface VerdictProps {
  readonly work: ArmyWork;
  readonly faults: readonly Refusal[];
}

function linesOf({ work, faults }: VerdictProps): readonly LimitLine[] {
  const { draft, limits: limit } = work.bench;
  const { units } = draft.army;
  const points = pointsOf(units);
  const isKept = (rule: string): boolean => faults.every((fault) => fault.rule !== rule);
  const line = (rule: string, name: string, value: string): LimitLine => ({
    name,
    value,
    isKept: isKept(rule),
    rule,
  });
  const attached = units.filter(({ detachment }) => detachment !== null).length;
  return [
    line('NAP-ARM.1', tell(marchWords.ofOneFaction), String(units.length)),
    line('NAP-ARM.2', tell(marchWords.costLine, { limit }), String(points)),
    line(
      'NAP-ARM.3',
      tell(marchWords.starLine),
      tell(marchWords.starsOf, { stars: starsOf(units), allowed: starsAllowed(points) }),
    ),
    line('NAP-ARM.4', tell(marchWords.commanderLine), String(units.filter(isCommander).length)),
    line('NAP-ARM.5', tell(marchWords.detachmentLine), String(attached)),
  ];
}

function mendInWords({ kind, what }: Mend): string {
  const [first = '', second = first] = what.map(nameInMend);
  switch (kind) {
    case 'dismiss':
      return what.length > 1
        ? tell(marchWords.dismissTwo, { first, second })
        : tell(marchWords.dismiss, { unit: first });
    case 'dismissAll':
      return tell(marchWords.dismissAll, { unit: first });
    case 'replace':
      return tell(marchWords.replace, { unit: first, by: second });
    case 'detach':
      return tell(marchWords.detach, { detachment: first });
    case 'attach':
      return tell(marchWords.attach, { detachment: first, unit: second });
    case 'enlist':
      return tell(marchWords.enlist, { unit: first });
  }
}

/** The fact, the rule, and buttons that mend it; each says what the army comes to. */
function Fault({ work, fault }: { readonly work: ArmyWork; readonly fault: Refusal }) {
  const { army } = work.bench.draft;
  return (
    <div class="note bad">
      <p>
        {told(fault.text, fault.with)} <RuleLink rule={fault.rule} />
      </p>
      {mendsFor(army, fault, work.bench.limits).map((mend) => (
        <Button
          key={`${mend.kind} ${mend.what.join()}`}
          onClick={() => work.change({ army: { ...army, units: mend.units } })}
        >
          {mendInWords(mend)}{' '}
          <small>
            {tell(marchWords.comesTo, { points: pointsOf(mend.units), stars: starsOf(mend.units) })}
          </small>
        </Button>
      ))}
    </div>
  );
}

export function ArmyVerdict({ work, faults }: VerdictProps) {
  return (
    <section class="napoleonica-verdict sheet">
      <h2>{tell(marchWords.march)}</h2>
      <Limits lines={linesOf({ work, faults })} />
      <p class={faults.length === 0 ? 'ready' : 'unready'} role="status">
        {faults.length === 0 ? tell(marchWords.ready) : tell(marchWords.toMend, { count: faults.length })}
      </p>
      {faults.map((fault) => (
        <Fault key={told(fault.text, fault.with)} work={work} fault={fault} />
      ))}
    </section>
  );
}
