/** Series written as a table, one line a base number, for parts that follow no grid. */
import type { Draft, Series, PackagingClass } from '../series';
import { parse } from '../values';

/** Short column words of the tables, to attribute keys. */
const KEYS: Record<string, string> = {
  ch: 'channels', vmin: 'supply_voltage_min', vmax: 'supply_voltage_max', vout: 'output_voltage', iout: 'output_current',
  iq: 'quiescent_current', vos: 'offset_voltage', bw: 'bandwidth', bits: 'resolution', rate: 'sample_rate', if: 'interface',
  core: 'core', clk: 'clock', flash: 'flash', ram: 'ram', mem: 'memory', io: 'io_count', v: 'voltage', i: 'current',
  p: 'power', vf: 'forward_voltage', trr: 'recovery_time', rds: 'rds_on', chan: 'channel', gain: 'gain', f: 'frequency',
  ctr: 'current_transfer_ratio', viso: 'isolation_voltage', coil: 'coil_voltage', form: 'contact_form', tol: 'tolerance',
  r: 'resistance', c: 'capacitance', l: 'inductance', z: 'impedance', isat: 'saturation_current', dcr: 'dcr', pos: 'positions',
  rows: 'rows', pitch: 'pitch', mount: 'mounting', tmin: 'temperature_min', tmax: 'temperature_max', wl: 'wavelength',
  b: 'b_value', vz: 'zener_voltage', vrwm: 'standoff_voltage', vc: 'clamping_voltage', ppp: 'peak_pulse_power', dir: 'directions',
  cl: 'load_capacitance', ftol: 'frequency_tolerance', esr: 'esr', ripple: 'ripple_current', hold: 'hold_current', h: 'height',
  orient: 'orientation', tc: 'temperature_coefficient',
};
/** Kilobytes and kilobits count in 1,024. */
const BINARY = new Set(['flash', 'ram', 'mem']);

/** `vmin=3 vmax=32 bw=1.1M if=I²C` as attributes; an underscore is a blank. */
export function readAttributes(text: string): Record<string, number | string> {
  const found: Record<string, number | string> = {};
  for (const entry of text.trim().split(/\s+/).filter(Boolean)) {
    const at = entry.indexOf('=');
    const short = entry.slice(0, at);
    const value = entry.slice(at + 1);
    const key = KEYS[short];
    if (!key) throw new Error(`no such column: ${entry}`);
    found[key] = readValue(short, value);
  }
  return found;
}

function readValue(short: string, value: string): number | string {
  const binary = /^(\d+(?:\.\d+)?)([KMG])$/.exec(value);
  if (BINARY.has(short) && binary) return Number(binary[1]) * 1024 ** ('KMG'.indexOf(binary[2] ?? 'K') + 1);
  if (/^-\d+(\.\d+)?$/.test(value)) return Number(value);
  if (/^\d+(?:\.\d+)?[pnumkMG]?$/.test(value)) return parse(value).value;
  return value.replaceAll('_', ' ');
}

interface TableOptions {
  category: string;
  packaging?: PackagingClass;
  /** Names by maker's short form. */
  brands: Record<string, string>;
}

/**
 * Reads lines of `base | maker | Chinese | English | attributes | endings | popularity`. An ending is
 * `suffix:package:pack:price`, `-` for none; `@n` behind the suffix gives the part a place among the
 * most wanted. `## digits` begins another category.
 */
export function tableSeries(text: string, { category, packaging = 'piece', brands }: TableOptions): Series[] {
  let digits = category;
  const found: Series[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('## ')) {
      digits = line.slice(3, 9);
      continue;
    }
    const [base = '', maker = '', cn = '', en = '', attributes = '', endings = '', popularity = '0.5'] = line.split('|').map((cell) => cell.trim());
    const brand = brands[maker];
    if (!brand) throw new Error(`no such maker: ${line}`);
    const drafts = endings.split(/\s+/).map((ending, index) => readEnding(base, ending, readAttributes(attributes), index));
    found.push({ brand, category: digits, name: [cn, en], packaging, popularity: Number(popularity), parts: () => drafts });
  }
  return found;
}

function readEnding(base: string, ending: string, attributes: Draft['attributes'], index: number): Draft {
  const [head = '', packageName = '', pack = '', price = ''] = ending.split(':');
  const [suffix = '', hot] = head.split('@');
  if (!(Number(pack) >= 1) || !(Number(price) > 0)) throw new Error(`not an ending: ${base} ${ending}`);
  return {
    mpn: base + (suffix === '-' ? '' : suffix),
    packageName: packageName === '-' ? '' : packageName.replaceAll('_', ' '),
    attributes,
    price: Number(price),
    pack: Number(pack),
    popularity: 1 / (1 + index * 0.22),
    hot: hot ? Number(hot) : undefined,
  };
}
