// The middle of the table between the battles of a tournament: the steps, and the open notebook.
import type { Desk } from '../desk.ts';
import { NotebookPages } from '../notebook/notebook-pages.tsx';
import { Steps } from './steps.tsx';
import './tournament.css';

export const TournamentBoard = ({ desk }: { readonly desk: Desk }) => (
  <div class="napoleonica-tournament">
    <Steps view={desk.shown.value.view} />
    <NotebookPages desk={desk} />
  </div>
);
