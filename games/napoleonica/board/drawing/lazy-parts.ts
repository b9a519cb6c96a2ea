// Rooms a single battle never enters.
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';

const campaign = () => import('../campaign/index.ts');
const tournament = () => import('../tournament/index.ts');

export const CampaignBoard = lazyPart(async () => (await campaign()).CampaignBoard);
export const CampaignTray = lazyPart(async () => (await campaign()).CampaignTray);
export const TournamentBoard = lazyPart(async () => (await tournament()).TournamentBoard);
export const TournamentTray = lazyPart(async () => (await tournament()).TournamentTray);
