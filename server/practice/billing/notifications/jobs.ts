import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job, Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { issuedMail, reminderMail, voidMail } from '../mails.ts'
import { claimEmail, claimReminders, findUnpaid, findVoid } from './data.ts'

interface Settings {
  PUBLIC_URL: string
}

/** Emails the patient of an invoice that was issued; one that was paid or made void since then is not announced. */
export function announceInvoices({ PUBLIC_URL }: Settings): Queue {
  return {
    name: 'billing.issued',
    run: async ({ id }) => {
      await asSystem('email a patient about a new invoice', async (tx) => {
        const found = await findUnpaid(tx, id)
        if (!found || !(await claimEmail(tx, id, 0))) return
        await postMail(tx, await issuedMail(found.address, found, PUBLIC_URL))
      })
      return 'done'
    },
  }
}

/** Emails the patient of an invoice that became void, where they knew of it or have paid for it. */
export function announceVoidInvoices({ PUBLIC_URL }: Settings): Queue {
  return {
    name: 'billing.void',
    run: async ({ id }) => {
      await asSystem('email a patient about a void invoice', async (tx) => {
        const found = await findVoid(tx, id)
        if (!found || !(await claimEmail(tx, id, -1))) return
        await postMail(tx, await voidMail(found.address, found, PUBLIC_URL))
      })
      return 'done'
    },
  }
}

/** Reminds patients of unpaid invoices, 7 and 21 days past the last day to pay. */
export function remindOfInvoices({ PUBLIC_URL }: Settings): Job {
  return {
    name: 'billing.remind',
    every: 'hour',
    run: async () => {
      for (let claimed = 1; claimed > 0;)
        claimed = await asSystem('remind patients of unpaid invoices', async (tx) => {
          const ids = await claimReminders(tx, todayInLusaka())
          for (const id of ids) {
            const found = await findUnpaid(tx, id)
            if (found) await postMail(tx, await reminderMail(found.address, found, PUBLIC_URL))
          }
          return ids.length
        })
    },
  }
}
