import { describe, expect, it } from 'vitest';
import { fieldsOf, mappingOf } from '../sheets';

/** Parts as people write them. */
const PARTS = [
  { des: 'C1, C2, C7', qty: '3', val: '100nF', pkg: '0603', mpn: 'GRM188R71H104KA93D', brand: 'Murata', text: 'Ceramic capacitor 100nF 50V X7R 0603', code: 'C14663', other: '490-1532-1-ND' },
  { des: 'C3', qty: '1', val: '10uF', pkg: '0805', mpn: 'CL21A106KAYNNNE', brand: 'Samsung', text: 'Ceramic capacitor 10uF 25V X5R 0805', code: 'C15850', other: '1276-2891-1-ND' },
  { des: 'R1,R2', qty: '2', val: '10k', pkg: '0402', mpn: 'RC0402FR-0710KL', brand: 'Yageo', text: 'Resistor 10k 1% 1/16W 0402', code: 'C60490', other: '311-10.0KLRCT-ND' },
  { des: 'R5', qty: '1', val: '4k7', pkg: '0402', mpn: 'RC0402FR-074K7L', brand: 'Yageo', text: 'Resistor 4.7k 1% 1/16W 0402', code: 'C105872', other: '311-4.70KLRCT-ND' },
  { des: 'D1', qty: '1', val: 'BAT54S', pkg: 'SOT-23', mpn: 'BAT54S,215', brand: 'Nexperia', text: 'Dual Schottky diode 30 V 200 mA', code: 'C47546', other: '1727-4925-1-ND' },
  { des: 'U1', qty: '1', val: 'STM32F103C8T6', pkg: 'LQFP-48', mpn: 'STM32F103C8T6', brand: 'STMicroelectronics', text: 'Microcontroller 32-bit 64 KB flash', code: 'C8734', other: '497-6063-ND' },
  { des: 'Y1', qty: '1', val: '8MHz', pkg: 'SMD3225-4P', mpn: 'X322508MSB4SI', brand: 'YXC', text: 'Crystal 8 MHz 20 pF', code: 'C115962', other: '' },
] as const;

type Key = keyof (typeof PARTS)[number] | 'no' | 'price' | 'stock' | 'order' | 'house' | 'link' | 'empty';

const SPECIAL: Record<Exclude<Key, keyof (typeof PARTS)[number]>, (index: number) => string> = {
  no: (index) => String(index + 1),
  price: (index) => (0.0131 * (index + 1)).toFixed(4),
  stock: (index) => String(1000 + 37 * index),
  order: (index) => String(100 * (index + 1)),
  house: (index) => `10-00${index + 31}`,
  link: (index) => `https://example.com/part/${index}`,
  empty: () => '',
};

function cellOf(key: Key, index: number): string {
  const part = PARTS[index];
  return part && key in part ? part[key as keyof typeof part] : SPECIAL[key as keyof typeof SPECIAL](index);
}

/** A table from `NAME=KEY` columns. */
function table(columns: string): string {
  const pairs = columns.split(' | ').map((column) => column.split('=') as [string, Key]);
  return [pairs.map(([name]) => name), ...PARTS.map((_, index) => pairs.map(([, key]) => cellOf(key, index)))].map((cells) => cells.join('|')).join('\n');
}

const FIELD_OF = { des: 'designators', qty: 'quantity', val: 'value', pkg: 'package', mpn: 'mpn', brand: 'brand', code: 'code' } as const;

/** What the keys of the columns say: each field has the first column with its key. */
function expected(columns: string, other: Record<string, number>): Record<string, number> {
  const keys = columns.split(' | ').map((column) => column.split('=')[1]);
  const found = Object.entries(FIELD_OF).flatMap(([key, field]) => (keys.includes(key) ? [[field, keys.indexOf(key)] as const] : []));
  return { ...Object.fromEntries(found), ...other };
}

