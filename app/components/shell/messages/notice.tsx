import type { ReactNode } from 'react';
import { Alert } from '~/ui/alert/alert';

/** What is said at the top of a page: the outcome of an action, or why it shows less than asked. */
export function Notice({ kind, children }: { kind: 'ok' | 'info' | 'warn' | 'err'; children: ReactNode }) {
  return <div className="notice"><Alert kind={kind} live>{children}</Alert></div>;
}
