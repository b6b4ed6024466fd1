/** The catalogue that a fresh shop opens with: generated, the same at every run. */
import { catalogueAttributes } from '../attributes';
import { catalogueBrands } from '../brands';
import { catalogueCategories } from '../categories';
import { describer } from './describe';
import { expand, GoodsIds, offer } from './expand';
import { amplifiers } from './families/amplifiers';
import { capacitorSeries } from './families/capacitors';
import { ceramicCapacitors } from './families/ceramic-capacitors';
import { chipResistors } from './families/chip-resistors';
import { diodes } from './families/diodes';
import { filmCapacitors } from './families/film-capacitors';
import { interfaceIcs } from './families/interface-ics';
import { logic } from './families/logic';
import { lowDropout } from './families/low-dropout';
import { magnetics } from './families/magnetics';
import { bipolars } from './families/bipolars';
import { digitalTransistors } from './families/digital-transistors';
import { memory } from './families/memory';
import { microcontrollers } from './families/microcontrollers';
import { powerControl } from './families/power-control';
import { powerIcs } from './families/power-ics';
import { mosfets } from './families/mosfets';
import { clocks } from './families/clocks';
import { processors } from './families/processors';
import { powerTransistors } from './families/power-transistors';
import { stm32 } from './families/stm32';
import { pinHeaders } from './families/pin-headers';
import { resistorSeries } from './families/resistors';
import { timing } from './families/timing';
import { tvsDiodes } from './families/tvs-diodes';
import { circuitProtection } from './families/circuit-protection';
import { surgeProtection } from './families/surge-protection';
import { wireToBoard } from './families/wire-to-board';
import { relays } from './families/relays';
import { leds } from './families/leds';
import { terminalBlocks } from './families/terminal-blocks';
import { interfaceConnectors } from './families/interface-connectors';
import { optocouplers } from './families/optocouplers';
import { infraredAndDisplays } from './families/infrared';
import { electromechanical } from './families/electromechanical';
import { sensors } from './families/sensors';
import { fieldSensors } from './families/field-sensors';
import { modules } from './families/modules';
import { powerModules } from './families/power-modules';
import type { Catalogue, CataloguePart } from '../part';
import { chanceOf } from './random';
import type { Draft, Series } from './series';

/** Share of long-tail parts that a partner offers too. */
const OFFERED = 0.0145;
const SUPPLIERS = 24;

// See families/WHO-WRITES-WHAT.md: other helpers write 06 to 18 right now; 03, 04 and 05 are free.
function allSeries(): Series[] {
  return [...chipResistors(), ...resistorSeries(), ...ceramicCapacitors(), ...capacitorSeries(), ...filmCapacitors(), ...magnetics(), ...lowDropout(), ...logic(), ...powerIcs(), ...powerControl(), ...amplifiers(), ...interfaceIcs(), ...mosfets(), ...bipolars(), ...digitalTransistors(), ...powerTransistors(), ...stm32(), ...microcontrollers(), ...memory(), ...processors(), ...clocks(), ...diodes(), ...timing(), ...pinHeaders(), ...powerModules(), ...modules(), ...fieldSensors(), ...sensors(), ...interfaceConnectors(), ...terminalBlocks(), ...wireToBoard(), ...tvsDiodes(), ...circuitProtection(), ...surgeProtection(), ...relays(), ...leds(), ...optocouplers(), ...infraredAndDisplays(), ...electromechanical()];
}

/**
 * At least 120,000 parts over every trade family, first-party goods and partners' offers of some
 * of them. No clock and no chance from outside: two runs give equal parts. Throws if two series
 * declare the same part number of a brand.
 */
export function defaultCatalogue(): Catalogue {
  const attributes = catalogueAttributes();
  const units = new Map(attributes.map(({ key, unit }) => [key, unit]));
  const unitOf = (key: string) => {
    const unit = units.get(key);
    if (unit === undefined) throw new Error(`attribute without a name: ${key}`);
    return unit;
  };
  return {
    brands: catalogueBrands(),
    categories: catalogueCategories(),
    attributes,
    *parts() {
      const ids = new GoodsIds();
      const describe = describer(unitOf);
      const seen = new Set<string>();
      const offered: Array<[Series, Draft, CataloguePart]> = [];
      for (const series of allSeries()) {
        for (const draft of series.parts()) {
          const key = `${series.brand}|${draft.mpn}`;
          if (seen.has(key)) throw new Error(`declared twice: ${key}`);
          seen.add(key);
          const part = expand(series, draft, ids, describe);
          if (draft.hot || chanceOf(`${key}|offer`)() < OFFERED) offered.push([series, draft, part]);
          yield part;
        }
      }
      for (const [series, draft, part] of offered) yield* offersOf(series, draft, part, ids);
    },
  };
}

/** One to three partners sell the same part; everybody's parts have at least two. */
function* offersOf(series: Series, draft: Draft, part: CataloguePart, ids: GoodsIds): Iterable<CataloguePart> {
  const chance = chanceOf(`${part.id}|partners`);
  const count = (draft.hot ? 2 : 1) + (chance() < 0.35 ? 1 : 0);
  const first = Math.floor(chance() * SUPPLIERS);
  for (let i = 0; i < count; i++) {
    const supplier = `S${String(((first + i * 7) % SUPPLIERS) + 1).padStart(3, '0')}`;
    yield offer(series, draft, part, supplier, ids);
  }
}
