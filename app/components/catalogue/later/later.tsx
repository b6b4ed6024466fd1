import { type ComponentType, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as parts from './list-parts';

export type ListParts = typeof parts;

let want = () => {};
const loading: Promise<ListParts> = new Promise<void>((resolve) => {
  want = resolve;
}).then(() => import('./list-parts'));

/** Whether the document that was sent has a list, and React has not taken it over yet. */
let isServed = !import.meta.env.SSR && document.querySelector('.plp') !== null;

/** React leaves the markup of the document as it is. */
const AS_SERVED = { __html: '' };

/** Loads the code of the list's parts, once. Call it when the visitor begins to use the list. */
export function loadParts(): Promise<ListParts> {
  want();
  return loading;
}

/**
 * A part of the list whose code is not needed at first. Its markup comes with the document and stays, working as forms and links do without script,
 * until the list changes; then React renders the part, with the code that has loaded in the meantime.
 */
export function later<Props extends object>(pick: (from: ListParts) => ComponentType<Props>): ComponentType<Props> {
  if (import.meta.env.SSR) {
    const Part = pick(parts);
    return function Served(props) {
      return <div className="later"><Part {...props} /></div>;
    };
  }
  return memo(function Later(props: Props) {
    const [kept, setKept] = useState<Props | null>(isServed ? props : null);
    const [loaded, setLoaded] = useState<ListParts>();
    const served = useRef<HTMLDivElement>(null);
    const markup = useRef<Element | null>(null);
    const rendered = useRef<HTMLDivElement>(null);
    const isRendered = loaded !== undefined && kept !== props;

    useEffect(() => {
      isServed = false;
      markup.current = served.current;
      // A list that was opened without a new document, or that React has rendered anew, has no markup yet.
      if (!served.current?.firstChild) {
        want();
        setKept(null);
      }
      void loading.then(setLoaded);
    }, []);
    useLayoutEffect(() => {
      if (isRendered && markup.current && rendered.current) loaded.keepOpen(markup.current, rendered.current);
    }, [isRendered, loaded]);

    if (!isRendered) return <div key="served" ref={served} className="later" suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
    const Part = pick(loaded);
    return <div key="rendered" ref={rendered} className="later"><Part {...props} /></div>;
  });
}
