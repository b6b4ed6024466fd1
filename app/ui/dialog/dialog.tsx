import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

interface Props {
  /** Id of the heading, which names the dialog. */
  id: string;
  title: string;
  closeLabel: string;
  /** Id of the element that is focused first. */
  focus: string;
  /** A class with another look, such as another width. */
  className?: string;
  /** Called when the visitor closes the dialog, with Esc or its button. */
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog, open while it is rendered. When it closes, the focus returns to where it was. */
export function Dialog({ id, title, closeLabel, focus, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    document.getElementById(focus)?.focus();
    // Close the dialog while it is still in the document. Otherwise the focus does not return.
    return () => box?.close();
  }, [focus]);
  return (
    <dialog ref={dialog} className={className ? `dlg ${className}` : 'dlg'} aria-labelledby={id} onClose={({ currentTarget }) => currentTarget.open || closed.current()}>
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
