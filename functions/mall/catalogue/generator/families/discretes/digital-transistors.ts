/** Transistors with built-in resistors: the resistor pairs of each maker, in all packages. */
import type { Draft, Series } from '../../series';
import { packOf } from './discrete';

/** A resistor pair: its code in the part number, the base resistor and the emitter resistor. `-` means no resistor. */
type Pair = readonly [code: string, base: string, emitter: string];
type Body = readonly [code: string, ending: string, packageName: string, price: number, dual?: boolean];

const pairs = (text: string): Pair[] => text.trim().split(/\s+/).map((one) => {
  const [code = '', base = '', emitter = ''] = one.split(':');
  return [code, base, emitter];
});

const DTC = pairs('113E:1k:1k 113Z:1k:10k 114E:10k:10k 114G:-:10k 114T:10k:- 114W:10k:4.7k 114Y:10k:47k 115E:100k:100k 115G:-:100k 115T:100k:- 123E:2.2k:2.2k 123J:2.2k:47k 123Y:2.2k:10k 123T:2.2k:- 124E:22k:22k 124T:22k:- 124X:22k:47k 124G:-:22k 143E:4.7k:4.7k 143T:4.7k:- 143X:4.7k:10k 143Z:4.7k:47k 144E:47k:47k 144G:-:47k 144T:47k:- 144V:47k:10k 144W:47k:22k');
const MUN = pairs('11:10k:10k 12:22k:22k 13:47k:47k 14:10k:47k 15:10k:- 16:4.7k:- 30:1k:1k 31:2.2k:2.2k 32:4.7k:4.7k 33:4.7k:47k 34:22k:47k 35:2.2k:47k 36:100k:100k 37:47k:22k 38:2.2k:- 40:47k:-');
const RN = pairs('01:4.7k:4.7k 02:10k:10k 03:22k:22k 04:47k:47k 05:2.2k:47k 06:4.7k:47k 07:10k:47k 08:22k:47k 09:47k:22k 10:4.7k:- 11:10k:- 12:22k:- 13:47k:- 14:1k:10k 15:2.2k:10k 16:4.7k:10k 17:10k:4.7k 18:47k:10k');

interface Plan {
  brand: string;
  popularity: number;
  pairs: readonly Pair[];
  /** The beginnings of part numbers, for NPN and for PNP. */
  heads: readonly [npn: string, pnp: string];
  bodies: readonly Body[];
  mpn: (head: string, pair: string, body: Body) => string;
  current?: number;
}

