import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

interface Props {
  /** Names it; also the anchor of its heading. */
  id: string;
  title: string;
  closeLabel: string;
  /** Id of what has the focus at first. */
  focus: string;
  /** It was closed, by Esc or its button. */
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog, open as long as it is drawn; what had the focus has it again afterwards. */
export function Dialog({ id, title, closeLabel, focus, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    document.getElementById(focus)?.focus();
    // While it is still in the document: only then the focus goes back.
    return () => box?.close();
  }, [focus]);
  return (
    <dialog ref={dialog} className="dlg" aria-labelledby={id} onClose={({ currentTarget }) => currentTarget.open || closed.current()}>
      <div className="dlg__h">
        <h2 id={id}>{title}</h2>
        <button type="button" className="btn btn--q btn--i" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      <div className="dlg__b">{children}</div>
    </dialog>
  );
}
