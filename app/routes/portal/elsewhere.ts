import { redirect } from '@remix-run/cloudflare';

/** Any other path redirects to the home page. */
export const loader = () => redirect('/');
export const action = () => redirect('/');
