import type { ReactNode } from 'react';
import { Alert } from '~/ui/alert/alert';

/** An alert at the top of a page: the result of an action, or why the page shows less than requested. */
export function PageAlert({ kind, children }: { kind: 'ok' | 'info' | 'warn' | 'err'; children: ReactNode }) {
  return <div className="notice"><Alert kind={kind} live>{children}</Alert></div>;
}
