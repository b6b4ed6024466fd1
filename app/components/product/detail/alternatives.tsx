import { Await } from '@remix-run/react';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { NearestProduct } from '~/domain/catalogue/search-page';
import type { Live } from '~/upstream/live';
import { AlternativesPanel } from './later/later-parts';

interface Props {
  alternatives: Promise<Live<NearestProduct[]>>;
  /** The typed quantity, and the quantity in the field when the page opened. */
  typed: string;
  start: string;
  /** The address of the product's category, for browsers without script. */
  category: string;
}

/** Products that can take the place of the page's product. They stream in. If there are none, nothing is shown. */
export function Alternatives({ alternatives, typed, start, category }: Props) {
  const [ready, setReady] = useState(false);
  return <Streamed alternatives={alternatives} typed={ready ? typed : start} category={category} onReady={setReady} />;
}

interface StreamedProps extends Omit<Props, 'start'> {
  /** Called once the panel has rendered. */
  onReady: (ready: true) => void;
}

/** Its props must stay the same until the panel is ready. If they changed before, React would render the streamed block again. */
const Streamed = memo(function Streamed({ alternatives, typed, category, onReady }: StreamedProps) {
  const { t } = useTranslation('product');
  return (
    <Suspense fallback={<noscript><p className="sect"><SiteLink href={category}>{t('alternatives.search')}</SiteLink></p></noscript>}>
      <Await resolve={alternatives} errorElement={null}>
        {(answer) => answer.ok && answer.value.length > 0 && <AlternativesPanel products={answer.value} at={answer.at} typed={typed} onReady={onReady} />}
      </Await>
    </Suspense>
  );
});
