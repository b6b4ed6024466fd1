import { useTranslation } from 'react-i18next';
import { helpPath, type HelpMenuSection } from '~/domain/portal/help-menu';
import { groupThousands } from '~/domain/money/money-format';
import type { ShellData } from '~/domain/portal/portal';
import { FeedbackLink } from '../../feedback/feedback-link';
import { VisitorLinks } from '../account/visitor-links';
import { BomLink } from './bom-link';
import { CartLink } from './cart-link';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MainNav, SmallNav } from './main-nav';
import { SearchBox } from '../search/search-box';
import { SiteLink } from '../site-link';

interface Props {
  shell: ShellData;
  help: readonly HelpMenuSection[];
  /** Who is signed in; `null`: nobody. */
  user: { name: string } | null;
  /** The keyword of this page; empty on other pages. */
  keyword?: string;
  /** Code of the level 1 category to search in. */
  category?: string;
  /** The number of lines in the cart. */
  cartLines: number;
}

export function SiteHeader({ shell, help, user, keyword = '', category = '', cartLines }: Props) {
  const { t } = useTranslation();
  const first = help[0]?.children[0];
  const firstHelp = first && helpPath(first.menuId);
  const products = shell.catalogues.reduce((sum, { count }) => sum + count, 0);
  return (
    <header>
      <div className="util">
        <div className="wrap">
          <p>{products > 0 && t('products', { count: products, n: groupThousands(String(products)) })}</p>
          <ul>
            <VisitorLinks user={user} />
            {firstHelp && <li><SiteLink href={firstHelp}>{t('help')}</SiteLink></li>}
            <li><FeedbackLink /></li>
            <li><LanguageSwitch /></li>
          </ul>
        </div>
      </div>
      <div className="mast">
        <div className="wrap">
          <SmallNav menu={shell.menu} help={firstHelp} user={user} />
          <Logo />
          <SearchBox
            keyword={keyword} category={category} catalogues={shell.catalogues}
            searchWord={shell.searchWord} hotWords={shell.hotWords}
          />
          <div className="mast__act"><LanguageSwitch className="mbtn mast__lang" /><BomLink /><CartLink lines={cartLines} /></div>
        </div>
      </div>
      <MainNav menu={shell.menu} />
    </header>
  );
}
