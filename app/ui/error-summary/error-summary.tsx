import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

interface Props {
  title: string;
  /** Each message, with the control that it is about. */
  items: ReadonlyArray<{ id: string; text: string }>;
  /** The answer that it shows. Each new answer moves the focus to it. */
  of: object;
}

/** The errors of a form, above it. It takes the focus, and each message links to its control. */
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

/** With scripts the address does not change: the router would follow it and render the form again. */
function lead(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
