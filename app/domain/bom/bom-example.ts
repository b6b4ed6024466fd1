/** An example of a bill of materials, as pasted from a spreadsheet. Its values and numbers are common ones. */
export const BOM_EXAMPLE = [
  ['Designator', 'Quantity', 'Value', 'Package', 'Part number', 'Remark'],
  ['C1-C8', '8', '100nF 50V X7R', '0603', '', ''],
  ['C9,C10', '2', '22pF', 'C_0402_1005Metric', '', ''],
  ['C11,C12', '2', '10uF 25V', '0805', '', ''],
  ['C13', '1', '100uF', '', 'EEEFK1V101XP', ''],
  ['R1-R6', '6', '10k 1%', '0603', '', ''],
  ['R7,R8', '2', '4k7', '0603', '', ''],
  ['R9', '1', '0R', '0805', '', 'DNP'],
  ['R10-R13', '4', '330R', '402', '', ''],
  ['D1', '1', '', 'SMA', 'SS34', ''],
  ['D2', '1', '', 'SOD-123', 'SS34', ''],
  ['Q1,Q2', '2', '', 'SOT-23', 'AO3400A', ''],
  ['U1', '1', '', 'LQFP-48', 'STM32F103C8T6', ''],
  ['U2', '1', '', 'SOIC-8', 'LM358', ''],
  ['U3', '1', '3.3V', 'SOT-223', 'AMS1117-3.3', ''],
  ['U4', '1', '', '', 'CH340C', ''],
  ['Y1', '1', '8MHz', '', '', ''],
  ['H1-H4', '4', 'MountingHole 3.2mm', '', '', ''],
].map((cells) => cells.join('\t')).join('\n');

/** A few typed lines, as the empty field for pasted lines shows them. */
export const PASTED_SAMPLE = 'C1-C12  100nF 50V X7R 0603\nR9,R10  10k 1% 0603\nLM358DR  2';
