import type { LiveById } from '../../domain/catalogue/search-page';
import type { LiveFigures } from '../../domain/product/product';
import type { UpstreamClient } from './client';
import { FIGURES_MOST, getFigures } from '../contract/records/goods';
import { mapLive, type Live } from '../live';
import { toLiveFigures } from '../to-domain/goods';

/** Asks for live figures alone. The answers are `undefined` if the upstream does not tell them so: then the whole records are asked for. */
export interface Figures {
  of(ids: readonly string[]): Promise<Live<LiveById> | undefined>;
  ofOne(id: string): Promise<Live<LiveFigures> | undefined>;
}

/** Makes what asks for live figures in one request of a visitor. What the blocks of a page ask for at the same time is one call (README, "Live figures"). */
export function createFigures(client: Pick<UpstreamClient, 'readIfKnown'>): Figures {
  let gathering: { ids: Set<string>; answer: ReturnType<Figures['of']> } | undefined;

  async function askTogether(ids: ReadonlySet<string>): ReturnType<Figures['of']> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (gathering?.ids === ids) gathering = undefined;
    const answer = await client.readIfKnown(getFigures, { ids: [...ids] });
    if (!answer || (!answer.ok && answer.reason === 'refused')) return undefined;
    return mapLive(answer, ({ rows }) => Object.fromEntries(rows.map((row) => [row.id, toLiveFigures(row)])));
  }

  async function of(ids: readonly string[]): ReturnType<Figures['of']> {
    if (ids.length === 0 || ids.length > FIGURES_MOST) return undefined;
    if (gathering && gathering.ids.size + ids.length > FIGURES_MOST) gathering = undefined;
    if (!gathering) {
      const all = new Set<string>();
      gathering = { ids: all, answer: askTogether(all) };
    }
    for (const id of ids) gathering.ids.add(id);
    return gathering.answer;
  }

  return {
    of,
    async ofOne(id) {
      const answer = await of([id]);
      if (!answer?.ok) return answer;
      const value = answer.value[id];
      return value && { ...answer, value };
    },
  };
}
