/** The entry of the embedded mall as a Worker of its own. */
import { captureConsole } from './log/log';

export { default, Storefront } from './entrypoints';

captureConsole();
