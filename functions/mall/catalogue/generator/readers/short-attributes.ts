/** Attributes under short words. */
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
