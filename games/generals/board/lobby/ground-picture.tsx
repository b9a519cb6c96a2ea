import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { LAYOUT_GROUND } from '../../tables/layouts.ts';
import { BATTLE_SECTORS, type BattleSector, LAYOUTS, type Layout } from '../../vocabulary.ts';

const cornerOf = (sector: BattleSector) => ({
  x: 2 + 'abc'.indexOf(sector.charAt(0)) * 25,
  y: 2 + (3 - Number(sector.charAt(1))) * 17,
});

const isLayout = (value: string): value is Layout => LAYOUTS.some((layout) => layout === value);

/** What to draw in a sector; the building is drawn over the hill it may stand on. */
function featuresOf(layout: Layout, sector: BattleSector): readonly string[] {
  const { forest, hill, building } = LAYOUT_GROUND[layout];
  return [
    ...(forest.includes(sector) ? ['ter-forest'] : []),
    ...(hill.includes(sector) ? ['ter-hill'] : []),
    ...(building.includes(sector) ? ['ter-chateau'] : []),
  ];
}

/** A terrain layout, drawn from the table of layouts. */
export function GroundPicture({ value }: { readonly value: string }) {
  const layout = isLayout(value) ? value : 'off';
  const { rivers, roads } = LAYOUT_GROUND[layout];
  return (
    <svg viewBox="0 0 77 54" aria-hidden="true">
      {BATTLE_SECTORS.map((sector) => (
        <g key={sector} transform={moveTo(cornerOf(sector))}>
          <rect width="23" height="15" rx="1.5" class="generals-small-sector" />
          {rivers.flat().includes(sector) && <path d="M0 8q6-3 12 0t11 0" class="generals-small-river" />}
          {featuresOf(layout, sector).map((symbol) => (
            <use key={symbol} href={`#${symbol}`} x="4" y="-.5" width="16" height="16" />
          ))}
        </g>
      ))}
      {roads.length > 0 && <path d="M38.5 2v51" class="generals-small-road" />}
    </svg>
  );
}
