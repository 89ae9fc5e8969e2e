import type { FirstStep } from '#domain/admin/first-steps.ts'
import { isExample } from '#domain/values/placeholders.ts'
import { maxAge, readLastDrill, timeOfNewestBackup } from '#server/platform/backup/last-times.ts'
import type { Env } from '#server/platform/env.ts'
import { plural, type Records, step } from './judge-records.ts'

const hour = 3_600_000

/** `5 hours ago`, `3 days ago`. */
function ago(at: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - at.getTime()) / hour))
  if (hours < 1) return 'less than an hour ago'
  return hours < 48
    ? `${plural(hours, 'hour')} ago`
    : `${plural(Math.floor(hours / 24), 'day')} ago`
}

/**
 * Payments are done once real money has arrived: that the token is good, and that calls come through, is seen
 * by nothing else.
 */
export function judgePayments(
  { PAYMENTS, isProduction }: Pick<Env, 'PAYMENTS' | 'isProduction'>,
  { last_paid_at }: Pick<Records, 'last_paid_at'>,
  now: Date,
): FirstStep {
  if (PAYMENTS === 'none')
    return step('payments', 'open', 'No payments by mobile money are set up.')
  if (PAYMENTS === 'simulated')
    return step('payments', 'open', 'Payments are simulated: no money arrives.')
  if (!isProduction)
    return step('payments', 'open', 'pawaPay is used with its sandbox: no money arrives.')
  return last_paid_at
    ? step('payments', 'done', `pawaPay, with real money. The last came ${ago(last_paid_at, now)}.`)
    : step(
        'payments',
        'unknown',
        'pawaPay is set up for real money. None has arrived yet, so whether it works cannot be seen here.',
      )
}

/** Email is done once a person has typed in a code that came by email, and nothing has failed since. */
export function judgeEmail(
  settings: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'AUTH_AUTOCONFIRM'>,
  records: Pick<Records, 'email_arrived_at' | 'email_failed_at'>,
  now: Date,
): FirstStep {
  if (!settings.SMTP_URL) return step('email', 'open', 'There is no mail server: no email leaves.')
  if (isExample(settings.MAIL_FROM.replace(/>$/, '')))
    return step('email', 'open', 'The address of the sender is an example.')
  // Without a code to type in, a confirmed address proves nothing.
  const arrived = settings.AUTH_AUTOCONFIRM ? null : records.email_arrived_at
  const failed = records.email_failed_at
  if (failed && (!arrived || failed > arrived))
    return step('email', 'open', `An email was not taken ${ago(failed, now)}, the last time.`)
  return arrived
    ? step('email', 'done', `An address was last confirmed by email ${ago(arrived, now)}.`)
    : step(
        'email',
        'unknown',
        'A mail server is set. No address was confirmed by email yet, so whether email arrives cannot be seen here.',
      )
}

/** The newest backup and the last drill, as the files of BACKUP_DIR say. */
export async function judgeBackups(
  folder: string | undefined,
  now: Date,
): Promise<[FirstStep, FirstStep]> {
  if (!folder)
    return [
      step(
        'backup',
        'open',
        'This server makes no backups. Those of another machine cannot be seen here.',
      ),
      step('restore_drill', 'unknown', 'Without BACKUP_DIR no drill can be seen here.'),
    ]
  const made = await timeOfNewestBackup(folder).catch(() => null)
  if (made === null)
    return [
      step('backup', 'open', 'The folder of backups cannot be read.'),
      step('restore_drill', 'unknown', 'The folder of backups cannot be read.'),
    ]
  return [judgeBackup(made, now), judgeDrill(await readLastDrill(folder), now)]
}

function judgeBackup(made: Date | undefined, now: Date): FirstStep {
  if (!made) return step('backup', 'open', 'BACKUP_DIR is set. There is no backup yet.')
  const isFresh = now.getTime() - made.getTime() < maxAge.hoursOfBackup * hour
  return step('backup', isFresh ? 'done' : 'open', `The last backup was made ${ago(made, now)}.`)
}

function judgeDrill(
  { passed_at, hasFailed }: Awaited<ReturnType<typeof readLastDrill>>,
  now: Date,
): FirstStep {
  if (hasFailed) return step('restore_drill', 'open', 'The last drill failed.')
  if (!passed_at) return step('restore_drill', 'open', 'No backup was ever restored to try it.')
  const isFresh = now.getTime() - passed_at.getTime() < maxAge.daysOfDrill * 24 * hour
  return step(
    'restore_drill',
    isFresh ? 'done' : 'open',
    `A backup was last restored to try it ${ago(passed_at, now)}.`,
  )
}
