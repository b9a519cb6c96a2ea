import { tell } from '@grognard/desk/words/tell.ts';
import { frontName } from '../../../names.ts';
import type { Desk } from '../../desk.ts';
import { pickFront } from '../../input/selection.ts';
import { fightSheet } from '../../words/sentences-fight.ts';
import type { FrontPicture, Scene } from '../scene.ts';
import { FrontSpace } from './front-space.tsx';
import { TraySheet } from './tray-sheet.tsx';

interface PanelProps {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly front: FrontPicture;
}

/** All fights of the phase, to look at one after the other. */
function FightList({ desk, scene, front }: PanelProps) {
  if (scene.fronts.length < 2) return null;
  return (
    <ul class="generals-fights" aria-label={fightSheet.fights}>
      {scene.fronts.map((each) => (
        <li key={each.id}>
          <button type="button" aria-pressed={each.id === front.id} onClick={() => pickFront(desk, each.id)}>
            <b>{frontName(each.id)}</b>
            <span>{tell(fightSheet.against, { white: each.white.length, black: each.black.length })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A fight at arm's length: large dice, every sum, and what it came to. */
export function FrontPanel(props: PanelProps & { readonly place: string }) {
  const { front, place } = props;
  const spaces = Math.max(1, front.white.length, front.black.length);
  const title = (
    <>
      {fightSheet.title} <span class="num">{frontName(front.id)}</span>
    </>
  );
  return (
    <TraySheet class="generals-front-panel" title={title} headline={place}>
      <ol class="generals-spaces">
        {Array.from({ length: spaces }, (_, space) => (
          <FrontSpace key={space} {...props} space={space} />
        ))}
      </ol>
      <FightList {...props} />
    </TraySheet>
  );
}
