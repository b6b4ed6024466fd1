import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import type { Category } from '~/domain/catalogue/category';
import { formatCataloguePath } from '~/domain/catalogue/catalogue-code';
import { productListPath } from '~/domain/catalogue/list-path';
import type { Product } from '~/domain/product/product';
import { Panel } from '~/ui/panel/panel';

/** All parameters of a product, one row each. */
export function ParameterPanel({ product, trail }: { product: Product; trail: readonly Category[] }) {
  const { t } = useTranslation('product');
  const { productName } = useSite();
  const catalogue = trail.at(-1);
  return (
    <Panel id="parameters" title={t('parameters.title')}>
      <table className="spec">
        <tbody>
          <tr>
            <th scope="row">{t('parameters.manufacturer')}</th>
            <td><SiteLink href={productListPath('brand', product.brand)}>{product.brand}</SiteLink></td>
          </tr>
          {catalogue && (
            <tr>
              <th scope="row">{t('parameters.catalogue')}</th>
              <td>
                <SiteLink href={productListPath('catalogue', formatCataloguePath(trail.map(({ code }) => code)))}>
                  {catalogue.name}
                </SiteLink>
              </td>
            </tr>
          )}
          {product.attributes.map(({ key, name, value }) => (
            <tr key={key}><th scope="row">{name}</th><td>{value}</td></tr>
          ))}
          {product.packageName && <tr><th scope="row">{t('parameters.package')}</th><td>{product.packageName}</td></tr>}
          <tr><th scope="row">{t('parameters.number', { shop: productName })}</th><td className="mono">{product.id}</td></tr>
        </tbody>
      </table>
    </Panel>
  );
}
