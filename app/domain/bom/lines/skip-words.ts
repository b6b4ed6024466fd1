/** Words for lines that nobody buys (README, "Lines"). */

import type { BomLine } from '../bom';

/** What follows is not looked at, in characters. */
const LONGEST = 300;

/** Phrases that mean "not fitted" wherever they stand. */
const NOT_FITTED = new RegExp(
  [
    String.raw`\b(?:do not|don'?t|not|not to be|never) (?:fit|place|populate|mount|stuff|install|load|assemble|solder)(?:ed|d|ted)?\b`,
    String.raw`\b(?:unpopulated|unfitted|unmounted|unstuffed|no[- ]?(?:pop|fit|load|stuff|mount|place|populate)|leave (?:empty|open|out|blank|off)|(?:DNP|DNI|DNF|DNM))(?![-\w])`,
    String.raw`\b(?:nicht bestück\p{L}*|unbestückt|non monté\p{L}*|ne pas (?:monter|placer)|no (?:montar|poblar|colocar)|non montare|não montar)(?!\p{L})`,
    String.raw`\b(?:nie (?:montować|obsadzać)|neosazovat|ne montirati)(?!\p{L})`,
    String.raw`(?:не (?:устанавливать|ставить|монтировать|установлен\p{L}*|паять))|不贴|不焊|不装|不上件|不安装|空贴|空焊|未贴|未焊|未実装|実装しない|미실장`,
  ].join('|'),
  'iu',
);
/** What every such phrase contains. It is tested first, because it takes less time. */
const HINT = /dn[pifm]|n[oei]|un[pfmsb]|leave|не|不|空|未|미/i;
/** Short marks that mean it only if the cell holds nothing else. */
const MARK = /^(?:n[./]?[fpmc]\.?|dns|not used|unused|omit(?:ted)?|none fitted)$/i;
/** The cells of a column such as "Do not fit" that mean "fitted". */
const NO = /^(?:no|n|0|false|f|nein|non|não|nie|нет|否|不|いいえ|fitted|fit|place|placed|populate|populated|mount|mounted|install|installed|load|loaded|yes,? fit)$/i;
/** The cells of a column such as "Fitted" that mean "not fitted". */
const NOT = /^(?:no|n|0|false|f|nein|non|não|nie|нет|否|不|x|-)$/i;
const FIT_NAME = /(?<!\p{L})(?:fit|fitted|populated?|mount(?:ed)?|placed?|stuffed|loaded|install(?:ed)?|bestückt|bestücken|monté|montado)(?!\p{L})|贴装|焊接|実装/iu;
const NEGATED_NAME = /(?<!\p{L})(?:no|not|non|nicht|dn\w|ne|не|excluded?)(?!\p{L})|不|未/iu;

