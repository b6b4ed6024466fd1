import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

const ICON = { warn: 'clock', err: 'err', info: 'info', ok: 'ok', cu: 'bolt' } as const;

interface Props {
  kind: keyof typeof ICON;
  /** Whether screen readers announce the message if it appears after the page has loaded. */
  live?: boolean;
  children: ReactNode;
}

/** A message that stays in the page. */
export function Alert({ kind, live, children }: Props) {
  return (
    <div className={`alert alert--${kind}`} role={live ? 'status' : undefined}>
      <Icon name={ICON[kind]} />
      <div>{children}</div>
    </div>
  );
}
