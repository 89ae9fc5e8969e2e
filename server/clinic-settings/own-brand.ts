import type { ClinicSettings } from '#domain/admin/clinic-settings.ts'
import { setBrand } from '#domain/values/brand.ts'
import { usualHours } from '#domain/values/opening-hours.ts'
import { asSystem } from '#server/platform/db.ts'
import { log } from '#server/platform/log.ts'
import { mailOrigin } from '#server/platform/mail/mail-origin.ts'
import { setOwnTexts } from '#server/platform/mail/own-texts.ts'
import { ownSender } from '#server/platform/mail/sender.ts'
import { readOwnTexts } from '../email-texts/data.ts'
import { readSettings } from './data.ts'
import { readFeatures } from './features/data.ts'
import { followLogo } from './logo/own-logo.ts'
import { readLogo } from './logo/data.ts'
import { applyFeatures, ownParts } from './own-parts.ts'

/** Milliseconds after which each server knows what another one was given: well within a minute. */
const interval = 20_000

/** What invoices say beside the name of the clinic; it changes while the process runs. */
export const invoiceWords: Pick<ClinicSettings, 'tpin' | 'payment_text'> = {
  tpin: null,
  payment_text: null,
}

/** Emails, documents and pages of this process name the clinic so from now on. */
export function applySettings(settings: ClinicSettings): void {
  const {
    version: _,
    address,
    tpin,
    payment_text,
    work_days,
    work_from,
    work_to,
    sender_name,
    reply_to,
    ...own
  } = settings
  const hours = { work_days, work_from, work_to }
  // With the defaults pages stay what they are, byte by byte.
  const own_hours = JSON.stringify(hours) === JSON.stringify(usualHours) ? undefined : hours
  setBrand({ ...own, ...ownParts, address: address.split('\n'), own_hours })
  Object.assign(invoiceWords, { tpin, payment_text })
  Object.assign(ownSender, { sender_name, reply_to })
}

/** Names the clinic in this process as its admin has set, and writes their texts: of a command, before it writes an email. */
export const readOwnBrand = async (): Promise<void> =>
  asSystem('name the clinic as its admin has set', async (tx) => {
    const [settings, texts, features, logo] = await Promise.all([
      readSettings(tx),
      readOwnTexts(tx),
      readFeatures(tx),
      readLogo(tx),
    ])
    applySettings(settings)
    applyFeatures(features)
    await followLogo(tx, logo)
    setOwnTexts(texts)
  })

/** Reads what an admin has set, now and every 20 seconds until `stopping`; without an answer the last stays. */
export async function followSettings(stopping: AbortSignal, publicUrl?: string): Promise<void> {
  mailOrigin.url = publicUrl
  const read = async () => {
    try {
      await readOwnBrand()
    } catch (error) {
      log.warn({ err: error }, 'the settings of the clinic could not be read')
    }
  }
  await read()
  const timer = setInterval(() => void read(), interval)
  timer.unref()
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}
