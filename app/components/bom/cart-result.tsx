import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { SiteLink } from '~/components/shell/site-link';
import { CART_PATH } from '~/domain/order/cart-form';
import { countText } from '~/domain/product/delivery';
import type { Words } from '~/domain/text/message';
import { Alert } from '~/ui/alert/alert';
import { lineText, rowId } from './rows/row-shared';
import type { LineName } from './view/view-records';

interface Props {
  /** The number of lines that are in the cart now. */
  added: number;
  refused: ReadonlyArray<LineName & { words: Words }>;
}

/** Which lines are in the cart now, and why others are not. */
export function CartResult({ added, refused }: Props) {
  const { t } = useTranslation('bom');
  const say = useWords();
  return (
    <div className="doc">
      <Alert kind={refused.length > 0 ? 'warn' : 'ok'} live>
        <p>
          <b>{added > 0 ? t('added.title', { count: added, lines: countText(added) }) : t('added.none')}</b>{' '}
          {added > 0 && <SiteLink href={CART_PATH}>{t('added.view')}</SiteLink>}
        </p>
        {refused.length > 0 && (
          <>
            <p>{t('added.refused', { count: refused.length })}</p>
            <ul className="shared__l">{refused.map((line) => <li key={line.line}><a href={`#${rowId(line.line)}`}>{lineText(line, t)}</a> {say(line.words)}</li>)}</ul>
          </>
        )}
      </Alert>
    </div>
  );
}
