import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ArticleBlock, type ArticlePiece, readArticle, summaryOf } from '~/domain/portal/article-text';
import { check, unicode } from '../property';

const text = (words: string): ArticlePiece => ({ kind: 'text', text: words });
const paragraph = (words: string): ArticleBlock => ({ kind: 'paragraph', pieces: [text(words)] });
const linksIn = (blocks: readonly ArticleBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.pieces)).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));

describe('Article text', () => {
  test('blank lines separate paragraphs, and a paragraph keeps its line breaks', () => {
    expect(readArticle('One\nline.\n\n \nTwo.\n')).toEqual([paragraph('One\nline.'), paragraph('Two.')]);
    expect(readArticle('One\r\nline.\r\n\r\nTwo.')).toEqual([paragraph('One\nline.'), paragraph('Two.')]);
    expect(readArticle('')).toEqual([]);
    expect(readArticle(' \n \n')).toEqual([]);
  });

  test('lines that begin with a dash and a blank are a list, also without a blank line before them', () => {
    expect(readArticle('Colours:\n- red\n- green\nand more\n\n- blue')).toEqual([
      paragraph('Colours:'), { kind: 'list', items: [[text('red')], [text('green')]] }, paragraph('and more'), { kind: 'list', items: [[text('blue')]] },
    ]);
    expect(readArticle('-5 °C\n- ')).toEqual([paragraph('-5 °C\n-')]);
  });

  test('a line that begins with two hashes and a blank is a heading', () => {
    expect(readArticle('## A')).toEqual([{ kind: 'heading', pieces: [text('A')] }]);
    expect(readArticle('## Who pays\nYou do.')).toEqual([{ kind: 'heading', pieces: [text('Who pays')] }, paragraph('You do.')]);
    expect(readArticle('# One\n### Three\n##\n## ')).toEqual([paragraph('# One\n### Three\n##\n##')]);
  });

  test('brackets with a path of the site or an https address are a link', () => {
    expect(readArticle('See [the cart](/shopping_cart?a=1#b) or [KiCad](https://www.kicad.org/).')).toEqual([{
      kind: 'paragraph',
      pieces: [
        text('See '), { kind: 'link', text: 'the cart', href: '/shopping_cart?a=1#b' }, text(' or '),
        { kind: 'link', text: 'KiCad', href: 'https://www.kicad.org/' }, text('.'),
      ],
    }]);
    expect(linksIn(readArticle('## [a](/a)\n- [b](/b)\n- [c](https://c.example:8443?d)'))).toEqual(['/a', '/b', 'https://c.example:8443?d']);
  });

  test.each([
    'javascript:alert(1)', 'http://plain.example/', '//evil.example', '/\\evil.example', 'https://name@evil.example/', 'https:evil.example', 'https:///x', 'data:text/html,x', 'relative', '#top', '/a\\b', '/a\u0000',
    'HTTPS://upper.example', ' /blank', '',
  ])('other addresses stay text: %j', (href) => {
    const written = `[text](${href})`;
    expect(linksIn(readArticle(written))).toEqual([]);
    expect(readArticle(written)).toEqual([paragraph(written)]);
  });

  test.each(['<script>alert(1)</script>', '<img src=x onerror="alert(1)">', '&lt;b&gt; & <b>', '**bold** _em_ `code`', '[text] (/a)', '[](/a)', '![x](data:a)'])('everything else stays text: %s', (written) => {
    expect(readArticle(written)).toEqual([paragraph(written)]);
  });

  const word = unicode.map((some) => some.replace(/[[\]()\p{Cc}\s]/gu, '').trim()).filter((some) => some !== '' && !/^(?:- |## )/.test(some));
  const href = fc.oneof(fc.webPath().filter((path) => /^\/(?!\/)[^()\s]*$/.test(path)), fc.constantFrom('/', '/help/terms', 'https://a.example', 'https://a.example/b?c=d#e'));
  const link = fc.record({ kind: fc.constant('link' as const), text: word, href });
  /** Texts and links take turns, because two texts in a row are one. */
  const line = fc.tuple(word, fc.array(fc.tuple(link, word), { maxLength: 3 }))
    .map(([first, more]): ArticlePiece[] => [text(`a${first}`), ...more.flatMap(([one, after]) => [one, text(after)])]);
  const block = fc.oneof<Array<fc.Arbitrary<ArticleBlock>>>(
    fc.record({ kind: fc.constantFrom('heading' as const, 'paragraph' as const), pieces: line }),
    fc.record({ kind: fc.constant('list' as const), items: fc.array(line, { minLength: 1, maxLength: 4 }) }),
  );
  const write = (pieces: readonly ArticlePiece[]) => pieces.map((piece) => (piece.kind === 'link' ? `[${piece.text}](${piece.href})` : piece.text)).join('');
  const written = (one: ArticleBlock) => {
    if (one.kind === 'list') return one.items.map((item) => `- ${write(item)}`).join('\n');
    return `${one.kind === 'heading' ? '## ' : ''}${write(one.pieces)}`;
  };

  test('property: what is written is read back', () => {
    check(fc.array(block, { maxLength: 5 }), (blocks) => {
      expect(readArticle(blocks.map(written).join('\n\n'))).toEqual(blocks);
    });
  });

  test('property: no letter of any text is lost, and links lead to this site or to the web', () => {
    const letters = (some: string) => some.replace(/[\s#-]/g, '');
    check(fc.oneof(unicode, fc.array(fc.constantFrom('- ', '## ', '\n', '\n\n', '[', ']', '(', ')', '](', '/a', 'https://b.example', 'x', '<b>', '\r\n')).map((parts) => parts.join(''))), (some) => {
      const blocks = readArticle(some);
      expect(letters(blocks.map(written).join('\n\n'))).toBe(letters(some));
      for (const to of linksIn(blocks)) expect(new URL(to, 'https://shop.example').protocol).toBe('https:');
    });
  });
});

describe('the summary of an article', () => {
  test('is its text without headings and markup, cut where it is too long', () => {
    expect(summaryOf('## Head\n\nOne [two](/two)\nthree.\n- four', 40)).toBe('One two three. four');
    expect(summaryOf('One two three.', 8)).toBe('One two…');
    expect(summaryOf('一二三四五', 5)).toBe('一二三四五');
    expect(summaryOf('一二三四五', 4)).toBe('一二三…');
    expect(summaryOf('', 4)).toBe('');
  });

  test('property: is never longer than asked for', () => {
    check(fc.tuple(unicode, fc.integer({ min: 1, max: 30 })), ([some, most]) => {
      expect([...summaryOf(some, most)].length).toBeLessThanOrEqual(most);
    });
  });
});
