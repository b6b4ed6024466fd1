import * as v from 'valibot';
import { call, nothing } from '../../base/call';
import { optionalText, rows, text, texts } from '../../base/fields';

const heading = v.object({ articleKey: text, ...texts('title'), photoUrl: optionalText });

export const getArticle = call({
  name: 'articleConfig/qryArticle', group: 'content', method: 'POST', policy: 'content', optional: true,
  path: 'articleConfig/qryArticle', payload: v.object({ articleKey: v.pipe(text, v.minLength(1), v.maxLength(200)) }),
  data: v.nullable(v.object({ ...heading.entries, ...texts('content') })),
  summary: 'An article about the shop (about), an agency (agent:BRAND) or a brand (brand:BRAND); null if there is none',
});

export const listArticles = call({
  name: 'articleConfig/qryArticleList', group: 'content', method: 'POST', policy: 'content', optional: true,
  path: 'articleConfig/qryArticleList', payload: nothing, data: rows(v.object({ ...heading.entries, ...texts('content') })), summary: 'All articles; their texts may be left out',
});
