import { describe, expect, test } from 'vitest';
import { readBomFile } from '~/domain/bom/file/read-bom-file';
import { decodeText } from '~/domain/bom/file/text/decode-text';
import { decodeAs, ENCODINGS, type Encoding } from '~/domain/bom/file/text/encodings';
import { latin1, utf16 } from '../readings';

/** The bytes of a text in an encoding with one or two bytes a character, found by decoding all of them. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) bytes.push(...(character < '\x80' ? [character.charCodeAt(0)] : (tableOf(encoding).get(character) ?? [])));
  return Uint8Array.from(bytes);
}

const tables = new Map<Encoding, Map<string, number[]>>();

function tableOf(encoding: Encoding): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  for (let lead = 0x80; lead < 0x100; lead += 1) {
    for (const trail of [null, ...Array.from({ length: 0xc0 }, (_, at) => at + 0x40)]) {
      const bytes = trail === null ? [lead] : [lead, trail];
      const text = decodeAs(Uint8Array.from(bytes), encoding);
      if ([...text].length === 1 && text > '\x7f' && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
    }
  }
  tables.set(encoding, table);
  return table;
}

describe('certain encodings', () => {
  const text = '位号\t数量\r\nR1\t10\r\n';

  test.each([
    ['UTF-8 with mark', new TextEncoder().encode(`\ufeff${text}`), 'utf-8'],
    ['UTF-8', new TextEncoder().encode(text), 'utf-8'],
    ['UTF-8 that ends within a character', new TextEncoder().encode(`${text}号`).subarray(0, -1), 'utf-8'],
    ['UTF-16 with mark', utf16(`\ufeff${text}`, true), 'utf-16le'],
    ['UTF-16 with mark, high bytes first', utf16(`\ufeff${text}`, false), 'utf-16be'],
    ['UTF-16', utf16(text, true), 'utf-16le'],
    ['UTF-16, high bytes first', utf16(text, false), 'utf-16be'],
  ])('%s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, others: [] });
  });
});

describe('guesses', () => {
  test.each<[Encoding, string]>([
    ['gb18030', '位号,型号,数量\nR1,10k,1\n'],
    ['gb18030', '备注：不贴\n'],
    ['gb18030', 'R1,10kΩ,电阻\n'],
    ['gb18030', 'C1,10μF±10%,1\n'],
    ['gb18030', 'Comment,Designator,单价\nC1,1,1\n'],
    ['big5', '零件編號,數量,封裝\n電阻,1,0603\n'],
    ['shift_jis', '部品番号,数量,メーカー\n抵抗,1,0603\n'],
    ['euc-kr', '부품번호,수량,제조사\n저항,1,0603\n'],
    ['windows-1252', 'Menge;Bezeichnung;Gehäuse\n1;Widerstand;0603\n'],
    ['windows-1252', 'Référence;Quantité;Désignation;Boîtier\n'],
    ['windows-1252', 'Descripción,Valor,Tamaño\n'],
    ['windows-1252', 'C1,2.2µF,±10%,-40°C\n'],
    ['windows-1252', 'R1,10k,“smart” – quote’s\n'],
    ['windows-1250', 'Količina;Naziv;Kućište;Proizvođač\n'],
    ['windows-1250', 'Ilość;Wartość;Obudowa;Złącze\n'],
    ['windows-1251', 'Позиция;Наименование;Кол-во\nR1;Резистор;1\n'],
    ['koi8-r', 'Позиция;Наименование;Кол-во\nR1;Резистор;1\n'],
    ['macintosh', 'Größe;Stück;Gehäuse\nR1;10kΩ;25°C\n'],
  ])('%s: %j', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toMatchObject({ text, encoding });
  });

  test('damaged UTF-8 stays UTF-8', () => {
    expect(decodeText(Uint8Array.from([...new TextEncoder().encode('位号,数量,封装,品牌'), 0xff]))).toMatchObject({ encoding: 'utf-8' });
  });

  test('all other encodings can be chosen, and the bytes are kept for that', async () => {
    const bytes = latin1('Wert,Gr\xf6\xdfe\n10k,0603');
    const first = await readBomFile(bytes, 'bom.csv');
    expect(first).toMatchObject({ ok: true, file: { encoding: 'windows-1252', bytes: btoa('Wert,Gr\xf6\xdfe\n10k,0603') } });
    expect(first.ok && first.encodings.toSorted()).toEqual(ENCODINGS.filter((encoding) => encoding !== 'windows-1252').toSorted());
    const chosen = await readBomFile(bytes, 'bom.csv', 'windows-1251');
    expect(chosen).toMatchObject({ ok: true, file: { encoding: 'windows-1251', sheets: [{ rows: [{ cells: ['Wert', 'GrцЯe'] }, {}] }] } });
    expect(chosen.ok && chosen.encodings[0]).toBe('windows-1252');
  });

  test('an unknown choice is left out, and a large file is not kept', async () => {
    expect(await readBomFile(latin1('a,\xb5F'), 'x', 'utf-9')).toMatchObject({ ok: true, file: { encoding: 'windows-1252' } });
    const kept = await readBomFile(latin1(`a,\xb5F\n${`${'b'.repeat(30_000)},c\n`.repeat(40)}`), 'x');
    expect(kept.ok && kept.file.bytes).toBeUndefined();
  });

  test('a file in a certain encoding can be read in another one', async () => {
    const chosen = await readBomFile(new TextEncoder().encode('a,µF'), 'x', 'windows-1252');
    expect(chosen).toMatchObject({ ok: true, file: { encoding: 'windows-1252', sheets: [{ rows: [{ cells: ['a', 'ÂµF'] }] }] } });
    expect(chosen.ok && chosen.encodings[0]).toBe('utf-8');
  });
});
