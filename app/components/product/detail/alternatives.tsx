import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearestProduct } from '~/domain/catalogue/search-page';
import type { Live } from '~/upstream/live';
import { useLive } from '../live-product';
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
  const answer = useLive(alternatives);
  const [Panel, setPanel] = useState<ComponentType<AlternativesPanelProps>>();
  const found = answer?.ok === true && answer.value.length > 0;
  useEffect(() => {
    if (found) import('./later/alternatives-panel').then((module) => setPanel(() => module.AlternativesPanel), () => undefined);
  }, [found]);
  if (Panel && answer?.ok) return <Panel products={answer.value} at={answer.at} typed={typed} />;
  return <noscript><p className="sect"><a href={category}>{t('alternatives.search')}</a></p></noscript>;
}
