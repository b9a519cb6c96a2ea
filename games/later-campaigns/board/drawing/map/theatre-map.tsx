// The theatre with its counters, drawn with the desk's map.
import { useLookAt } from '@grognard/desk/map/camera/look-at.ts';
import { HexMap } from '@grognard/desk/map/hex-map.tsx';
import { type HexMapState, useHexMap } from '@grognard/desk/map/hex-map-state.ts';
import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useMemo } from 'preact/hooks';
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';
import type { Hex } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { hostileGoals } from '../../input/goals.ts';
import { procIn } from '../../input/moment.ts';
import { openHexes } from '../../input/open-hexes.ts';
import { chosenHex, doersOf } from '../../input/pieces.ts';
import { fansOut } from '../../input/press.ts';
import { hexInWords } from '../../words/describe.ts';
import { onTheMap } from '../../words/sentences.ts';
import { Overlays, Owing, Plates, Prospect, paperPresses, Results } from '../lazy-parts.ts';
import type { Overlay } from '../overlays/chosen.ts';
import { countersOf, hidesPlace, type PieceCounter } from './counters.ts';
import { Deployments } from './deployments.tsx';
import { Ground } from './ground/ground.tsx';
import { labelsOf } from './ground/labels.ts';
import { Marks } from './marks.tsx';
import { clearOfGlass, whereToOpen } from './opening.ts';
import { PieceFace } from './piece-face.tsx';
import { planOf } from './plan.ts';
import { Prizes } from './prizes.tsx';
import type { Scene } from './scene.ts';
import { Standards } from './standards.tsx';
import { Weather } from './weather.tsx';
import { nearestGoal, sceneNow, whereToLook } from './where-to-look.ts';

export function useTheatre(desk: Desk, room: SizeClass): HexMapState {
  const { view } = desk.shown.value;
  const plan = planOf(theatreOf(view));
  const opening = useMemo(() => whereToOpen(view, plan), [plan]);
  const map = useHexMap(desk, plan, opening, (at, window) => clearOfGlass(view, plan, room, at, window));
  const where = whereToLook(desk, plan);
  // Where not everything he may reach has room, at least himself.
  const chosen = desk.selection.value === null ? null : chosenHex(desk);
  useLookAt(map, chosen === null ? [] : [chosen], `${chosen}`);
  useLookAt(map, where, where.join());
  // Nor need his nearest stop be searched for, however far it is.
  const nearest = nearestGoal(desk, plan);
  useLookAt(map, nearest, nearest.join());
  return map;
}

/** Pieces drawn again only when the table, the choice or what is pointed at in the journal has changed. */
function useCounters(desk: Desk, view: View, scene: Scene, named: ReadonlySet<Hex>): readonly PieceCounter[] {
  const [picked, pointedAt, isLive] = [desk.selection.value, desk.pointedAt.value, desk.isLive.value];
  return useMemo(() => {
    const able = new Set(
      isLive
        ? desk.offers().flatMap((offer) => (offer.refusal === null ? doersOf(offer, view).map(keyOf) : []))
        : [],
    );
    const hostile = hostileGoals(desk);
    const marks = marksOf(desk, { isQuiet: true, isPicked: () => false, answers: () => [] });
    const isPicked = ({ target }: Pick<PieceCounter, 'target'>): boolean => {
      if (picked?.kind === 'group') return 'unit' in target && picked.units.includes(Number(target.unit));
      if (picked?.kind === 'charger') return 'unit' in target && target.unit === `${picked.unit}`;
      return picked?.kind === 'leader' && 'card' in target && target.card === `leader-${picked.leader}`;
    };
    const marksOn = (counter: Pick<PieceCounter, 'target' | 'hex'>): string =>
      [
        marks(counter.target),
        able.has(keyOf(counter.target)) ? 'is-legal' : '',
        hostile.includes(counter.hex) ? 'is-threat' : '',
        isPicked(counter) ? 'is-selected' : '',
      ].join(' ');
    return countersOf(view, scene.stacks, marksOn, named);
  }, [view, scene.stacks, picked, pointedAt, isLive]);
}
const keyOf = (target: object): string => JSON.stringify(target);

/** Who may act and where to; while a letter is written, the places it may name. */
const openIn = (desk: Desk): readonly Hex[] => [
  ...openHexes(desk),
  ...(paperPresses.value?.placesOffered(desk) ?? []),
];

interface TheatreMapProps {
  readonly desk: Desk;
  readonly map: HexMapState;
  readonly overlays: readonly Overlay[];
}

export function TheatreMap({ desk, map, overlays }: TheatreMapProps) {
  const { playing, lastScene } = desk;
  const { view } = desk.shown.value;
  const theatre = theatreOf(view);
  const { plan } = map;
  const land = useMemo(() => <Ground plan={plan} theatre={theatre} />, [plan, theatre]);
  const ground = useMemo(() => [land, <Weather key="sky" view={view} plan={plan} />], [land, view.turn]);
  const labels = useMemo(() => labelsOf(theatre), [theatre]);
  const named = useMemo(() => new Set(labels.map(({ hex }) => hex)), [labels]);
  const scene = sceneNow(desk);
  const counters = useCounters(desk, view, scene, named);
  const isLive = desk.isLive.value;
  return (
    <HexMap
      map={map}
      hand={desk}
      isLarge
      label={tell(onTheMap.map, { battle: theatre.name })}
      ground={ground}
      labels={labels}
      unlabelled={new Set(counters.filter(hidesPlace).map(({ hex }) => hex))}
      counters={counters}
      below={
        <>
          <Deployments view={view} plan={plan} />
          {overlays.length > 0 && <Overlays desk={desk} plan={plan} spot={map.spot.value} shown={overlays} />}
          <Marks desk={desk} plan={plan} />
        </>
      }
      above={
        <>
          <Prizes plan={plan} view={view} camera={map.camera} />
          <Standards plan={plan} view={view} camera={map.camera} />
          {overlays.length > 0 && <Plates desk={desk} plan={plan} spot={map.spot.value} shown={overlays} />}
          {isLive && procIn(view) === 'movement' && <Owing view={view} plan={plan} />}
          {procIn(view) !== 'orders' && <Prospect desk={desk} plan={plan} spot={map.spot.value} />}
          {(playing.value ?? lastScene.value) !== null && <Results plan={plan} scene={scene} />}
        </>
      }
      draw={(counter, detail) => <PieceFace counter={counter} theatre={theatre} detail={detail} />}
      speak={(hex) => hexInWords(view, hex)}
      pointAt={(hex) => ({ hex })}
      open={isLive ? openIn(desk) : []}
      fansOut={(hex) => fansOut(desk, hex)}
    />
  );
}
