import { sql } from 'kysely'
import type { Transaction } from '#server/platform/db.ts'
import { moveRows, runRaw } from '../moved-rows/data.ts'

const consents = { table: 'public.consents', column: 'user_id', key: ['id'] }

interface TwoRecords {
  merge_id: string
  place: number
  gone_id: string
  remaining_id: string
}

/**
 * A merge gives no consent: the stricter of two records counts. What is in force in the record that goes stays aside.
 * What was withdrawn there is withdrawn in the other too: its consent is set aside, unless it was given later.
 */
export async function mergeConsents(
  tx: Transaction,
  { merge_id, place, gone_id, remaining_id }: TwoRecords,
): Promise<void> {
  await moveRows(tx, {
    ...consents,
    merge_id,
    place,
    change: 'set_aside',
    from: remaining_id,
    to: gone_id,
    which: sql`"row".withdrawn_at is null
      and exists (select from public.consents w where w.user_id = ${gone_id}::uuid and w.purpose = "row".purpose
        and w.withdrawn_at >= "row".given_at)
      and not exists (select from public.consents f where f.user_id = ${gone_id}::uuid and f.purpose = "row".purpose
        and f.withdrawn_at is null)`,
  })
  await moveRows(tx, {
    ...consents,
    merge_id,
    place: place + 1,
    change: 'moved',
    from: gone_id,
    to: remaining_id,
    which: sql`"row".withdrawn_at is not null`,
  })
}

/**
 * Before consents that were set aside go back: where the person has given one since, that one counts, and the earlier
 * one is withdrawn, as it is whenever a consent is given again.
 */
export async function withdrawReplaced(
  tx: Transaction,
  actor_id: string | undefined,
  { merge_id, place, remaining_id }: Omit<TwoRecords, 'gone_id'>,
): Promise<void> {
  await runRaw(
    tx,
    sql`update public.consents as aside set withdrawn_at = now(), withdrawn_by = ${actor_id ?? null}::uuid
      from accounts.patient_merge_rows noted
      where noted.merge_id = ${merge_id}::uuid and noted.place = ${place}::integer and noted.change = 'set_aside'
        and aside.id = (noted.row_key ->> 'id')::uuid and aside.withdrawn_at is null
        and exists (select from public.consents f where f.user_id = ${remaining_id}::uuid and f.purpose = aside.purpose
          and f.withdrawn_at is null)`,
  )
}
