import { customPinyin, pinyin } from 'pinyin-pro';

/** Endings of names with their English words. The first ending that matches is used. Provinces, prefectures and cities get no English word. */
const KINDS: ReadonlyArray<[ending: RegExp, kind: string]> = [
  [/自治县$/, 'Autonomous County'],
  [/自治旗$/, 'Autonomous Banner'],
  [/(?<=..)新区$/, 'New District'],
  [/(?<=..)矿区$/, 'Mining District'],
  [/特区$/, 'Special District'],
  [/群岛.*/, 'Islands'],
  [/省$|自治州$|地区$|市$/, ''],
  [/县$/, 'County'],
  [/区$/, 'District'],
  [/旗$/, 'Banner'],
];

/** Names of peoples after the place in the name of an autonomous area. They are left out: `白沙黎族自治县` is `Baisha Autonomous County`. */
const PEOPLES = new RegExp(
  `(?<=.)(?:(?:${[
    '蒙古', '回', '藏', '维吾尔', '苗', '彝', '壮', '布依', '朝鲜', '满', '侗', '瑶', '白', '土家', '哈尼', '哈萨克', '傣', '黎',
    '傈僳', '佤', '畲', '拉祜', '水', '东乡', '纳西', '景颇', '柯尔克孜', '土', '达斡尔', '仫佬', '羌', '布朗', '撒拉', '毛南',
    '仡佬', '锡伯', '塔吉克', '怒', '鄂温克', '保安', '裕固', '普米', '独龙', '各',
  ].join('|')})族){1,9}$|(?<=..)(?:哈萨克|蒙古|锡伯|塔吉克)$`,
);

/** Readings that characters have only in names of places. */
const READINGS: Readonly<Record<string, string>> = {
  都: 'dū', 乐: 'lè', 什: 'shí', 堡: 'bǔ', 棱: 'líng', 柏: 'bǎi', 陂: 'pí', 埔: 'pǔ', 乐清: 'yuè qīng', 乐亭: 'lào tíng', 乐陵: 'lào líng',
  民乐: 'mín lè', 大埔: 'dà bù', 曾都: 'zēng dū', 六合: 'lù hé', 涡阳: 'guō yáng', 尉犁: 'yù lí', 蔚县: 'yù xiàn', 单县: 'shàn xiàn',
  浚县: 'xùn xiàn', 歙县: 'shè xiàn', 泌阳: 'bì yáng', 筠连: 'jūn lián', 繁峙: 'fán shì', 洪洞: 'hóng tóng', 蚌山: 'bèng shān',
  调兵山: 'diào bīng shān', 大箐山: 'dà qìng shān', 称多: 'chèn duō',
};

customPinyin({ ...READINGS });

/**
 * Writes the Chinese name of a province, city, county or district in Latin letters:
 * `南山区` is `Nanshan District`, `东阿县` is `Dong'e County`, `义乌市` is `Yiwu`.
 */
export function romanise(name: string): string {
  const [ending, kind] = KINDS.find(([pattern]) => pattern.test(name)) ?? [/$/, ''];
  const stem = name.replace(ending, '');
  const place = stem.replace(PEOPLES, '').replace(/(?<=.)族$/, '');
  // The ending can change how the place is read. So the name is read with its ending, and the syllables of the ending are dropped.
  const syllables = pinyin(place === stem ? name : place, { toneType: 'none', type: 'array' }).slice(0, [...place].length);
  const spelt = syllables.reduce((word, syllable) => `${word}${word && /^[aeo]/.test(syllable) ? '\'' : ''}${syllable}`, '');
  return `${spelt.charAt(0).toUpperCase()}${spelt.slice(1)}${kind && ` ${kind}`}`;
}
