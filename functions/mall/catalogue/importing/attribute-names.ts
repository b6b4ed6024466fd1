/** Names under which catalogues state the attributes of the vocabulary. */

/** Names by key. Case, blanks and punctuation make no difference. */
export const ATTRIBUTE_NAMES: Readonly<Record<string, readonly string[]>> = {
  voltage: [
    'Voltage rating', 'Voltage rated', 'Rated voltage (max)', 'Voltage rating (max)', 'Voltage rating (DC)', 'Rated voltage (DC)', 'Allowable voltage', 'Working voltage', 'Operating voltage (max)',
    'Reverse voltage', 'Reverse voltage (Vr)', 'DC reverse voltage (Vr)', 'Voltage - DC reverse (Vr) (max)', 'Repetitive peak reverse voltage (Vrrm)', 'Drain to source voltage',
    'Drain source voltage (Vdss)', 'Drain to source voltage (Vdss)', 'Collector-emitter breakdown voltage (Vceo)', 'Collector emitter voltage (Vceo)', 'Collector - emitter voltage Vceo', '耐压', '耐压值',
  ],
  current: [
    'Current rating', 'Rated current (max)', 'Current rating (DC)', 'Rectified current', 'Average rectified current (Io)', 'Average forward current', 'Continuous drain current (Id)', 'Current - collector (Ic)',
    'Collector current (Ic)', 'Forward current', 'Forward current (If)', 'Contact current', 'Current - max',
  ],
  power: ['Power', 'Power (watts)', 'Power rating', 'Power dissipation', 'Power dissipation (Pd)', 'Pd - power dissipation', 'Rated wattage'],
  dcr: ['DC resistance', 'DC resistance (DCR)', 'DC resistance (max)'],
  saturation_current: ['Saturation current (Isat)', 'Current - saturation (Isat)'],
  esr: ['Equivalent series resistance', 'Equivalent series resistance (ESR)'],
  impedance: ['Impedance', 'Impedance @ frequency', 'Impedance @ 100 MHz'],
  frequency_tolerance: ['Normal temperature frequency tolerance', 'Frequency tolerance (25 °C)'],
  load_capacitance: ['Load capacitor', 'External load capacitor'],
  zener_voltage: ['Zener voltage (nom)', 'Zener voltage (Vz)', 'Nominal zener voltage', 'Voltage - zener (nom) (Vz)'],
  standoff_voltage: ['Reverse stand-off voltage', 'Reverse stand-off voltage (Vrwm)', 'Voltage - reverse standoff (typ)', 'Working peak reverse voltage'],
  clamping_voltage: ['Maximum clamping voltage', 'Clamping voltage @ Ipp'],
  breakdown_voltage: ['Voltage - breakdown', 'Breakdown voltage (Vbr)', 'Voltage - breakdown (min)'],
  peak_pulse_power: ['Peak pulse power dissipation (Ppp)', 'Power - peak pulse'],
  rds_on: ['RDS(on)', 'Drain source on resistance (RDS(on)@Vgs,Id)', 'Drain-source on resistance'],
  hold_current: ['Current - hold (Ih) (max)', 'Holding current'],
  forward_voltage: ['Voltage - forward (Vf)', 'Forward voltage (Vf)', 'Voltage - forward (Vf) (max) @ If'],
  color: ['Colour', 'Illumination color', 'Emitting color', 'LED color', 'Light color'],
  wavelength: ['Wavelength - dominant', 'Dominant wavelength'],
  positions: ['Number of positions', 'Number of positions or pins'],
  rows: ['Number of rows'],
  output_voltage: ['Voltage - output', 'Output voltage (fixed)'],
  output_current: ['Current - output', 'Output current (max)', 'Max output current'],
  dropout_voltage: ['Voltage dropout', 'Voltage dropout (max)'],
};

/** The value of a coefficient of temperature is a dielectric on ceramic capacitors. */
export const DIELECTRIC = /^(?:[XYZ][1-9][A-Z]|C0G|NP0|NPO|COG|U2J|C0G\/NP0)$/i;
