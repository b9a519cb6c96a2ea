import './look/look.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { hasNews } from './news/seen.ts';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
// Once the first screen stands: nothing waits for it.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void import('./offline/keep-for-offline.tsx'));
if (import.meta.env.PROD && hasNews()) addEventListener('load', () => void import('./news/tell-news.tsx'));
