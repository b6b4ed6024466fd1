import { type ComponentType, type ReactNode, lazy } from 'react';

/** How many rows of a table the server renders at once, and how long other requests have a turn after them, ms. */
export const SLICE = { rows: 16, pause: 4 } as const;

interface PartProps {
  children: ReactNode;
}

interface Props<Row> {
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** The rows of a table that may have thousands. The server renders them slice by slice, so that a long table makes no other request wait. The document is the same as without slices. */
export function SlicedRows<Row>({ rows, children }: Props<Row>) {
  if (!import.meta.env.SSR || rows.length <= SLICE.rows) return <>{rows.map(children)}</>;
  const slices = slicesInTurn(Math.ceil(rows.length / SLICE.rows));
  return (
    <>
      {rows.map((row, index) => {
        const Part = slices[Math.floor(index / SLICE.rows)] ?? InTurn;
        return <Part key={index}>{children(row)}</Part>;
      })}
    </>
  );
}

function InTurn({ children }: PartProps) {
  return <>{children}</>;
}

/** Waits until React has rendered the rows before, which it does with the next timers, and then for the pause. */
async function renderedAndPaused(): Promise<void> {
  for (const delay of [1, SLICE.pause]) await new Promise((resolve) => setTimeout(resolve, delay));
}

/** The components of the rows of each slice. Those of one wait until other requests have had a turn after the slice before. */
function slicesInTurn(count: number): Array<ComponentType<PartProps>> {
  let before = Promise.resolve();
  const next = () => {
    before = before.then(renderedAndPaused);
    return before.then(() => ({ default: InTurn }));
  };
  return Array.from({ length: count }, () => lazy(next));
}
