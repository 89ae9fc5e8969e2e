import type { OwnDataKind, Pack } from '#domain/packs/pack.ts'
import { daysOfPack } from '#domain/packs/pack.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import type { Transaction } from '#server/platform/db.ts'
import { readProfile } from '../accounts/profile/data.ts'
import { listTaken } from '../medications/data.ts'
import { openBloodPressureReport, openGlucoseReport } from '../readings/report/data.ts'
import { openWeightReport } from '../weights/report/data.ts'

/**
 * What a pack prints of the person who asks for it, up to a day in Lusaka: nothing that this pack has no page for is
 * read.
 */
export async function openOwnData(
  tx: Transaction,
  user_id: string,
  { own }: Pick<Pack, 'own'>,
  today: string,
) {
  const period = { from: dayAfter(today, 1 - daysOfPack), to: today }
  const ifPrinted = <Data>(kind: OwnDataKind, open: () => Promise<Data>) =>
    own.includes(kind) ? open() : undefined
  const [profile, pressure, sugar, weight, medicines] = await Promise.all([
    readProfile(tx, user_id),
    ifPrinted('pressure', () => openBloodPressureReport(tx, user_id, period)),
    ifPrinted('sugar', () => openGlucoseReport(tx, user_id, period)),
    ifPrinted('weight', () => openWeightReport(tx, user_id, period)),
    ifPrinted('medicines', () => listTaken(tx, user_id, today)),
  ])
  return { period, full_name: profile?.full_name ?? '', pressure, sugar, weight, medicines }
}

export type OwnData = Awaited<ReturnType<typeof openOwnData>>