describe('columns are recognised by their names', () => {
  it.each([
    ['KiCad', 'Reference=des | Value=val | Datasheet=link | Footprint=pkg | Qty=qty | DNP=empty'],
    ['KiCad, board', 'Id=no | Designator=des | Package=pkg | Quantity=qty | Designation=val | Supplier and ref=empty'],
    ['Altium', 'Comment=val | Description=text | Designator=des | Footprint=pkg | Quantity=qty'],
    ['Altium, active', 'Line #=no | Description=text | Designator=des | Quantity=qty | Manufacturer 1=brand | Manufacturer Part Number 1=mpn | Supplier Part Number 1=code | Supplier Unit Price 1=price'],
    ['Eagle', 'Qty=qty | Value=val | Package=pkg | Parts=des | Description=text | MPN=mpn'],
    ['Eagle, list', 'Part=des | Value=val | Package=pkg | Sheet=no'],
    ['DipTrace', '#=no | RefDes=des | Value=val | Quantity=qty | Pattern=pkg'],
    ['PADS', 'Item=no | Qty=qty | Reference=des | Part Name=mpn | Manufacturer=brand | Description=text'],
    ['an assembler', 'Item #=no | *Ref Des=des | *Qty=qty | Manufacturer=brand | *Mfg Part #=mpn | Description / Value=text | *Package=pkg'],
    ['another assembler', 'Comment=val | Designator=des | Footprint=pkg | JLCPCB Part #(optional)=code'],
    ['words joined by capitals', 'RefDes=des | PartNumber=mpn | ManufacturerName=brand | QtyPerBoard=qty | PartValue=val | PackageType=pkg'],
    ['words joined by underscores', 'ref_des=des | mfr_pn=mpn | mfr_name=brand | qty_per_pcb=qty | part_value=val | case_size=pkg'],
    ['abbreviations', "Refs=des | Q'ty=qty | Mfr=brand | Mfr P/N=mpn | Val=val | Pkg=pkg | LCSC #=code"],
    ['two languages', '数量 Qty=qty | 位号 Designator=des | 型号 MPN=mpn | 封装 Package=pkg | 品牌 Brand=brand'],
    ['Chinese', '编号=no | 名称=val | 位号=des | 封装=pkg | 数量=qty | 制造商编号=mpn | 制造商=brand | 供应商编号=code'],
    ['Chinese, factory', '序号=no | 物料编码=house | 物料名称=text | 规格型号=mpn | 位号=des | 单机用量=qty | 品牌=brand'],
    ['Chinese, traditional', '項次=no | 型號=mpn | 數量=qty | 位號=des | 封裝=pkg | 廠牌=brand'],
    ['German', 'Pos=no | Menge=qty | Bezeichner=des | Wert=val | Gehäuse=pkg | Hersteller=brand | Herstellernummer=mpn | Einzelpreis=price'],
    ['German, other words', 'Pos.=no | Anzahl=qty | Bauteile=des | Bezeichnung=val | Bauform=pkg'],
    ['French', 'Repère=des | Qté=qty | Valeur=val | Boîtier=pkg | Fabricant=brand | Référence fabricant=mpn | Prix unitaire=price'],
    ['French, other words', 'Référence=des | Nombre=qty | Désignation=val | Boitier=pkg'],
    ['Spanish', 'Ref.=des | Cantidad=qty | Valor=val | Encapsulado=pkg | Fabricante=brand | Nº de parte del fabricante=mpn | Precio=price'],
    ['Italian', 'Riferimento=des | Quantità=qty | Valore=val | Contenitore=pkg | Produttore=brand | Codice produttore=mpn'],
    ['Portuguese', 'Designador=des | Qtd=qty | Valor=val | Encapsulamento=pkg | Fabricante=brand | Código do fabricante=mpn'],
    ['Polish', 'Lp.=no | Oznaczenie=des | Ilość=qty | Wartość=val | Obudowa=pkg | Producent=brand | Numer katalogowy=mpn'],
    ['Croatian', 'R.br.=no | Oznaka=des | Količina=qty | Vrijednost=val | Kućište=pkg | Proizvođač=brand | Kataloški broj=mpn'],
    ['Czech', 'Označení=des | Množství=qty | Hodnota=val | Pouzdro=pkg | Výrobce=brand | Číslo dílu=mpn | Cena=price'],
    ['Dutch', 'Aantal=qty | Referentie=des | Waarde=val | Behuizing=pkg | Fabrikant=brand | Fabrikantnummer=mpn'],
    ['Russian', '№=no | Обозначение=des | Номинал=val | Корпус=pkg | Кол-во=qty | Производитель=brand | Партномер=mpn | Цена=price'],
    ['Russian, list of elements', 'Поз. обозначение=des | Наименование=val | Кол.=qty | Примечание=empty'],
    ['Japanese', '番号=no | 部品番号=des | メーカー=brand | 型番=mpn | 定数=val | パッケージ=pkg | 個数=qty | 備考=empty'],
    ['Korean', '참조번호=des | 값=val | 패키지=pkg | 수량=qty | 제조사=brand | 품번=mpn | 비고=empty'],
    ['Turkish', 'Sıra=no | Referans=des | Değer=val | Kılıf=pkg | Adet=qty | Üretici=brand'],
    ['a cart', 'Index=no | Quantity=qty | Manufacturer Part Number=mpn | Description=text | Customer Reference=des | Available=stock | Unit Price=price'],
    ['our own export', 'line=no | designators=des | quantity=qty | mpn=mpn | brand=brand | productId=house | orderQuantity=order | unitPrice=price', { code: 5 }],
  ] as const)('%s', (...row: readonly unknown[]) => {
    const [, columns, other = {}] = row as [string, string, Record<string, number>?];
    expect(fieldsOf(mappingOf(table(columns)))).toMatchObject(expected(columns, other));
  });

  it('says how sure it is', () => {
    const mapping = mappingOf(table('Designator=des | Value=val | Field1=mpn | Unit price=price'));
    const [designators, , number, price] = mapping?.columns ?? [];
    expect(designators?.confidence).toBeGreaterThan(0.9);
    expect(number).toMatchObject({ name: 'Field1', field: 'mpn' });
    expect(number?.confidence).toBeLessThan(0.7);
    expect(price).toMatchObject({ field: 'other', confidence: 1 });
  });
});

