import { redirect } from '@remix-run/cloudflare';

/** Any other path leads home (section 2). */
export const loader = () => redirect('/');
export const action = () => redirect('/');
