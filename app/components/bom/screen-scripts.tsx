import { useNavigation } from '@remix-run/react';
import { type MutableRefObject, type RefObject, useEffect } from 'react';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import type { ScreenActions } from './later/screen-actions';
import type { OpenLine } from './use-open-line';
import type { BomView } from './view/view-records';

/** What a visitor does before using the screen. Each loads the code of what scripts add. */
const FIRST_SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

interface Props {
  root: RefObject<HTMLElement>;
  open: MutableRefObject<OpenLine | undefined>;
  actions: MutableRefObject<ScreenActions | undefined>;
  view: BomView;
}

/**
 * What scripts add to the screen: a typed quantity is posted after a pause, posts wait for each other, and keys lead through the lines that need a look.
 * It draws nothing. It is a component of its own, so that a post does not render the screen again before there is an answer.
 */
export function ScreenScripts({ root, open, actions, view }: Props) {
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    const { current: element } = root;
    const listening = new AbortController();
    const { signal } = listening;
    let isGone = false;
    let isAsked = false;
    const keys: KeyboardEvent[] = [];
    const load = (event: Event) => {
      // The first keys count, too, as soon as the code is there.
      if (event instanceof KeyboardEvent) keys.push(event);
      if (isAsked) return;
      isAsked = true;
      loadInTime(import('./later/screen-actions')).then(({ startActions }) => {
        listening.abort();
        if (!element || isGone) return;
        actions.current = startActions(element, () => open.current);
        keys.forEach(actions.current.key);
      }, () => listening.abort());
    };
    for (const sign of FIRST_SIGNS) (sign === 'keydown' ? document : element)?.addEventListener(sign, load, { signal });
    return () => {
      isGone = true;
      listening.abort();
      actions.current?.stop();
      actions.current = undefined;
    };
  }, [root, open, actions]);
  useEffect(() => {
    if (isIdle) actions.current?.settled();
  }, [isIdle, view, actions]);
  return null;
}
