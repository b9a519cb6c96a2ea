import type { Tools } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { MessageLine } from '@grognard/desk/workshop/message-line.tsx';
import { OpenTextDoor, type TextDoor } from '@grognard/desk/workshop/text-doors.tsx';
import { useUndoKeys } from '@grognard/desk/workshop/use-undo-keys.ts';
import { useWorkbench } from '@grognard/desk/workshop/use-workbench.ts';
import { useMemo, useState } from 'preact/hooks';
import { pointsOf } from '../../army/points.ts';
import { rosterFaults } from '../../army/roster-rules.ts';
import { type Options, options } from '../../options.ts';
import { battleWith } from '../lobby/custom-battle.ts';
import { armyWords, marchWords } from '../words/sentences-workshop.ts';
import { ArmyBar } from './army-bar.tsx';
import { type ArmyWork, armyCraft } from './army-craft.ts';
import { ArmyShelf } from './army-shelf.tsx';
import { ArmyVerdict } from './army-verdict.tsx';
import { useLooking } from './looking.ts';
import { RosterPanel } from './roster.tsx';
import { Threat } from './threat.tsx';
import { UnitPicker } from './unit-picker.tsx';
import '../drawing/field/field.css';
import '../drawing/field/figures.css';
import './bench.css';
import './army.css';

/** On a phone the total and the seal stay in reach. */
function FootBar({ work, count }: { readonly work: ArmyWork; readonly count: number }) {
  const { draft, limits: limit } = work.bench;
  return (
    <div class="napoleonica-foot-bar only-phone">
      <span>
        <b>{tell(armyWords.points, { points: pointsOf(draft.army.units), limit })}</b>
        {count === 0 ? tell(marchWords.ready) : tell(marchWords.toMend, { count })}
      </span>
      <Button kind="primary" onClick={work.save}>
        {tell(marchWords.save)}
      </Button>
    </div>
  );
}

/** NAP-ARM: units, detachments, and what still keeps the army from marching. */
export function ArmyBuilder({ tools }: { readonly tools: Tools<Options> }) {
  const work: ArmyWork = useWorkbench(armyCraft);
  const [door, setDoor] = useState<TextDoor>(null);
  const looking = useLooking();
  useUndoKeys(work);
  const { army } = work.bench.draft;
  const { limits: limit } = work.bench;
  const faults = useMemo(() => rosterFaults(army, limit), [army, limit]);
  return (
    <div class="napoleonica-army">
      <ArmyBar work={work} door={door} onDoor={setDoor} />
      <ArmyShelf work={work} />
      <MessageLine work={work} />
      <OpenTextDoor work={work} tools={tools} open={door} onOpen={setDoor} />
      <div class="napoleonica-army-bench">
        <UnitPicker work={work} looking={looking} />
        <div class="napoleonica-army-right">
          <RosterPanel work={work} looking={looking} />
          <div class="napoleonica-army-side">
            <ArmyVerdict work={work} faults={faults} />
            <Button
              icon="ui-play"
              refused={faults.length > 0}
              onClick={() =>
                faults.length === 0
                  ? tools.playWith(battleWith(options.usual, army, limit))
                  : work.setMessage({ text: tell(marchWords.notYet) })
              }
            >
              {tell(marchWords.play)}
            </Button>
            <Threat work={work} looking={looking} />
          </div>
        </div>
      </div>
      <FootBar work={work} count={faults.length} />
    </div>
  );
}
