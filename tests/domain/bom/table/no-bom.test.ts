import { describe, expect, it } from 'vitest';
import { mappingOf } from '../sheets';

describe('no bill of materials', () => {
  it.each([
    ['screws', 'Name|Size|Quantity|Price\nHex bolt|M3 x 20|100|2.50\nHex nut|M3|200|1.20\nWasher|M3|200|0.80\nLock nut|M4|50|3.10'],
    ['screws with Chinese names', '名称|规格|数量|单价\n内六角螺丝|M3×20|100|2.5\n螺母|M3|200|1.2\n垫圈|M3|200|0.8'],
    ['a robot', 'name|link|price|count|brand\nflange|https://example.com/1|8.25|5|Shop A\ntiming belt|https://example.com/2|10|2|Shop B\nstepper bracket|https://example.com/3|3|4|Shop A'],
    ['printed parts', '#|Name|Description|Qty|Material\n1|Frame V3_4|5mm thickness|1|Acrylic\n2|Column V3_4|printed|3|PETG\n3|Cover V3_5|printed|2|PETG'],
    ['prices', 'Part Number|Manufacturer|Price|Stock\nSTM32F103C8T6|ST|1.25|1000\nLM358DR|TI|0.10|25000\nBSS138LT1G|onsemi|0.03|3000'],
    ['addresses', 'Name|Street|Zip|City|Phone\nMiller|Main Road 5|62701|Springfield|555-123-4567\nSmith|Oak Street 12|62702|Springfield|555-123-9876\nJones|Elm Street 7|62703|Springfield|555-555-1212'],
    ['books', 'ISBN|Title|Author|Quantity\n9780131103627|The C Programming Language|Kernighan|2\n9780201633610|Design Patterns|Gamma|1\n9780135957059|The Pragmatic Programmer|Thomas|1'],
    ['measured values', 'Time|Voltage|Current\n0.0|3.301|0.012\n0.1|3.299|0.013\n0.2|3.300|0.012\n0.3|3.302|0.011'],
    ['sensors', 'Date|Value|Unit\n2024-01-01|21.5|C\n2024-01-02|22.1|C\n2024-01-03|20.9|C'],
    ['shopping', 'Item|Quantity|Price\nMilk|2|1.19\nBread|1|2.49\nApples|6|0.35'],
    ['prose', 'Dear all,\nplease find the list of the parts in the next mail.\nWe need them by Monday.\nRegards'],
    ['one word', 'hello'],
    ['numbers', '1|2|3\n4|5|6\n7|8|9'],
    ['a log', '2024-01-01 10:00:00|INFO|server|started\n2024-01-01 10:00:01|WARN|server|slow query\n2024-01-01 10:00:02|INFO|server|stopped'],
    ['places without parts', 'Designator|Mid X|Mid Y|Layer|Rotation\nC1|12.5mm|3.2mm|T|90\nR1|15.1mm|3.2mm|T|0\nU1|20.0mm|8.4mm|T|180'],
    ['only a header', 'Designator|Value|Quantity|MPN'],
  ])('%s', (_, text) => {
    expect(mappingOf(text)).toBeNull();
  });
});

describe('a bill of materials', () => {
  it.each([
    ['designators and values only', 'Reference|Value\nC1|100n\nR1|10k'],
    ['one line', 'Ref|Qty|MPN\nU1|1|STM32F103C8T6'],
    ['part numbers and quantities', 'MPN|Quantity\nLM358DR|25\nBSS138LT1G|100'],
    ['descriptions of components and quantities', 'Quantity|Description\n10|Resistor 10k 1% 0603\n5|Capacitor 100nF 50V\n2|LED red 3mm'],
    ['values and quantities', 'Qty|Value|Package\n10|10k|0603\n5|100nF|0603'],
    ['a priced cart', 'Manufacturer Part Number|Quantity|Unit Price|Extended Price\nLM358DR|25|0.10|2.50\nBSS138LT1G|100|0.03|3.00'],
    ['parts and places of a machine', 'Designator|Comment|Footprint|Mid X|Mid Y\nC1|100n|C0603|1|2\nR1|10k|R0402|3|4'],
  ])('%s', (_, text) => {
    expect(mappingOf(text)).not.toBeNull();
  });
});
