import { version } from '../../package.json';

/** The release this page belongs to. */
export { version };
