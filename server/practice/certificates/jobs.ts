import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimWarnings, findAddressOf, findAdminAddresses } from './data.ts'
import { endingForAdminMail, endingMail } from './mails.ts'

/** Warns providers and admins 60, 30 and 7 days before a certificate ends. */
export function warnOfCertificates(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'practice.warn-of-certificates',
    every: 'hour',
    run: () => writeWarnings(todayInLusaka(), settings.PUBLIC_URL),
  }
}

/**
 * Writes all warnings that are due on a day; marks and email are one transaction.
 *
 * @param today in Lusaka, `YYYY-MM-DD`
 */
export async function writeWarnings(today: string, publicUrl: string): Promise<void> {
  await asSystem('warn of certificates that end', async (tx) => {
    const endings = await claimWarnings(tx, today)
    if (endings.length === 0) return
    for (const ending of endings) {
      const address = await findAddressOf(tx, ending.provider_id)
      if (address) await postMail(tx, await endingMail(address, ending, publicUrl))
    }
    for (const address of await findAdminAddresses(tx))
      await postMail(tx, await endingForAdminMail(address, endings, publicUrl))
  })
}
