/** Families of integrated circuits that come from the CSV files in `data`. */
import { icSeries } from '../../reading/ic-series';
import amplifiersRows from '../../data/amplifiers.csv?raw';
import amplifiersBases from '../../data/amplifiers-bases.csv?raw';
import amplifiersEndings from '../../data/amplifiers-endings.csv?raw';
import interfaceIcsRows from '../../data/interface-ics.csv?raw';
import interfaceIcsBases from '../../data/interface-ics-bases.csv?raw';
import interfaceIcsEndings from '../../data/interface-ics-endings.csv?raw';
import lowDropoutRows from '../../data/low-dropout.csv?raw';
import lowDropoutBases from '../../data/low-dropout-bases.csv?raw';
import lowDropoutEndings from '../../data/low-dropout-endings.csv?raw';
import powerControlRows from '../../data/power-control.csv?raw';
import powerControlBases from '../../data/power-control-bases.csv?raw';
import powerControlEndings from '../../data/power-control-endings.csv?raw';
import powerIcsRows from '../../data/power-ics.csv?raw';
import powerIcsBases from '../../data/power-ics-bases.csv?raw';
import powerIcsEndings from '../../data/power-ics-endings.csv?raw';

export const amplifiers = () => icSeries('amplifiers', amplifiersRows, amplifiersBases, amplifiersEndings);
export const interfaceIcs = () => icSeries('interface-ics', interfaceIcsRows, interfaceIcsBases, interfaceIcsEndings);
export const lowDropout = () => icSeries('low-dropout', lowDropoutRows, lowDropoutBases, lowDropoutEndings);
export const powerControl = () => icSeries('power-control', powerControlRows, powerControlBases, powerControlEndings);
export const powerIcs = () => icSeries('power-ics', powerIcsRows, powerIcsBases, powerIcsEndings);
