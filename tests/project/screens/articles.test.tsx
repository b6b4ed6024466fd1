import { describe, expect, it } from 'vitest';
import { AboutScreen } from '~/components/portal/reading/about-screen';
import { AgentScreen } from '~/components/portal/reading/agent-screen';
import { ArticleBlocks } from '~/components/portal/reading/article-blocks';
import { BrandScreen } from '~/components/portal/brand-screen';
import { NoticeListScreen } from '~/components/portal/reading/notice-list-screen';
import { NoticeScreen } from '~/components/portal/reading/notice-screen';
import { noticePage } from '~/domain/portal/notice-pages';
import type { Notice } from '~/domain/portal/portal';
import { readable, renderAt } from './screens';

const HOSTILE = ['<script>alert(1)</script>', '<img src=x onerror="alert(1)">', '"><svg onload=alert(1)>', '</p></article><h1>', '[x](javascript:alert(1))', '- <iframe src="//evil.example">', '## <b>bold</b>'];
const shell = async (element: Parameters<typeof renderAt>[1], language?: 'cn' | 'en') => (await renderAt('/', element, language)).shell;
const notice = (id: string, content = 'Text.'): Notice => ({ id, title: `Notice ${id}`, content, publishTime: '2026-11-20T09:00:00+08:00' });

describe('the text of an article', () => {
  it('has headings, paragraphs, lists and links', async () => {
    const html = await shell(<ArticleBlocks content={'## Head\nOne [cart](/shopping_cart).\n\n- a\n- [KiCad](https://www.kicad.org/)'} />);
    expect(html).toMatch(/<h2>Head<\/h2><p>One <a [^>]*href="\/shopping_cart"[^>]*>cart<\/a>\.<\/p>/);
    expect(html).toMatch(/<ul><li>a<\/li><li><a (?=[^>]*rel="noopener noreferrer")[^>]*href="https:\/\/www\.kicad\.org\/"[^>]*>KiCad<\/a><\/li><\/ul>/);
  });

  it.each(HOSTILE)('shows HTML and addresses of scripts as text: %s', async (content) => {
    const brands = [{ name: 'YAGEO', count: 1, agent: true }];
    const articles = ['agent', 'brand'].map((kind) => ({ key: `${kind}:YAGEO`, title: content, content, photoUrl: '' }));
    const pages = [
      <ArticleBlocks content={content} />,
      <NoticeScreen notice={{ ...notice('1', content), title: content, publishTime: content }} />,
      <NoticeListScreen {...noticePage([{ ...notice('1', content), title: content }], null)} />,
      <AgentScreen brands={brands} articles={articles} />,
      <BrandScreen brands={brands} articles={articles} filter="" />,
      <AboutScreen article={{ key: 'about', title: content, content, photoUrl: '' }} productTotal={1} brandTotal={1} categoryTotal={1} />,
    ];
    for (const page of pages) {
      const html = await shell(page);
      expect(readable(html).replaceAll('&gt;', '>')).toContain(content.replace(/^(?:- |## )/, ''));
      expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload|<iframe|<b>bold|href="javascript:|<\/article><h1>/);
    }
  });
});

describe('notices', () => {
  const many = Array.from({ length: 45 }, (_, index) => notice(`${index + 1}`));

  it('are listed 20 a page, with links to the pages beside', async () => {
    const html = await shell(<NoticeListScreen {...noticePage(many, '2')} />);
    expect(html.match(/<h2>/g)).toHaveLength(20);
    expect(readable(html)).toContain('Notice 21');
    expect(html).toMatch(/<a (?=[^>]*rel="prev")[^>]*href="\/notice"/);
    expect(html).toMatch(/<a (?=[^>]*rel="next")[^>]*href="\/notice\?page=3"/);
  });

  it('have no pages where one is enough, and say that there are none', async () => {
    expect(await shell(<NoticeListScreen {...noticePage(many.slice(0, 20), null)} />)).not.toContain('rel="next"');
    expect(readable(await shell(<NoticeListScreen {...noticePage([], null)} />))).toContain('There are no notices at present.');
  });

  it('lead to the newer and the older one', async () => {
    const html = await shell(<NoticeScreen notice={notice('a b')} newer={notice('n')} older={notice('o')} />);
    expect(html).toMatch(/<a (?=[^>]*rel="prev")[^>]*href="\/notice\/n"[^>]*><small>Newer<\/small>Notice n<\/a>/);
    expect(html).toMatch(/<a (?=[^>]*rel="next")[^>]*href="\/notice\/o"/);
    expect(html).toContain('<time dateTime="2026-11-20">2026-11-20</time>');
    expect(await shell(<NoticeScreen notice={{ ...notice('a'), publishTime: 'soon' }} />)).not.toContain('<time');
  });
});

describe('brands with texts', () => {
  const brands = [{ name: '国巨', count: 1200, agent: true }, { name: 'TXC', count: 3, agent: true }];
  const articles = [{ key: 'agent:YAGEO', title: '国巨', content: '厚膜电阻。', photoUrl: '' }, { key: 'brand:YAGEO', title: '国巨', content: '国巨是被动元件制造商。', photoUrl: '' }];

  it('are found by their name in the reader’s language', async () => {
    const html = await shell(<AgentScreen brands={brands} articles={articles} />, 'cn');
    expect(html).toMatch(/国巨<\/a><small>1,200 种元器件<\/small><\/h2><p>厚膜电阻。<\/p>/);
    expect(html).toMatch(/TXC<\/a><small>3 种元器件<\/small><\/h2><\/li>/);
  });

  it('stand below all brands, and there is no heading without them', async () => {
    const page = (filter: string, all = articles) => shell(<BrandScreen brands={brands} articles={all} filter={filter} />, 'cn');
    expect(await page('')).toMatch(/品牌介绍<\/h2>.*国巨是被动元件制造商。/s);
    expect(await page('TXC')).not.toContain('品牌介绍');
    expect(await page('', [])).not.toContain('品牌介绍');
  });
});

describe('the page about the shop', () => {
  it('shows its article, or what the shop says of itself', async () => {
    const page = (content: string) => shell(<AboutScreen article={content ? { key: 'about', title: 'Who we are', content, photoUrl: '' } : null} productTotal={5} brandTotal={6} categoryTotal={7} />);
    expect(readable(await page('We sell parts.'))).toMatch(/Who we are.*We sell parts\./s);
    expect(readable(await page(''))).toMatch(/About Farad.*Finding a part/s);
  });
});
