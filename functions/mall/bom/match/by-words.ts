/** Finds products by the words of lines that say nothing else. */
import type { StatedLine } from '~/domain/bom/match/stated-line';
import { sql, type Statement } from '../../db/queries';
import type { CatalogueFacts } from '../../goods/facts';
import { narrowExpression, wordExpression } from '../../search/words';
import { categoriesOf } from './category-components';
import { SLICES } from './slices';

/** How many different texts of a request are searched by words. Each costs a search. */
const MOST_WORDED = 100;

/** How many products are read for a line. */
const MOST_READ = 5;

/** How many categories of a component are named in a search. */
const MOST_CATEGORIES = 60;

export interface WordRow {
  expression: string;
  rank: number;
}

/** The full-text expression of a line: its words, its numbers, and the categories of its component; `null` if it says too little. */
export function wordsOf(line: StatedLine, facts: CatalogueFacts): string | null {
  const { component, valuesFor } = line;
  const { words, numbers } = valuesFor(component);
  const texts = [...words.filter((word) => word.length > 1), ...numbers.map((number) => number.toLowerCase())];
  const expression = wordExpression(texts, facts.commonWords);
  const codes = component === undefined ? [] : categoriesOf(component, facts).slice(0, MOST_CATEGORIES);
  const narrow = narrowExpression(null, codes);
  if (expression === null || (texts.length < 2 && narrow === null)) return null;
  return narrow === null ? expression : `${expression} AND ${narrow}`;
}

/** Selects the most popular products of each expression. @returns a statement for each portion of expressions: a search may take a millisecond */
export function selectByWords(expressions: ReadonlySet<string>): Statement[] {
  const searched = [...expressions].slice(0, MOST_WORDED);
  const statements: Statement[] = [];
  for (let from = 0; from < searched.length; from += SLICES.worded) {
    statements.push(sql(
      `SELECT wanted.value AS expression, found.value AS rank FROM json_each(?1) AS wanted, json_each((
         SELECT json_group_array(rank) FROM (SELECT rowid AS rank FROM goods_words WHERE goods_words MATCH wanted.value ORDER BY rowid LIMIT ${MOST_READ})
       )) AS found`,
      JSON.stringify(searched.slice(from, from + SLICES.worded)),
    ));
  }
  return statements;
}