describe('names and content decide together', () => {
  it.each([
    ['prices under a name of part numbers', 'Mfr Part Number=mpn | Mfr Part Number=price | Qty=qty | Description=text', { mpn: 0, quantity: 2 }],
    ['order codes under a name of part numbers', 'Qty=qty | Part Number=other | Manufacturer Part Number=mpn | Description=text', { mpn: 2, code: 1 }],
    ['numbers of the house beside those of makers', 'Part Number=house | Qty=qty | Designator=des | Manufacturer Part Number=mpn', { mpn: 3 }],
    ['the quantity of a set, not of the order', 'RefDes=des | Total quantity=order | Quantity=qty | MPN=mpn', { quantity: 2 }],
    ['the quantity of a set among several', 'Customer Reference=des | Quantity 1=qty | Quantity 2=order | Quantity 3=order | MPN=mpn', { quantity: 1 }],
    ['the quantity of an order, if there is no other', 'Order Qty=order | MPN=mpn | Description=text', { quantity: 0 }],
    ['part numbers under a name of symbols', 'Comment=val | Designator=des | LibRef=mpn', { value: 0, mpn: 2 }],
    ['values in a description', 'References=des | Qty=qty | Description=val | Digikey=other', { value: 2, code: 3 }],
    ['makers, part numbers and texts under names that say nothing', 'ref=des | value=val | Field1=brand | Field2=mpn | Field3=text', { brand: 2, mpn: 3, text: 4 }],
    ['makers under a name of sellers', 'Designator=des | MPN=mpn | Vendor=brand', { brand: 2 }],
    ['packages under a foreign name', 'Designator=des | Value=val | Zork=pkg', { package: 2 }],
    ['order codes under a foreign name', 'Designator=des | Value=val | Zork=code', { code: 2 }],
    ['a part number in the column of values', 'Designator=des | Value=mpn', { value: 1 }],
  ])('%s', (_, columns, fields) => {
    expect(fieldsOf(mappingOf(table(columns)))).toMatchObject(fields);
  });

  it('no column is read that is not needed', () => {
    const mapping = mappingOf(table('Designator=des | MPN=mpn | Stock=stock | Price=price | Datasheet=link | Internal PN=house | Order quantity=order'));
    expect(mapping?.columns.filter(({ field }) => field === 'other').map(({ index }) => index)).toEqual([2, 3, 4, 5, 6]);
  });

  it('names in an unknown language are a header all the same', () => {
    const mapping = mappingOf(table('Zork=no | Alpa=des | Beti=val | Gamu=pkg | Delo=qty'));
    expect(mapping?.header).toEqual({ first: 1, last: 1 });
    expect(fieldsOf(mapping)).toMatchObject({ designators: 1, value: 2, package: 3, quantity: 4 });
  });
});
