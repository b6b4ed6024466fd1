import * as v from 'valibot';
import { bomPath } from '../../domain/bom/address/bom-address';
import type { Bom, SharedPart } from '../../domain/bom/bom';
import { BOM_STORE } from '../../domain/bom/bom-policies';
import { planBom } from '../../domain/bom/build/plan';
import type { Message } from '../../domain/text/message';
import { dayOf } from '../../domain/time/moment';
import type { Session } from '../../session/session';
import type { PostedForm } from '../form/posted-form';
import { matchLines, rememberedChoices, type MatchingVisit } from './match-lines';

/** What these forms need of a request. */
export interface KeepingVisit extends MatchingVisit {
  session: Session;
  timeZone: string;
}

/** The forms about a whole bill of materials. They may wait for sign-in, with these fields. */
export const keptBomFields = v.object({
  intent: v.picklist(['save', 'share', 'revokeShare', 'copy', 'remove']),
  bomNo: v.optional(v.string()), share: v.optional(v.string()), name: v.optional(v.string()), of: v.optional(v.string()),
});
export type KeptBomForm = v.InferOutput<typeof keptBomFields>;

/** The result: the bill to show next, or none, and what to say. */
export interface Kept {
  bomNo?: string;
  message: Message;
}

/** The forms that need a user. Copying and removing need none, if the bill is the visitor's own. */
export const NEEDS_USER: ReadonlySet<string> = new Set(['save', 'share', 'revokeShare']);

/** The fields of a form about a whole bill of materials; `null` if it is another form. */
export function keptBomForm(form: PostedForm): KeptBomForm | null {
  const fields = { intent: form.text('intent'), ...Object.fromEntries(['bomNo', 'share', 'name', 'of'].map((name) => [name, form.text(name)]).filter(([, text]) => text)) };
  return v.is(keptBomFields, fields) ? fields : null;
}

/** Saves, shares, copies or removes a bill of materials. @throws UpstreamError */
export async function keepBom(visit: KeepingVisit, { intent, bomNo = '', share = '', name = '', of = '' }: KeptBomForm): Promise<Kept> {
  const { boms } = visit;
  switch (intent) {
    case 'save': {
      const bom = await boms.read(bomNo);
      const called = name.trim().slice(0, BOM_STORE.name) || bom.name;
      await boms.save({ name: called, saved: true }, bom);
      return { bomNo, message: { kind: 'result', key: 'bom:message.saved', values: { name: called || bomNo } } };
    }
    case 'share':
      await boms.share(bomNo, await sharedParts(visit, await boms.read(bomNo)));
      return { bomNo, message: { kind: 'result', key: 'bom:message.shared' } };
    case 'revokeShare':
      await boms.revoke(bomNo);
      return { bomNo, message: { kind: 'result', key: 'bom:message.revoked' } };
    case 'copy': {
      const version = Number(of);
      const copy = await boms.copy(share ? { shareKey: share } : { bomNo, ...(version > 0 ? { version } : {}) });
      return { bomNo: copy.bomNo, message: { kind: 'result', key: 'bom:message.copied' } };
    }
    case 'remove':
      await boms.remove(bomNo);
      return { message: { kind: 'result', key: 'bom:message.removed' } };
  }
}

/** Carries out a form that waited for sign-in. The next page is the bill. @returns the result as a message @throws UpstreamError */
export async function takeBomForm(fields: KeptBomForm, visit: KeepingVisit): Promise<Message> {
  if (fields.bomNo) visit.session.goal = bomPath({ no: fields.bomNo });
  const { bomNo, message } = await keepBom(visit, fields);
  visit.session.goal = bomPath({ no: bomNo ?? '' });
  return message;
}

/** The parts of a bill as they are now, for those who open its link later. */
async function sharedParts(visit: KeepingVisit, bom: Bom): Promise<SharedPart[]> {
  const { matches } = await matchLines(visit, bom, await rememberedChoices(visit));
  const { ofLine } = planBom({ lines: bom.lines, matches, settings: bom.settings, today: dayOf(Date.now(), visit.timeZone) });
  return [...ofLine].flatMap(([line, { product, purchase }]) => (product
    ? [{ line, productId: product.id, mpn: product.mpn, quantity: purchase?.quantity ?? 0, unitPrice: purchase?.unitPrice ?? null, stock: product.stock }]
    : []));
}
