// What the frames of a campaign need to go on.
import { fault } from '@grognard/kernel/forms.ts';
import type { State } from '../state.ts';
import { campaignFrame } from './frames.ts';

export function checkCampaign({ frames, campaign, battle, result }: State): void {
  if (frames[0]?.proc !== campaignFrame.proc || result !== null) return;
  if (campaign === null)
    fault('missing-field', 'campaign', 'campaign is missing: the frames are of a campaign.');
  const stepOf = (proc: string): string | null => frames.find((frame) => frame.proc === proc)?.step ?? null;
  const top = frames.at(-1)?.proc;
  if (stepOf('monthlyEvent') !== null && stepOf('monthlyEvent') !== 'draw' && campaign.event === null)
    fault('missing-field', 'campaign.event', 'event must be known: it is being carried out.');
  const foray = stepOf('foray');
  if (foray === null || foray === 'done') return;
  const isRefused = foray === 'hire' && top === 'foray';
  if (campaign.foray === null && !isRefused)
    fault('missing-field', 'campaign.foray', 'foray must be known: a battle threatens.');
  const isFielded = foray === 'aftermath' || foray === 'improve' || (foray === 'fight' && top === 'foray');
  if (isFielded && campaign.foray?.fielded === null)
    fault('missing-field', 'campaign.foray.fielded', 'fielded must be known: the battle begins.');
  if (foray === 'aftermath' && battle === null)
    fault('missing-field', 'battle', 'battle is missing: it has just been fought.');
}
