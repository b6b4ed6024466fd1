import type { ReactNode } from 'react';

/** Opens and closes a popover. The browser does it, so it works without script. */
export function PopoverButton({ box, className, children }: { box: string; className: string; children: ReactNode }) {
  return <button type="button" className={className} {...{ popovertarget: box }}>{children}</button>;
}

/** A small box over the page, closed until its button is pressed. Enter in its fields presses its first button. */
export function Popover({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return <div id={id} className="panel pop" role="dialog" aria-label={label} data-enter {...{ popover: 'auto' }}>{children}</div>;
}
