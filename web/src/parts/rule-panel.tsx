import './rule-panel.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { closeRule, openedRule, openRule } from '@grognard/desk/parts/opened-rule.ts';
import { useEffect, useState } from 'preact/hooks';
import { hrefTo, route } from '../router.ts';
import { gameOfRule } from '../rulebook/rulebooks.ts';
import { t } from '../words/words.ts';

/** The rulebook comes with the first citation somebody opens, not with the page. */
function useParagraph(rule: string) {
  const [html, setHtml] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    setHtml(undefined);
    import('../rulebook/paragraph.ts')
      .then(({ paragraphHtml }) => paragraphHtml(rule))
      .then((found) => isWanted && setHtml(found));
    return () => {
      isWanted = false;
    };
  }, [rule]);
  return html;
}

/** A citation inside the paragraph shows its own paragraph here, too. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rule]') : null;
  const rule = link?.dataset['rule'];
  if (rule === undefined) return;
  event.preventDefault();
  openRule(rule);
}

function Paragraph({ rule }: { readonly rule: string }) {
  const html = useParagraph(rule);
  if (html === undefined) return <p>{t('rule.loading')}</p>;
  if (html === null) return <p>{t('rule.missing', { rule })}</p>;
  return <div class="paragraph" onClickCapture={stayHere} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The paragraph at the side of whatever screen cited it. */
export function RulePanel() {
  const rule = openedRule.value;
  if (rule === null) return null;
  const here = route.value;
  const table = here.screen === 'table' || here.screen === 'replay' ? here.id : null;
  const game = gameOfRule(rule);
  return (
    <Drawer title={t('rule.panel')} from="side" open onClose={closeRule}>
      <p class="rule-id num">{rule}</p>
      <Paragraph rule={rule} />
      {game !== undefined && (
        <Button icon="ui-book" href={hrefTo({ screen: 'rules', game, rule, table })} onClick={closeRule}>
          {t('rule.open')}
        </Button>
      )}
    </Drawer>
  );
}
