import type { ReactNode } from 'react';

interface Props {
  /** Id of the heading, which names the section. */
  id: string;
  title: ReactNode;
  /** Content at the right end of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A panel: a head with a dot, like the pin 1 mark of a chip, then the content. */
export function Panel({ id, title, aside, children }: Props) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__h">
        <h2 id={id} className="pin">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
