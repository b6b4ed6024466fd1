import { createContext, type ReactNode, useContext } from 'react';
import type { ShownNames } from '~/domain/text/dictionary';

const Context = createContext<Partial<ShownNames>>({});

/** The names of codes for everything inside. */
export function NamesProvider({ names, children }: { names: ShownNames; children: ReactNode }) {
  return <Context.Provider value={names}>{children}</Context.Provider>;
}

/** The name of a code. An unknown code stays as it is. */
export function useNames(): (type: keyof ShownNames, code: string) => string {
  const names = useContext(Context);
  return (type, code) => names[type]?.[code] ?? code;
}

/** The name of the source of goods, which comes as a source or in the shorter set of types. */
export function useSourceName(): (goodsType: string) => string {
  const nameOf = useNames();
  return (goodsType) => nameOf(goodsType.startsWith('GT') ? 'goodsSource' : 'goodsSourceSet', goodsType);
}
