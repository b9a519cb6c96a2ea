// Loaded after the first screen: keeps the page on the device, and says when a newer one is ready.
import { render } from 'preact';
import { keepForOffline } from './builds.ts';
import { UpdateNotice } from './update-notice.tsx';

const place = document.createElement('div');
document.body.append(place);
render(<UpdateNotice />, place);
keepForOffline();
