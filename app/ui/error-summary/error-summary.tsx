import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

interface Props {
  title: string;
  /** The messages, each with the id of its control. */
  items: ReadonlyArray<{ id: string; text: string }>;
  /** The answer that has these errors. Each new answer moves the focus to the summary. */
  of: object;
}

/** The list of errors above a form. It takes the focus, and each message links to its control. */
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

/** Focuses the control without a change of the address, because the router would follow the address and render the form again. */
function lead(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
