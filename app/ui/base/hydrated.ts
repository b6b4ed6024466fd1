import { useEffect, useState } from 'react';

/** Whether scripts run. `false` on the server and in the first render, which must equal the server's. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
