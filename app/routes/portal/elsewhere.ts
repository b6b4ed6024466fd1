import { redirect } from '@remix-run/cloudflare';

/** Any other path leads home. */
export const loader = () => redirect('/');
export const action = () => redirect('/');
