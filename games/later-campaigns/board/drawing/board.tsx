// The middle of the table: the theatre with its counters.
import { HexMap } from '@grognard/desk/map/hex-map.tsx';
import { useHexMap } from '@grognard/desk/map/hex-map-state.ts';
import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useMemo } from 'preact/hooks';
import { theatreOf } from '../../data/theatres.ts';
import type { Desk } from '../desk.ts';
import { answersOn } from '../input/answers.ts';
import { hexInWords } from '../words/describe.ts';
import { onTheMap } from '../words/sentences.ts';
import { countersOf } from './counters.ts';
import { Ground } from './ground/ground.tsx';
import { labelsOf } from './ground/labels.ts';
import { PieceFace } from './piece-face.tsx';
import { planOf } from './plan.ts';

export function Board({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const theatre = theatreOf(view);
  const plan = planOf(theatre);
  const ground = useMemo(() => <Ground plan={plan} theatre={theatre} />, [plan, theatre]);
  const labels = useMemo(() => labelsOf(theatre), [theatre]);
  const map = useHexMap(desk, plan, view.stacks[0]?.hex ?? 0);
  const marks = marksOf(desk, {
    isQuiet: desk.playing.value !== null,
    isPicked: () => false,
    answers: (target) => answersOn(desk, target),
  });
  const stacks = desk.playing.value?.scene.stacks ?? view.stacks;
  const counters = useMemo(
    () => countersOf(view, stacks, ({ target }) => marks(target)),
    [view, stacks, desk.isLive.value],
  );
  const open = legalIn(desk.offers()).flatMap(({ target }) => ('hex' in target ? [target.hex] : []));
  return (
    <div class="later-campaigns-board">
      <HexMap
        map={map}
        hand={desk}
        label={tell(onTheMap.map, { battle: theatre.name })}
        ground={ground}
        labels={labels}
        counters={counters}
        draw={(counter, detail) => <PieceFace counter={counter} theatre={theatre} detail={detail} />}
        speak={(hex) => hexInWords(view, hex)}
        pointAt={(hex) => ({ hex })}
        open={open}
        fansOut={() => false}
      />
    </div>
  );
}
