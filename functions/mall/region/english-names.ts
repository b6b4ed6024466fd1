/** English names that differ from the romanised Chinese name, by the code of GB/T 2260. */
export const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  15: 'Inner Mongolia', 1501: 'Hohhot', 1506: 'Ordos', 1507: 'Hulunbuir', 1508: 'Bayannur', 1509: 'Ulanqab',
  1522: 'Hinggan League', 1525: 'Xilingol League', 1529: 'Alxa League',
  2202: 'Jilin City', 2301: 'Harbin', 2302: 'Qiqihar',
  4190: 'Counties under the province', 4290: 'Counties under the province', 429021: 'Shennongjia Forestry District',
  45: 'Guangxi', 4690: 'Counties under the province', 5133: 'Garzê',
  54: 'Tibet', 5401: 'Lhasa', 5402: 'Shigatse', 5403: 'Chamdo', 5404: 'Nyingchi', 5406: 'Nagqu', 5425: 'Ngari',
  61: 'Shaanxi', 6325: 'Hainan Prefecture', 6326: 'Golog', 64: 'Ningxia',
  65: 'Xinjiang', 6501: 'Urumqi', 6502: 'Karamay', 6504: 'Turpan', 6527: 'Bortala', 6528: 'Bayingolin', 6529: 'Aksu',
  652901: 'Aksu', 6530: 'Kizilsu', 6531: 'Kashgar', 653101: 'Kashgar', 6532: 'Hotan', 653201: 'Hotan', 653221: 'Hotan County',
  6540: 'Ili', 6543: 'Altay', 654301: 'Altay', 6590: 'Cities under the region',
  81: 'Hong Kong', 82: 'Macao',
};
