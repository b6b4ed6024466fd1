import type { ReactNode } from 'react';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';

interface Props {
  fact: string;
  way: string;
  /** Links or buttons to continue with. */
  children?: ReactNode;
}

/** Replaces an empty list: a drawing, what is empty, and what to do next. */
export function EmptyState({ fact, way, children }: Props) {
  return (
    <section className="panel nothing">
      <img className="pk pk--96" src={DEFAULT_IMAGE} width={112} height={90} alt="" />
      <h2>{fact}</h2>
      <p className="ink2">{way}</p>
      {children}
    </section>
  );
}
