import { describe, expect, it } from 'vitest';
import type { BomMapping } from '~/domain/bom/bom';
import { readLines } from '~/domain/bom/lines/read-lines';
import { read } from '../sheets';

const alternatesOf = (text: string) => read(text).lines.map(({ mpn, brand, alternates }) => [mpn, brand, ...alternates.map((one) => [one.mpn, one.brand, one.code].filter(Boolean).join(' '))]);

describe('alternates', () => {
  it('stand in further columns with the same names, in pairs', () => {
    expect(alternatesOf('References|Qty|Manufacturer|MPN|Manufacturer|MPN|Manufacturer|MPN\nC1|1|AVX|0402ZD105KAT2A|Taiyo Yuden|TMK105BJ105MV-F|Murata|GRM155R61A105ME15D\nU1|1|TI|LM358DR||||')).toEqual([
      ['0402ZD105KAT2A', 'AVX', 'TMK105BJ105MV-F Taiyo Yuden', 'GRM155R61A105ME15D Murata'], ['LM358DR', 'TI'],
    ]);
  });

  it('stand in columns with numbers, in any order', () => {
    expect(alternatesOf('Ref|MPN2|MFR2|MPN1|MFR1\nC1|TMK105BJ105MV-F|Taiyo Yuden|0402ZD105KAT2A|AVX\nC2|TMK105BJ105MV-G|Taiyo Yuden|0402ZD105KAT2B|AVX')[0]).toEqual([
      '0402ZD105KAT2A', 'AVX', 'TMK105BJ105MV-F Taiyo Yuden',
    ]);
    expect(alternatesOf('Ref|Manufacturer Part Number 1|Manufacturer 1|Manufacturer Part Number 2|Manufacturer 2\nU1|LM358DR|TI|LM358DR2G|onsemi\nU2|NE555DR|TI||')[0]).toEqual(['LM358DR', 'TI', 'LM358DR2G onsemi']);
  });

  it('stand in columns that say so', () => {
    expect(alternatesOf('Ref|MPN|Alternate MPN|Second source MPN|替代型号\nU1|LM358DR|LM358DR2G||LM358ADR\nU2|NE555DR|||')[0]?.slice(0, 4)).toEqual(['LM358DR', '', 'LM358DR2G', 'LM358ADR']);
  });

  it('stand in rows without quantity and designators', () => {
    expect(alternatesOf('QTY|REFERENCE|DESCRIPTION|MANU|PART NUMBER\n2|C1,C2|CAP CER 10UF 10V 0805|TDK|C2012Y5V1A106Z\n|||Murata|GRM21BR71A106KE51L\n||CAP CER 10UF|YAGEO|CC0805ZKY5V6BB106\n1|R1|RES 10K|Yageo|RC0402FR-0710KL')).toEqual([
      ['C2012Y5V1A106Z', 'TDK', 'GRM21BR71A106KE51L Murata', 'CC0805ZKY5V6BB106 YAGEO'], ['RC0402FR-0710KL', 'Yageo'],
    ]);
  });

  it('stand in rows with the same designators', () => {
    expect(alternatesOf('Ref|Qty|Value|MPN|Maker\nU1|1|LM358|LM358DR|TI\nU1|1|LM358|LM358DR2G|onsemi\nU2|1|NE555|NE555DR|TI')).toEqual([['LM358DR', 'TI', 'LM358DR2G onsemi'], ['NE555DR', 'TI']]);
    expect(read('Ref|Value|MPN\nR1|10k|RC0402FR-0710KL\nR1|22k|RC0402FR-0722KL').lines).toMatchObject([{ warnings: [] }, { warnings: [{ code: 'duplicateDesignator', other: 1 }] }]);
  });

  it('stand in one cell, divided by a bar or a line end', () => {
    expect(alternatesOf('Ref|MPN|Maker\nU1|LM358DR¦LM358DR2G|TI¦onsemi\nU2|NE555DR↵NE555P|TI\nU3|LM317T|ST')).toEqual([
      ['LM358DR', 'TI', 'LM358DR2G onsemi'], ['NE555DR', 'TI', 'NE555P'], ['LM317T', 'ST'],
    ]);
  });

  it('are never divided by a comma', () => {
    expect(alternatesOf('Ref|MPN\nD1|BSS138PW,115\nD2|LPC4320FBD144,551\nD3|2N7002P\\,215')).toEqual([['BSS138PW,115', ''], ['LPC4320FBD144,551', ''], ['2N7002P,215', '']]);
  });

  it('are listed once, without the part itself', () => {
    expect(alternatesOf('Ref|MPN|MPN2|MPN3\nU1|LM358DR|LM-358DR|LM358P\nU2|NE555DR|NE555P|NE555P')).toEqual([['LM358DR', '', 'LM358P'], ['NE555DR', '', 'NE555P']]);
  });

  it('a line without quantity is no alternate, if only quantities are listed and it is described', () => {
    expect(read('MPN|Description|Qty\nLM358DR|Op amp|2\nNE555DR|Timer|\nLM317T|Regulator|1').lines.map(({ quantity }) => quantity)).toEqual([2, null, 1]);
    expect(read('MPN|Qty\nLM358DR|2\nLM358P|\nLM317T|1').lines).toMatchObject([{ mpn: 'LM358DR', alternates: [{ mpn: 'LM358P' }] }, { mpn: 'LM317T' }]);
  });
});

it('S41: of the texts of a row without a field, a few are looked at', () => {
  const cells = Array.from({ length: 25 }, (_, index) => `STM32F10${index}C8T6`);
  const mapping: BomMapping = { sheet: 'S', header: null, columns: cells.map((_, index) => ({ index, name: '', field: index === 0 ? 'mpn' : 'other', confidence: 1 })) };
  const [line] = readLines({ name: 'S', rows: [{ row: 1, cells }] }, mapping, new Set()).lines;
  expect(line?.alternates.map(({ mpn }) => mpn)).toEqual(cells.slice(1, 6));
});
