import './look/look.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepForOffline } from './offline/builds.ts';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
keepForOffline();
