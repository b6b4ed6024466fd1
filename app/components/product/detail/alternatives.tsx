import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { NearestProduct } from '~/domain/catalogue/search-page';
import type { Live } from '~/upstream/live';
import type { AlternativesPanelProps } from './later/alternatives-panel';

interface Props {
  alternatives: Promise<Live<NearestProduct[]>>;
  typed: string;
  /** The address of the product's category, for browsers without script. */
  category: string;
}

/** Products that can take the place of the page's product. They stream in, and their code loads when they have arrived. If there are none, nothing is shown. */
export function Alternatives({ alternatives, typed, category }: Props) {
  const { t } = useTranslation('product');
  const [shown, setShown] = useState<{ Panel: ComponentType<AlternativesPanelProps>; products: NearestProduct[]; at: number }>();
  useEffect(() => {
    let wanted = true;
    const show = async () => {
      const answer = await alternatives;
      if (!answer.ok || answer.value.length === 0) return;
      const { AlternativesPanel: Panel } = await import('./later/alternatives-panel');
      if (wanted) setShown({ Panel, products: answer.value, at: answer.at });
    };
    show().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [alternatives]);
  if (shown) return <shown.Panel products={shown.products} at={shown.at} typed={typed} />;
  return <noscript><p className="sect"><SiteLink href={category}>{t('alternatives.search')}</SiteLink></p></noscript>;
}
