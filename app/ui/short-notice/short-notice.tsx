import { type ComponentType, useEffect, useState } from 'react';
import type { NoticeProps } from './notice-words';

/**
 * A short message next to its subject, for a moment. Its region is always rendered: screen readers announce only changes in a region. The code of the words
 * loads with the first message.
 */
export function ShortNotice(props: NoticeProps) {
  const [Words, setWords] = useState<ComponentType<NoticeProps>>();
  const speaks = Boolean(props.children);
  useEffect(() => {
    if (speaks) import('./notice-words').then(({ NoticeWords }) => setWords(() => NoticeWords), () => undefined);
  }, [speaks]);
  return <span className="short" role="status">{speaks && Words && <Words {...props} />}</span>;
}
