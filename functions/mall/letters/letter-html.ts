import { languageTag } from '~/domain/text/language';
import { oneLine, type Letter, type LetterBlock, type Stationery } from './letter';

/** Text that is HTML already. */
class Markup {
  constructor(readonly text: string) {}
}

type Part = string | Markup | readonly Markup[];

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Writes HTML. Every text in it is escaped, and stands in one line. */
function html(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(pieces.map((piece, index) => piece + written(parts[index] ?? '')).join(''));
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  return typeof part === 'string' ? oneLine(part).replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '') : part.map(({ text }) => text).join('');
}

const SANS = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,PingFang SC,Noto Sans SC,Microsoft YaHei,sans-serif';
const MONO = 'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';
const CELL = 'padding:8px 10px;border-bottom:1px solid #e0e4dd;vertical-align:top';

/** Mail readers that know dark colours get them here; the others keep the colours of the elements. No part of a letter is fetched from anywhere. */
const SHEET = new Markup(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.bg{background:#0d1411!important}.panel{background:#141d19!important;border-color:#26332d!important}.ink{color:#e8eeea!important}.soft{color:#b9c5be!important}
.cell{border-color:#26332d!important}.well{background:#1a2520!important}.mast{background:#07372a!important}.go{background:#17795a!important}.link{color:#66cfa5!important}}`);

/** A letter as an HTML document of plain tables. */
export function htmlOf({ subject, short, blocks }: Letter, { language, shop, origin, footer }: Stationery): string {
  return html`<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${SHEET}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f8f8f4">
<div style="display:none;max-height:0;overflow:hidden">${short}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f8f4"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="panel" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #e0e4dd;border-radius:6px;${SANS}">
<tr><td class="mast" style="background:#095540;border-radius:5px 5px 0 0;padding:14px 20px;color:#ffffff;font-size:18px;font-weight:700">${shop}</td></tr>
<tr><td class="ink" style="padding:20px 20px 4px;color:#14201b;font-size:20px;line-height:1.3;font-weight:700">${subject}</td></tr>
${blocks.map((block) => html`<tr><td class="ink" style="padding:8px 20px;color:#14201b;font-size:15px;line-height:1.6">${inner(block)}</td></tr>
`)}<tr><td class="soft" style="padding:16px 20px 20px;color:#5d6963;font-size:13px;line-height:1.5">${footer}<br><a class="link" href="${origin}" style="color:#0b6b4f">${origin}</a></td></tr>
</table></td></tr></table></body></html>
`.text;
}

function inner(block: LetterBlock): Markup {
  switch (block.is) {
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${block.facts.map(([label, value]) =>
        html`<tr><td class="soft cell" width="34%" style="${CELL};padding-left:0;color:#5d6963;font-size:14px">${label}</td><td class="ink cell" style="${CELL};color:#14201b;font-size:15px;word-break:break-word">${value}</td></tr>`)}</table>`;
    case 'table':
      return html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><thead>${row('th', block.head)}</thead><tbody>${block.rows.map((one) => row('td', one))}</tbody>${block.foot.length > 0 ? html`<tfoot>${block.foot.map((one) => row('th', one))}</tfoot>` : ''}</table>${block.more ? html`<div class="soft" style="padding-top:8px;color:#5d6963;font-size:13px">${block.more}</div>` : ''}`;
    case 'button':
      return html`<a class="go" href="${block.url}" style="display:inline-block;background:#0b6b4f;color:#ffffff;text-decoration:none;font-weight:600;padding:11px 20px;border-radius:6px">${block.label}</a>`;
    case 'code':
      return html`<span class="well ink" style="display:inline-block;background:#f1f3ee;color:#14201b;border-radius:6px;padding:10px 18px;font-size:28px;letter-spacing:6px;${MONO}">${block.text}</span>`;
    case 'note':
      return html`<span class="soft" style="color:#5d6963;font-size:13px">${block.text}</span>`;
    default:
      return html`${block.text}`;
  }
}

/** A row of a table: a name, and figures that stand to the right. */
function row(tag: 'td' | 'th', cells: readonly string[]): Markup {
  const [open, close] = tag === 'th' ? [new Markup('<th class="well ink cell"'), new Markup('</th>')] : [new Markup('<td class="ink cell"'), new Markup('</td>')];
  const weight = tag === 'th' ? 'background:#f1f3ee;font-weight:600;' : '';
  return html`<tr>${cells.map((cell, column) => {
    const place = column === 0 ? 'text-align:left;word-break:break-word' : 'text-align:right;white-space:nowrap';
    return html`${open} style="${CELL};${weight}${place};color:#14201b;font-size:14px">${cell}${close}`;
  })}</tr>`;
}
