import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon/icon';
import { ShortNotice } from '~/ui/short-notice/short-notice';

/** A button that copies a part number. Copying needs script, so without script the button is hidden. */
export function CopyNumber({ mpn }: { mpn: string }) {
  const { t } = useTranslation('product');
  const [told, setTold] = useState<'done' | 'failed'>();
  const copy = async () => {
    // A second press shows the message again.
    setTold(undefined);
    try {
      await navigator.clipboard.writeText(mpn);
      setTold('done');
    } catch {
      setTold('failed');
    }
  };
  return (
    <span className="copy with-script">
      <button type="button" className="take" aria-label={t('copy.of', { mpn })} onClick={copy}>
        <Icon name="copy" size={14} />{t('copy.button')}
      </button>
      <ShortNotice kind={told === 'done' ? 'ok' : 'err'} onGone={() => setTold(undefined)}>{told && t(`copy.${told}`)}</ShortNotice>
    </span>
  );
}
