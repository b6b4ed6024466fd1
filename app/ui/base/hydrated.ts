import { useEffect, useState } from 'react';

/** Whether the page's program runs: never on the server, nor in the first drawing, which must equal the server's. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
