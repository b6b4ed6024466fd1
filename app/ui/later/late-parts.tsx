import { type ComponentType, type FunctionComponent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepOpen } from './keep-open';

/** React leaves the markup of the document as it is. */
const AS_SERVED = { __html: '' };

/**
 * Parts of a page whose code is not needed at first. Their markup comes with the document and stays, working as forms and links do without script.
 * @param parts - the parts on the server; `undefined` in the browser
 * @param load - loads the code of the parts
 * @param kept - the selector of an element whose document has parts that stay as they were sent until they change. Without it they stay until
 *   their code has loaded.
 */
export function lateParts<Parts>(parts: Parts | undefined, load: () => Promise<Parts>, kept?: string) {
  let want = () => {};
  const loading: Promise<Parts> = new Promise<void>((resolve) => {
    want = resolve;
  }).then(load);
  /** Whether the document that was sent has kept parts, and React has not taken them over yet. */
  let isServed = parts === undefined && kept !== undefined && document.querySelector(kept) !== null;

  /** Loads the code, once. Call it when the visitor begins to use the page. */
  function loadParts(): Promise<Parts> {
    want();
    return loading;
  }

  /** Makes a component of one of the parts. */
  function later<Props extends object>(pick: (from: Parts) => ComponentType<Props>): ComponentType<Props> {
    if (parts) {
      const Part = pick(parts);
      return function Served(props) {
        return <div className="later"><Part {...props} /></div>;
      };
    }
    const Later: FunctionComponent<Props> = (props) => {
      const [sent, setSent] = useState<Props | null>(isServed ? props : null);
      const [loaded, setLoaded] = useState<Parts>();
      const place = useRef<HTMLDivElement>(null);
      const markup = useRef<Element | null>(null);
      const rendered = useRef<HTMLDivElement>(null);
      const isRendered = loaded !== undefined && sent !== props;

      useEffect(() => {
        isServed = false;
        markup.current = place.current;
        // A page that was opened without a new document, or that React has rendered anew, has no markup yet.
        if (!place.current?.firstChild) {
          want();
          setSent(null);
        }
        // Without the code the markup stays, which works as it is.
        loading.then((code) => setLoaded(() => code), () => undefined);
      }, []);
      useLayoutEffect(() => {
        if (isRendered && markup.current && rendered.current) keepOpen(markup.current, rendered.current);
      }, [isRendered]);

      if (!isRendered) return <div key="served" ref={place} className="later" suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
      const Part = pick(loaded);
      return <div key="rendered" ref={rendered} className="later"><Part {...props} /></div>;
    };
    return memo(Later);
  }

  return { later, loadParts };
}
