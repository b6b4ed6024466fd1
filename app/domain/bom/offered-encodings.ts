/** The encodings that a person can choose for a text file, as `TextDecoder` names them. The first ones are those of most files. */
export const OFFERED_ENCODINGS = [
  'utf-8', 'gb18030', 'windows-1252', 'utf-16le', 'utf-16be', 'big5', 'shift_jis', 'euc-kr', 'windows-1251', 'windows-1250', 'koi8-r', 'iso-8859-2',
] as const;
