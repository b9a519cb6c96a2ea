// Loaded after the first screen, and only by who was here before this release.
import { render } from 'preact';
import { NewsNotice } from './news-notice.tsx';
import { isNewer } from './releases.ts';
import { lastSeen } from './seen.ts';
import { version } from './version.ts';

function tell(): void {
  // Another tab may have told it meanwhile; and a server that went back to an older release has nothing new.
  const seen = lastSeen();
  if (seen !== null && !isNewer(version, seen)) return;
  const place = document.createElement('div');
  document.body.append(place);
  render(<NewsNotice />, place);
}

if (document.hidden) document.addEventListener('visibilitychange', tell, { once: true });
else tell();
