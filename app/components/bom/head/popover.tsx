import type { ReactNode } from 'react';

/** The attributes of a button that opens and closes a popover. The browser does it, so it works without script. */
export function opens(box: string) {
  return { type: 'button', popovertarget: box } as const;
}

/** A small box over the page, closed until its button is pressed. Enter in its fields presses its first button. */
export function Popover({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return <div id={id} className="panel pop" role="dialog" aria-label={label} data-enter {...{ popover: 'auto' }}>{children}</div>;
}
