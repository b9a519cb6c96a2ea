// What a campaign is played with between its battles, fetched together.
export { CampaignBoard } from './campaign-board.tsx';
export { CampaignTray } from './campaign-tray.tsx';
