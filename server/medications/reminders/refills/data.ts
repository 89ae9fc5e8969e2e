import { lusakaClock } from '#domain/values/lusaka.ts'
import { refillBy } from '#domain/medications/supply.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { medicinesById } from '../../data.ts'
import { addressesOf } from '../data.ts'

const maxAtOnce = 200
/** The value for the time of a dose in the record of sent reminders. */
const aRefill = 'refill'

/**
 * Puts down that people are reminded of medicines that end within 7 days, for which reminders were asked
 * and without a reminder of the last day. A second server gets none.
 *
 * @param after the id of the medicine up to which was looked; null at the beginning
 * @returns whom to email, and the id of the next page; null at the end
 */
export async function claimRefills(tx: Transaction, at: Date, after: string | null) {
  const { day: today } = lusakaClock(at)
  const counted = tables
    .selectFrom('medicines')
    .select(['id', 'user_id'])
    .where('reminders', '=', true)
    .where('stopped_at', 'is', null)
    .where('supply_left', 'is not', null)
    .orderBy('id')
    .limit(maxAtOnce)
  const found = await tx.run(after === null ? counted : counted.where('id', '>', after))
  const last = found.length < maxAtOnce ? null : found.at(-1)!.id
  if (found.length === 0) return { addresses: [], last }
  const owners = new Map(found.map(({ id, user_id }) => [id, user_id]))
  const medicines = await medicinesById(tx, [...owners.keys()])
  const due = medicines.flatMap((medicine) => {
    const day = refillBy(medicine, today)
    // What has run out is on the page; an email about it would come too late.
    return day !== null && day >= today
      ? [{ medicine_id: medicine.id, user_id: owners.get(medicine.id)!, day, time: aRefill }]
      : []
  })
  if (due.length === 0) return { addresses: [], last }
  const claimed = await tx.run(
    tables
      .insertInto('medicine_reminders')
      .values(due)
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
  )
  const people = [...new Set(claimed.map(({ user_id }) => user_id))]
  const addressed = people.length > 0 ? await addressesOf(tx, people) : []
  return { addresses: addressed.map(({ address }) => address), last }
}
