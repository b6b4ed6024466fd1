import { describe, expect, it } from 'vitest';
import { kindsOfCell } from '~/domain/bom/cells/cell-kinds';
import { readParts, readText, usualWidth } from '~/domain/bom/cells/cell-text';
import { foldName, readHeaderName } from '~/domain/bom/cells/header-name';
import { readQuantity } from '~/domain/bom/cells/quantity-cell';
import { processorTime } from '../../../fixtures/processor-time';
import { check, unicode } from '../../property';

const bestOf = (name: string) => [...readHeaderName(name).fields].sort((a, b) => b[1] - a[1])[0]?.[0];

describe('names of columns', () => {
  it.each([
    ['Mfr. Part #2', 'mpn'], ["Manufacturer's part number", 'mpn'], ['MFR PN', 'mpn'], ['Herstellerteilenummer', 'mpn'], ['Hersteller-Teilenummer', 'mpn'], ['制造商零件编号', 'mpn'], ['メーカー型番', 'mpn'],
    ['LCSC Part #', 'code'], ['JLCPCB Part #(optional)', 'code'], ['Mouser Part No', 'code'], ['Supplier and ref', 'code'], ['Fournisseur et réf.', 'code'], ['立创商城编号', 'code'], ['Lieferantennummer', 'code'],
    ['Mfg', 'brand'], ['Manufacturer_Name', 'brand'], ['生产厂家', 'brand'],
    ['Unit Price', 'other'], ['Stückpreis', 'other'], ['Footprint Lib', 'other'], ['Stock_PN', 'other'], ['Internal part number', 'other'], ['物料编码', 'other'], ['JLCPCB SMD', 'other'],
    ['Qty/board', 'quantity'], ['单板用量', 'quantity'], ['Gesamtmenge', 'quantity'],
    ['Voltage - Rated', 'text'], ['耐压', 'text'],
    ['Do Not Place', 'dnp'], ['是否贴装', 'dnp'],
    ['Zork', undefined], ['', undefined],
  ])('%s: %s', (name, field) => {
    expect(bestOf(name)).toBe(field);
  });

  it('tell which of several parts they describe', () => {
    expect(['MPN', 'MPN2', 'Manufacturer Part Number 3', 'Alternate MPN', '2nd MPN', '替代型号', 'Field2'].map((name) => readHeaderName(name).slot)).toEqual([null, 2, 3, 2, 2, 2, null]);
  });

  it('are compared without case, punctuation and width', () => {
    expect(new Set(['Part Number', 'PART-NUMBER', 'part_number', 'ＰＡＲＴ　ＮＵＭＢＥＲ', 'PartNumber'].map(foldName)).size).toBe(1);
    expect(foldName('x'.repeat(100))).toBe('');
  });
});

describe('kinds of cells', () => {
  it.each([
    ['R1, R2', 'known designators'], ['C5-C9', 'known designators'], ['KEY1,USB2', 'designators'], ['4k7', 'value'], ['100nF/50V/X7R', 'value'], ['10 kΩ', 'value'], ['0R', 'value'],
    ['0603', 'package'], ['805', 'package'], ['SOIC-8', 'package'], ['C_0402_1005Metric', 'package'], ['STM32F103C8T6', 'part'], ['LM358', 'part'], ['BSS138PW,115', 'part'],
    ['0039301020', 'long number'], ['C14663', 'shop code'], ['296-1395-5-ND', 'shop code'], ['595-LM358DR', 'shop code'], ['1828900', 'shop number'], ['12', 'integer'], ['12.0', 'integer'],
    ['$1.25', 'price'], ['0.0131', 'price'], ['https://example.com/x', 'link'], ['2024-01-31', 'date'], ['Murata', 'maker'], ['x', 'mark'], ['Ceramic capacitor 100 nF 50 V', 'sentence'], ['贴片电容陶瓷多层电容器', 'sentence'],
  ] as const)('%s: %s', (cell, kind) => {
    expect(kindsOfCell(cell)).toContain(kind);
  });

  it.each([['R0603', 'known designators'], ['M3x20', 'part'], ['Conn_01x04_Male', 'part'], ['10k', 'part'], ['5mm', 'value'], ['Resistor', 'part'], ['9774025151R', 'value']] as const)('%s: not %s', (cell, kind) => {
    expect(kindsOfCell(cell)).not.toContain(kind);
  });

  it('property: every text has kinds, quickly', () => {
    check(unicode, (text) => {
      expect(kindsOfCell(text).length).toBeLessThan(10);
    });
    for (const unit of [' ', '9', 'R1,', '-', 'a-', '\u0301', '1/', '(', '.']) expect(processorTime(() => kindsOfCell(unit.repeat(30_000)))).toBeLessThan(200);
    for (const empty of ['', ' ', '-', 'n.a.', '~']) expect(kindsOfCell(empty)).toEqual([]);
  });
});

describe('texts of cells', () => {
  it('are in one line, and placeholders are empty', () => {
    expect(readText('  Ceramic\n capacitor ')).toBe('Ceramic capacitor');
    expect(['-', 'N/A', 'TBD', 'any', '？'].map((cell) => readText(usualWidth(cell)))).toEqual(['', '', '', '', '']);
    expect(readText('any value')).toBe('any value');
  });

  it('may name several parts', () => {
    expect(readParts('A1|B2|')).toEqual(['A1', 'B2', '']);
    expect(readParts('2N7002P\\,215')).toEqual(['2N7002P,215']);
    expect(readParts(' - ')).toEqual([]);
    expect(readParts('-|-')).toEqual([]);
  });
});

describe('quantities', () => {
  it.each([['12', 12], ['12.0', 12], ['1,000', 1000], ['1 000', 1000], ['x3', 3], ['3x', 3], ['3 pcs', 3], ['3 Stück', 3], ['5个', 5], ['qty: 4', 4], ['０', 0]])('%s: %d', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ quantity, isUnreadable: false });
  });

  it.each(['0.5', '-1', 'some', '1-2', '1e3', '99999999999', 'a'.repeat(100)])('%s is unreadable', (text) => {
    expect(readQuantity(text)).toEqual({ quantity: null, isUnreadable: true });
  });

  it('an empty cell states none', () => {
    expect(readQuantity(' ')).toEqual({ quantity: null, isUnreadable: false });
  });
});
