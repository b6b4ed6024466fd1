/** Ratings that makers write into the numbers of their power MOSFETs. */
import { chanceOf } from '../../random';
import type { Listed } from './discrete';

/** Volts from the digits after N or P: `06` is 60, `60` is 600, `150` is 1,500. In numbers of strip MOSFETs, `55` is 55 and `75` is 75. */
function volts(text: string, strip: boolean): number {
  const number = Number(text);
  return strip && (number === 55 || number === 75) ? number : number * 10;
}

/** Volts, amperes and ohms, as far as the part number contains them. */
function decoded({ brand, mpn }: Listed): Record<string, number> | undefined {
  const psmn = /^(?:PSMN|BUK\dY)(\d)R?(\d+)-(\d+)/.exec(mpn);
  if (psmn && brand === 'Nexperia') {
    const milliohms = /^\w+?\dR\d-/.test(mpn.replace(/^BUK\dY/, '')) || /R/.test(mpn.slice(0, 9)) ? Number(`${psmn[1]}.${psmn[2]}`) : Number(`${psmn[1]}${psmn[2]}`);
    return { voltage: Number(psmn[3]), rds_on: milliohms / 1000 };
  }
  const resistance = /^(FC[PH]F?|FD[PB])(\d{3})A?N(\d\d)/.exec(mpn);
  if (resistance && brand === 'onsemi') {
    const super600 = resistance[1]?.startsWith('FC');
    return { voltage: volts(resistance[3] ?? '', false), rds_on: Number(resistance[2]) / (super600 ? 1000 : 10000) };
  }
  const amperes = /^(?:ST[PFWDNB]|FQ[PD]F?|FCPF?|FCH|AO[TD]F?|TK)(\d+)(?:[A-Z](?=\d\d[WN])|[A-Z]*?[NP]|[NPSH])([A-Z]{0,3})(\d{1,3})/.exec(mpn);
  if (!amperes) return undefined;
  const rated = Number(amperes[1]);
  const voltage = volts(amperes[3] ?? '', /F/.test(amperes[2] ?? '') || /F\d/.test(mpn.slice(5)));
  return { voltage, current: rated, rds_on: twoDigits((voltage ** 1.6 * 0.00025) / rated) };
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

/** Gives a product its own ratings, from its part number. Without them, products of a row with four or more get random ratings near the row's. */
export function rated(product: Listed): Listed {
  const { current, rds_on: ohms } = product.attributes;
  const said = decoded(product);
  if (said) return { ...product, attributes: { ...product.attributes, ...said } };
  if (product.alike < 4 || typeof current !== 'number' || typeof ohms !== 'number') return product;
  const size = 0.6 + chanceOf(`${product.mpn}|die`)() * 0.9;
  return { ...product, price: product.price * (0.4 + 0.6 * size), attributes: { ...product.attributes, current: twoDigits(current * size), rds_on: twoDigits(ohms / size) } };
}
