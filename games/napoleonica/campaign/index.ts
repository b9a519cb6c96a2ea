// The procedures of a campaign.
import { beforeBattle } from './before-battle.ts';
import { campaign } from './campaign.ts';
import { develop } from './develop.ts';
import { foray } from './foray.ts';
import { month } from './month.ts';
import { monthlyEvent } from './monthly-event.ts';

export const campaignProcedures = { campaign, beforeBattle, develop, foray, month, monthlyEvent } as const;
