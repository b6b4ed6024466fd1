/** Computes all draws of a lottery again in the browser. It loads when somebody asks for it. */
import { hashSeed, verifyDraws, type Draw, type Verification } from '~/domain/lottery/draws';
import { drawsPath, type Lottery } from '~/domain/lottery/lottery-records';
import { isPrizeCode } from '~/domain/lottery/prizes';
import { isRecord } from '~/domain/numbers/reading';

export interface VerifiedLottery extends Verification {
  /** Whether the hash of the seed is the published one. */
  hashFits: boolean;
  /** How many draws the list should have. */
  total: number;
}

/** @throws Error if a page of the list cannot be read, or if the browser has no cryptography */
export async function verifyLottery({ id, seed, seedHash, prizes }: Pick<Lottery, 'id' | 'seed' | 'seedHash' | 'prizes'>): Promise<VerifiedLottery> {
  if (seed === null) throw new Error('The seed is not public yet');
  const draws: Draw[] = [];
  let total = 1;
  for (let page = 1; draws.length < total; page++) {
    const response = await fetch(drawsPath(id, page));
    const list = readList(response.ok ? await response.json() : null);
    total = list.total;
    draws.push(...list.rows);
    if (list.rows.length === 0) break;
  }
  return { ...(await verifyDraws(seed, prizes, draws)), hashFits: (await hashSeed(seed)) === seedHash, total };
}

function readList(data: unknown): { total: number; rows: Draw[] } {
  if (!isRecord(data) || typeof data['total'] !== 'number' || !Array.isArray(data['rows'])) throw new Error('The list of draws cannot be read');
  const rows = data['rows'].flatMap((row: unknown) => {
    if (!isRecord(row)) return [];
    const { drawNo, code } = row;
    return typeof drawNo === 'number' && typeof code === 'string' && isPrizeCode(code) ? [{ drawNo, code }] : [];
  });
  return { total: data['total'], rows };
}
