import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { tied } from '~/ui/field/field';
import { Icon } from '~/ui/icon/icon';
import { sizeText } from './size-text';

interface Props {
  id: string;
  /** Why the posted file was refused. */
  error: string | undefined;
}

/**
 * A field for one file. It covers the whole zone, so a file can be dropped on it without script. With script, the zone shows which file was chosen
 * and lights up under a dragged file.
 */
export function DropZone({ id, error }: Props) {
  const { t } = useTranslation('upload');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; size: number } | null>(null);
  const [over, setOver] = useState(false);
  const read = () => setFile(input.current?.files?.[0] ?? null);
  // A file may have been chosen before this script ran. Some browsers also keep it when a page is loaded again.
  useEffect(read, []);
  const drag = (inside: boolean) => (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null)) setOver(inside);
  };
  return (
    <label className={over ? 'drop drop--over' : 'drop'} onDragEnter={drag(true)} onDragLeave={drag(false)} onDrop={() => setOver(false)}>
      <input {...tied(id, undefined, error)} ref={input} type="file" name="file" onChange={read} />
      <span className="drop__i"><Icon name="upload" size={20} /></span>
      <b>{file ? file.name : t('drop')}</b>
      <small>{file ? t('chosen', { size: sizeText(file.size) }) : t('kinds')}</small>
    </label>
  );
}