const plans: readonly Plan[] = [
  { brand: 'ROHM', popularity: 0.5, pairs: DTC, heads: ['DTC', 'DTA'], bodies: [['K', 'AT146', 'SOT-23', 0.16], ['U', 'AT106', 'SOT-323', 0.16], ['E', 'BTL', 'SOT-523', 0.15], ['M', 'T2L', 'SOT-723', 0.15]], mpn: (head, pair, [body, ending]) => `${head}${pair}${body}${/[TG]$/.test(pair) ? ending.replace(/^[AB]/, body === 'M' ? '' : 'A') : ending}` },
  { brand: 'Nexperia', popularity: 0.52, pairs: DTC.filter(([code]) => !/[G]$/.test(code)), heads: ['PDTC', 'PDTA'], bodies: [['T', ',215', 'SOT-23', 0.11], ['T', ',235', 'SOT-23', 0.105], ['U', ',115', 'SOT-323', 0.11], ['E', ',115', 'SOT-523', 0.12], ['M', ',315', 'DFN1006-3', 0.14]], mpn: (head, pair, [body, ending]) => `${head}${pair}${body}${ending}` },
  { brand: 'onsemi', popularity: 0.5, pairs: MUN, heads: ['MUN2', 'MUN2'], bodies: [['', 'T1G', 'SC-59', 0.15], ['', 'T3G', 'SC-59', 0.14]], mpn: (head, pair, [, ending]) => `${head}${pair}${ending}` },
  { brand: 'onsemi', popularity: 0.48, pairs: MUN, heads: ['MUN5', 'MUN5'], bodies: [['', 'T1G', 'SOT-323', 0.14], ['', 'T3G', 'SOT-323', 0.13]], mpn: (head, pair, [, ending]) => `${head}${pair}${ending}` },
  { brand: 'onsemi', popularity: 0.42, pairs: MUN, heads: ['MUN5', 'MUN5'], bodies: [['DW1', 'T1G', 'SOT-363', 0.24, true]], mpn: (head, pair, [body, ending]) => `${head}${pair}${body}${ending}` },
  { brand: 'onsemi', popularity: 0.4, pairs: MUN, heads: ['MMUN2', 'MMUN2'], bodies: [['L', 'T1G', 'SOT-23', 0.13], ['L', 'T3G', 'SOT-23', 0.125]], mpn: (head, pair, [body, ending]) => `${head}${pair}${body}${ending}` },
  { brand: 'Toshiba', popularity: 0.36, pairs: RN, heads: ['RN1', 'RN2'], bodies: [['1', ',LF', 'SOT-523', 0.15], ['3', ',LF', 'SOT-323', 0.14], ['4', ',LF', 'SOT-23', 0.14], ['9', ',LF', 'SOT-363', 0.26, true]], mpn: (head, pair, [body, ending]) => `${head}${body}${pair}${ending}` },
  { brand: 'Diodes Incorporated', popularity: 0.42, pairs: DTC.filter(([code]) => /^(113Z|114[EGTWY]|115[EGT]|123[EJY]|124[EGT]|143[ETXZ]|144[EGTVW])$/.test(code)), heads: ['DDTC', 'DDTA'], bodies: [['CA', '-7-F', 'SOT-23', 0.11], ['UA', '-7-F', 'SOT-323', 0.11], ['E', '-7-F', 'SOT-523', 0.12]], mpn: (head, pair, [body, ending]) => `${head}${pair}${body}${ending}` },
  { brand: 'CJ', popularity: 0.45, pairs: DTC.filter(([code]) => /^(113Z|114[ETWY]|115E|123[EJY]|124[EX]|143[ETXZ]|144E|144T|144W)$/.test(code)), heads: ['DTC', 'DTA'], bodies: [['CA', '', 'SOT-23', 0.045], ['UA', '', 'SOT-323', 0.048], ['E', '', 'SOT-523', 0.05]], mpn: (head, pair, [body]) => `${head}${pair}${body}` },
  { brand: 'LRC', popularity: 0.38, pairs: DTC.filter(([code]) => /^(114[EY]|123[EJ]|124E|143[EZ]|144E)$/.test(code)), heads: ['LDTC', 'LDTA'], bodies: [['ET', '1G', 'SOT-523', 0.05], ['LT', '1G', 'SOT-23', 0.045], ['WT', '1G', 'SOT-323', 0.048]], mpn: (head, pair, [body, ending]) => `${head}${pair}${body}${ending}` },
  { brand: 'Nexperia', popularity: 0.38, pairs: DTC.filter(([code]) => /^(113Z|114[EY]|123[EJY]|143[EXZ]|143T)$/.test(code)), heads: ['PDTD', 'PDTB'], bodies: [['T', ',215', 'SOT-23', 0.15]], mpn: (head, pair, [body, ending]) => `${head}${pair}${body}${ending}`, current: 0.5 },
];

function ohms(text: string): number | undefined {
  return text === '-' ? undefined : text.endsWith('k') ? Number((Number(text.slice(0, -1)) * 1000).toFixed(0)) : Number(text);
}

/** The popularity of a pair. Usual pairs such as 10k/10k, 47k/47k and 4.7k/47k are wanted more. */
function popularityOf([, base, emitter]: Pair): number {
  if (base === '10k' && emitter === '10k') return 1;
  return base === emitter || emitter === '47k' ? 0.8 : 0.5;
}

function digital(plan: Plan, polarity: 0 | 1): Series {
  const npn = polarity === 0;
  return {
    brand: plan.brand, category: npn ? '060301' : '060302', packaging: 'small', popularity: plan.popularity,
    name: npn ? ['NPN 数字三极管', 'NPN digital transistor'] : ['PNP 数字三极管', 'PNP digital transistor'],
    *products(): Iterable<Draft> {
      // In onsemi's numbers, the hundreds digit is 2 for NPN and 1 for PNP: MUN2211 is NPN, MUN2111 is PNP.
      const head = plan.heads[polarity] + (/MUN/.test(plan.heads[0]) ? (npn ? '2' : '1') : '');
      for (const pair of plan.pairs) {
        for (const body of plan.bodies) {
          const [, base, emitter] = pair;
          const series = ohms(base);
          const text = `${base === '-' ? '—' : `${base}Ω`} / ${emitter === '-' ? '—' : `${emitter}Ω`}`.replaceAll('k', ' k');
          const polar = npn ? 'NPN' : 'PNP';
          yield {
            mpn: plan.mpn(head, pair[0], body), packageName: body[2],
            attributes: { channel: body[4] ? `${polar}+${polar}` : polar, voltage: 50, current: plan.current ?? 0.1, ...(series === undefined ? {} : { resistance: series }) },
            name: npn ? [`NPN 数字三极管 ${text}`, `NPN digital transistor ${text}`] : [`PNP 数字三极管 ${text}`, `PNP digital transistor ${text}`],
            price: body[3], pack: packOf(body[2]), popularity: popularityOf(pair),
          };
        }
      }
    },
  };
}

export function digitalTransistors(): Series[] {
  return plans.flatMap((plan) => [digital(plan, 0), digital(plan, 1)]);
}
