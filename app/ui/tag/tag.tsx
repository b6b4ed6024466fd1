import type { ReactNode } from 'react';

export type TagKind = 'cu' | 'ok' | 'warn' | 'err' | 'info';

/** A status in words; `cu` is for discounts only. */
export function Tag({ kind, children }: { kind?: TagKind; children: ReactNode }) {
  return <span className={kind ? `tag tag--${kind}` : 'tag'}>{children}</span>;
}
