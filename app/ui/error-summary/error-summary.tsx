import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

interface Props {
  title: string;
  /** Each message with the control it speaks of. */
  items: ReadonlyArray<{ id: string; text: string }>;
  /** The answer it speaks of: each new one takes the focus. */
  of: object;
}

/** What is wrong with a form, above it; it has the focus, and each message leads to its control. */
export function ErrorSummary({ title, items, of }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [of]);
  return (
    <div className="alert alert--err summary" ref={box} tabIndex={-1} role="group" aria-label={title} autoFocus>
      <Icon name="err" />
      <div>
        <p className="strong">{title}</p>
        {items.length > 0 && (
          <ul>{items.map(({ id, text }) => <li key={`${id} ${text}`}><a href={`#${id}`} onClick={(event) => lead(event, id)}>{text}</a></li>)}</ul>
        )}
      </div>
    </div>
  );
}

/** Where scripts run the address stays as it is: a router that follows it would draw the form anew. */
function lead(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
