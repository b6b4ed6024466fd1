import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { withChannel } from '~/domain/portal/channel';

/** Any other path redirects to the home page. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));
export const action = loader;
