// The drawings of the rulebook: what a counter says, zones, flanks, sight, a charge, a march.
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { Arrow, Beads, SightLine } from '@grognard/desk/map/overlays/ways.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { figureNames } from '../words/figures.ts';
import { HexScene, hexAt, placeOf, plan } from './hex-scene.tsx';
import { BIJLANDT, CAMPI, GUN, HUBERT, HUSSON, MERLEN } from './troops.ts';

const Disc = ({
  n,
  spot,
  dx,
  dy,
}: {
  readonly n: number;
  readonly spot: string;
  readonly dx: number;
  readonly dy: number;
}) => {
  const { x, y } = placeOf(spot);
  return <KeyDisc n={n} x={x + dx} y={y + dy} />;
};

export const CounterFigure = () => (
  <HexScene label={tell(figureNames.counter)} pieces={[{ ...HUSSON, spot: 'D2' }]}>
    <Disc n={1} spot="D2" dx={0} dy={-36} />
    <Disc n={2} spot="D2" dx={-38} dy={22} />
    <Disc n={3} spot="D2" dx={38} dy={22} />
    <Disc n={4} spot="D2" dx={38} dy={-6} />
  </HexScene>
);

export const ZonesFigure = () => (
  <HexScene
    label={tell(figureNames.zones)}
    zone={['D1', 'E1', 'C2', 'E2', 'D3', 'E3'].filter((spot) => spot !== 'D2')}
    pieces={[
      { ...BIJLANDT, spot: 'D2' },
      { ...HUSSON, spot: 'B4' },
    ]}
  >
    <Arrow plan={plan} hexes={[hexAt('B4'), hexAt('C3'), hexAt('D3')]} kind="path" />
    <Disc n={1} spot="E2" dx={0} dy={0} />
    <Disc n={2} spot="D3" dx={14} dy={14} />
  </HexScene>
);

export const FlanksFigure = () => (
  <HexScene
    label={tell(figureNames.flanks)}
    pieces={[
      { ...BIJLANDT, spot: 'D2' },
      { ...HUSSON, spot: 'C2' },
      { ...CAMPI, spot: 'E2' },
    ]}
  >
    <Arrow plan={plan} hexes={[hexAt('C2'), hexAt('D2')]} kind="attack" />
    <Disc n={1} spot="C2" dx={-30} dy={-26} />
    <Disc n={2} spot="E2" dx={30} dy={-26} />
  </HexScene>
);

export const SightFigure = () => (
  <HexScene
    label={tell(figureNames.sight)}
    woods={['D3']}
    crests={[
      ['D1', 'E1'],
      ['D2', 'E1'],
    ]}
    pieces={[
      { ...GUN, spot: 'B3' },
      { ...BIJLANDT, spot: 'D2' },
      { ...MERLEN, spot: 'F3' },
    ]}
  >
    <SightLine plan={plan} from={hexAt('B3')} to={hexAt('D2')} blockedAt={null} />
    <SightLine plan={plan} from={hexAt('B3')} to={hexAt('F3')} blockedAt={hexAt('D3')} />
    <Disc n={1} spot="D2" dx={0} dy={-36} />
    <Disc n={2} spot="D3" dx={0} dy={0} />
    <Disc n={3} spot="E1" dx={-24} dy={4} />
  </HexScene>
);

export const ChargeFigure = () => (
  <HexScene
    label={tell(figureNames.charge)}
    pieces={[
      { ...HUBERT, spot: 'B3' },
      { ...BIJLANDT, spot: 'D3' },
      { ...MERLEN, spot: 'F2' },
    ]}
  >
    <Arrow plan={plan} hexes={[hexAt('B3'), hexAt('C3'), hexAt('D3')]} kind="attack" />
    <Beads plan={plan} hexes={[hexAt('F2'), hexAt('E2'), hexAt('D3')]} kind="draft" />
    <Disc n={1} spot="C3" dx={0} dy={-22} />
    <Disc n={2} spot="D3" dx={0} dy={36} />
    <Disc n={3} spot="E2" dx={0} dy={-20} />
  </HexScene>
);

export const MarchFigure = () => (
  <HexScene
    label={tell(figureNames.march)}
    road={['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3']}
    pieces={[
      { ...HUSSON, spot: 'A3' },
      { ...CAMPI, spot: 'C3' },
      { ...HUBERT, spot: 'E3' },
    ]}
  >
    <Arrow plan={plan} hexes={[hexAt('E3'), hexAt('F3'), hexAt('G3')]} kind="path" />
    <Disc n={1} spot="D3" dx={0} dy={-22} />
  </HexScene>
);
