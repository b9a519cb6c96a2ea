// The theatre of war: an engraved map of Europe in twelve regions, each of them pressed to march there.
import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { useMedia } from '@grognard/desk/sizes/use-media.ts';
import { useSize } from '@grognard/desk/sizes/use-size.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect } from 'preact/hooks';
import type { Campaign } from '../../../campaign/state.ts';
import { isThreatened, levelAt } from '../../../campaign/threat.ts';
import { BREACH, REGION_IDS, type RegionId } from '../../../data/regions.ts';
import type { Desk } from '../../desk.ts';
import { answersBetween, askedAbout } from '../../input/between.ts';
import { abyssPoints } from '../../words/campaign-names.ts';
import { campaignWords } from '../../words/sentences-campaign.ts';
import type { World } from '../world.ts';
import { SpreadDrops, Stains } from './corruption.tsx';
import { Definitions, Ink, Roads, SeaAndLand, Woods } from './ground.tsx';
import { Key } from './key.tsx';
import { CompassRose, Names, NeatLine, Ship } from './ornaments.tsx';
import { ArmyPiece, HostPiece } from './pieces.tsx';
import { HEIGHT, WIDTH } from './projection.ts';
import { Region } from './region.tsx';
import { regionShape } from './region-shapes.ts';

interface WorldMapProps {
  readonly desk: Desk;
  readonly campaign: Campaign;
  readonly world: World;
}

/** Where the map is larger than its window, the middle of these regions is the middle of it. */
function useInView(regions: readonly RegionId[]) {
  const { box, size } = useSize();
  useEffect(() => {
    const window = box.current;
    const sheet = window?.firstElementChild;
    if (window == null || sheet == null) return;
    const { width, height } = sheet.getBoundingClientRect();
    const towns = regions.map((region) => regionShape(region).town);
    const [x, y] = [mean(towns.map((town) => town.x)), mean(towns.map((town) => town.y))];
    window.scrollTo(
      (x / WIDTH) * width - window.clientWidth / 2,
      (y / HEIGHT) * height - window.clientHeight / 2,
    );
  }, [regions.join(), size]);
  return box;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;

/** What a march there would meet; nothing where nobody may march. */
function waitingIn(desk: Desk, campaign: Campaign, region: RegionId): string | null {
  const marches = legalIn(desk.on({ sector: region })).some(({ action }) => action.type === 'march');
  if (!marches || !isThreatened(campaign, region)) return null;
  const level = levelAt(campaign, region, region === BREACH ? 'breach' : 'march');
  return tell(campaignWords.dp, { dp: abyssPoints(level, campaign) });
}

export function WorldMap({ desk, campaign, world }: WorldMapProps) {
  const asked = askedAbout(desk);
  const box = useInView(asked.length === 0 ? [world.army] : asked);
  const hasRoom = useMedia('(min-width: 1181px) and (min-height: 761px)');
  const isLive = desk.isLive.value;
  const marks = marksOf(desk, {
    isQuiet: !isLive,
    isPicked: (target) => 'sector' in target && target.sector === world.army,
    answers: (target) => answersBetween(desk, target),
  });
  return (
    <div class="napoleonica-world" ref={box}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={tell(campaignWords.map)}>
        <Definitions />
        <SeaAndLand />
        <Woods />
        <Stains world={world} />
        <Ink />
        <CompassRose />
        <Ship />
        <Names />
        <Roads />
        <SpreadDrops world={world} />
        {REGION_IDS.map((region) => (
          <Region
            key={region}
            region={region}
            world={world}
            campaign={campaign}
            marks={marks({ sector: region })}
            waits={isLive ? waitingIn(desk, campaign, region) : null}
          />
        ))}
        {world.host !== null && <HostPiece region={world.host} />}
        <ArmyPiece region={world.army} faction={campaign.notebook.faction} />
        {hasRoom && <Key />}
        <NeatLine />
      </svg>
    </div>
  );
}
