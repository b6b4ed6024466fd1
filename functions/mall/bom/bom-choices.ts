import { BOM_STORE } from '~/domain/bom/bom-policies';
import { sql, type Queries } from '../db/queries';

/** A remembered choice. */
export interface ChoiceRow {
  /** What lines ask for, spelt in one way. */
  wanted: string;
  goods_id: string;
}

/** Remembers a choice of a user. It takes the place of the earlier one for the same `wanted`; above the limit the oldest choice is forgotten. */
export async function rememberChoice(queries: Queries, userCode: string, wanted: string, productId: string): Promise<void> {
  await queries.batch([
    sql('DELETE FROM bom_choice WHERE user_code = ?1 AND wanted = ?2', userCode, wanted),
    sql(
      `DELETE FROM bom_choice WHERE number IN (SELECT number FROM bom_choice WHERE user_code = ?1 ORDER BY number DESC LIMIT -1 OFFSET ?2)`,
      userCode, BOM_STORE.choices - 1,
    ),
    sql('INSERT INTO bom_choice (user_code, wanted, goods_id) VALUES (?1, ?2, ?3)', userCode, wanted, productId),
  ]);
}

/** The choices of a user, newest first. */
export function choicesOf(queries: Queries, userCode: string): Promise<ChoiceRow[]> {
  return queries.all<ChoiceRow>(sql('SELECT wanted, goods_id FROM bom_choice WHERE user_code = ?1 ORDER BY number DESC', userCode));
}