/** Things of a drawing that are no parts. */
const DRAWN = new RegExp(
  String.raw`(?:mount(?:ing)?|mtg|screw|npth|tooling)[ _-]?hole|(?<!thr(?:ough|u)[ _-]?)\bholes?\b|\bfiducial|\bfid\b|test[ _-]?(?:point|pad)|testpunkt|`
    + String.raw`\blogo\b|net[ _-]?tie|solder[ _-]?(?:jumper|bridge)|mouse[ _-]?bite|`
    + String.raw`^(?:bare[ _-]?)?(?:pcb|printed circuit board|circuit board)\b(?! ?(?:mount|header|terminal|connector|socket|relay|antenna|edge))|`
    + String.raw`定位孔|安装孔|螺丝孔|测试点|光学点|基准点|电路板$|印制板|befestigungsloch|montageloch|bohrung|passermarke|messpunkt|leiterplatte|trou de fixation|point de test|`
    + String.raw`orificio|punto de prueba|マウント穴|テストポイント|контрольная точка|крепежное отверстие`,
  'iu',
);
/** Things that hold others together, or are packed with them. */
const HARDWARE = new RegExp(
  String.raw`\b(?:screws?|bolts?|nuts?|washers?|rivets?|stickers?|labels?|zip ?ties?|cable ties?|(?:esd|antistatic|plastic) bags?|carton|box|boxes|foam|`
    + String.raw`enclosure|plastic case|quick start|schrauben?|muttern?|unterlegscheiben?|aufkleber|vis (?:à|m\d)|écrous?|rondelles?|tornillos?|tuercas?|arandelas?|viti?|dadi|rondelle|śruba|śruby|nakrętk\p{L}*|vijak|vijci|matica)(?!\p{L})|`
    + String.raw`винт|гайка|шайба|болт|螺丝|螺钉|螺母|螺栓|垫圈|垫片|外壳|标签|贴纸|ねじ|ネジ|ナット|ワッシャ`,
  'iu',
);
/** Parts for distances. Shops sell some of them as electronic parts. */
const SPACERS = /\b(?:stand-?offs?|spacers?|abstandshalter|distanzhülsen?|entretoises?|separadores|distanziali|tulejk\p{L}*)(?!\p{L})|铜柱|隔离柱|стойка|スペーサ/iu;
/** Electronic parts with such words in their names: screw terminals, box headers. */
const ELECTRONIC = /terminal|connector|header|socket|plug|switch|\bled\b|relay|antenna|\bblock\b|jack|clamp|klemme|stecker|borne|连接器|端子|接线/iu;
/** Letters of designators that are no parts. */
const DRAWN_LETTERS = /^(?:FID|FD|MH|TP|LOGO|PCB|HOLE|NT|MTG|MP|REF\*\*|G\*\*\*|TOOL)[\d_*]*$/i;
const HARDWARE_LETTERS = /^(?:PCB|SCREW|NUT|LABEL)\d*$/i;

/** Whether a cell says "not fitted", and the text without these words. Short marks such as `NP` count only as a whole cell. */
export function notFitted(cell: string): { isNotFitted: boolean; rest: string } {
  const text = cell.trim();
  if (MARK.test(text)) return { isNotFitted: true, rest: '' };
  if (!saysInWords(text)) return { isNotFitted: false, rest: cell };
  if (text.length > LONGEST) return { isNotFitted: true, rest: text };
  const rest = text.replace(NOT_FITTED, ' ').replace(/\(\s*\)|\[\s*\]/g, ' ').replace(/\s+/g, ' ').trim();
  return { isNotFitted: true, rest: rest.replace(/^[-/,;: ]{1,5}|[-/,;: ]{1,5}$/g, '') };
}

/** Whether a text says "not fitted" in words. */
export function saysInWords(text: string): boolean {
  const start = text.slice(0, LONGEST);
  return HINT.test(start) && NOT_FITTED.test(start);
}

/** Whether a cell of a column about fitting says "not fitted". The column may be called after the opposite, "Fitted". */
export function saysNotFitted(cell: string, name: string): boolean {
  const text = cell.trim();
  if (text === '') return false;
  if (notFitted(text).isNotFitted) return true;
  const isPositive = FIT_NAME.test(name) && !NEGATED_NAME.test(name);
  return isPositive ? NOT.test(text) : !NO.test(text) && !/^[-–—~]$/.test(text);
}

/** Whether a line is no electronic part: a hole, a mark, a test point without a number, a screw. */
export function isMechanical({ designators, mpn, code, value, package: outline, text }: Pick<BomLine, 'designators' | 'mpn' | 'code' | 'value' | 'package' | 'text'>): boolean {
  const words = [value, text].map((one) => one.slice(0, LONGEST)).join(' ');
  const isNumbered = mpn !== '' || code !== '';
  const [first = ''] = designators;
  if (HARDWARE_LETTERS.test(first)) return true;
  if (HARDWARE.test(words)) return !ELECTRONIC.test(words);
  if (isNumbered) return false;
  if (DRAWN_LETTERS.test(first)) return true;
  return (SPACERS.test(words) || [value, text, outline].some((one) => DRAWN.test(one.slice(0, LONGEST)))) && !ELECTRONIC.test(words);
}
