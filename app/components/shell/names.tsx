import { createContext, type ReactNode, useContext } from 'react';
import type { ShownNames } from '~/domain/text/dictionary';

const Context = createContext<Partial<ShownNames>>({});

/** Provides the names of codes to all components inside. */
export function NamesProvider({ names, children }: { names: ShownNames; children: ReactNode }) {
  return <Context.Provider value={names}>{children}</Context.Provider>;
}

/** Gives the name of a code. An unknown code stays as it is. */
export function useNames(): (type: keyof ShownNames, code: string) => string {
  const names = useContext(Context);
  return (type, code) => names[type]?.[code] ?? code;
}

/** Gives the kind of seller of a product, in words. Its code is from the dictionary type `goodsSource`, or from the shorter `goodsSourceSet`. */
export function useSourceName(): (goodsType: string) => string {
  const nameOf = useNames();
  return (goodsType) => nameOf(goodsType.startsWith('GT') ? 'goodsSource' : 'goodsSourceSet', goodsType);
}
