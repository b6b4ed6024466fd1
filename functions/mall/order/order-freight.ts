import type { OrderAmounts } from '~/domain/order/amounts';
import { freightOf, goodsWeight, withFreight, zoneOf, type FreightZone } from '~/domain/order/freight/freight';
import { countryNames, HOME_COUNTRY, isAbroad } from '~/domain/address/countries';
import { pieceWeight } from '~/domain/product/piece-weight';
import { CODES } from '~/upstream/contract/base/envelope';
import { freightZones } from '../content/read-freight';
import type { Queries } from '../db/queries';
import { Refusal } from '../http/refusal';
import { MESSAGES } from './messages';
import type { WireAddress } from './place-statements';
import type { ValidOrder } from './validate-order';

/** The zone of an order's address; `null` in China. @throws Refusal if the shop sends nothing to the country */
export async function zoneOfAddress(queries: Queries, { country = HOME_COUNTRY }: WireAddress): Promise<FreightZone | null> {
  if (!isAbroad({ country })) return null;
  const zone = zoneOf(await freightZones(queries), country);
  if (!zone) throw new Refusal(CODES.badPayload, MESSAGES.notSentTo(countryNames(country)));
  return zone;
}

/** The amounts of an order with its freight. @throws Refusal if the parcel is too heavy */
export function withFreightTo(zone: FreightZone, { lines, amounts }: ValidOrder, { country = HOME_COUNTRY }: WireAddress): OrderAmounts {
  const weight = goodsWeight(lines.map(({ product, qty }) => ({ weight: pieceWeight(product), quantity: qty })));
  const freight = freightOf(zone, weight);
  if (freight === null) throw new Refusal(CODES.quantity, MESSAGES.tooHeavy(countryNames(country)));
  return withFreight(amounts, freight);
}
