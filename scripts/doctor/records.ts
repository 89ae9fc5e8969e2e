import type { ClinicSettings } from '#domain/admin/clinic-settings.ts'
import { brand } from '#domain/values/brand.ts'
import { findPlaceholders } from '#domain/values/placeholders.ts'
import { listStaff } from '#server/admin/staff/data.ts'
import { readSettings } from '#server/clinic-settings/data.ts'
import { applySettings } from '#server/clinic-settings/own-brand.ts'
import { asSystem } from '#server/platform/db.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { type Finding, ok, problem, warning } from '#server/platform/doctor/finding.ts'
import type { Env } from '#server/platform/env.ts'
import { mailGauges } from '#server/platform/mail/mail-gauges.ts'
import { listShownHelplines } from '#server/safety/crisis-lines/data.ts'
import { countOnDuty } from '#server/admin/safety-duties/data.ts'
import { describePublished, findPublishedPasswords } from '#server/seed/published-password.ts'
import { uncheckedText } from '#server/safety/crisis-lines/unchecked-text.ts'
import { todayInLusaka } from '#server/platform/clock.ts'

/** Seconds after which email that is due should have left. */
const maxMailAge = 900

/**
 * The checks that need the records: demo accounts, admins, clinicians on duty, contact data, helplines, email. For a migrated database: opening it
 * migrates.
 */
export async function checkRecords(env: Env): Promise<Finding[]> {
  await openDatabase(env)
  try {
    const [admins, onDuty, helplines, mail, settings] = await asSystem(
      'examine the installation',
      (tx) =>
        Promise.all([
          listStaff(tx, ['admin']),
          countOnDuty(tx),
          listShownHelplines(tx),
          mailGauges.read(tx),
          readSettings(tx),
        ]),
    )
    return [
      judgePublished(await findPublishedPasswords()),
      judgeAdmins(admins.filter(({ is_suspended }) => !is_suspended)),
      judgeOnDuty(onDuty),
      judgeContactData(settings),
      judgeHelplines(uncheckedText(helplines, todayInLusaka())),
      ...judgeMail(mail as Record<string, number | null>),
    ]
  } finally {
    await closeDatabase()
  }
}

function judgeContactData(settings: ClinicSettings): Finding {
  applySettings(settings)
  const examples = findPlaceholders(brand)
  return examples.length === 0
    ? ok('Name, address and links are your own.')
    : warning(
        `The contact data are those of the example: ${examples.join('; ')}.`,
        'An admin sets them at /admin/settings: people see them on each page.',
      )
}

function judgePublished(emails: readonly string[]): Finding {
  if (emails.length === 0) return ok('No demo account has the published password.')
  const { found, advice } = describePublished(emails)
  return problem(found, advice)
}

function judgeAdmins(admins: readonly { has_second_factor: boolean }[]): Finding {
  if (admins.length === 0)
    return problem('There is no admin.', 'npm run grant-admin -- you@clinic.example --new')
  const open = admins.filter(({ has_second_factor }) => !has_second_factor).length
  const found = `${admins.length} ${admins.length === 1 ? 'admin' : 'admins'}`
  return open === 0
    ? ok(`${found}, all with a second factor.`)
    : warning(
        `${found}, ${open} of them without a second factor.`,
        'Log in as each of them and add one: until then they can do nothing.',
      )
}

function judgeOnDuty(count: number): Finding {
  return count > 0
    ? ok('A clinician on duty can answer safety alerts now.')
    : warning(
        'No clinician on duty can answer safety alerts now: those of people without an appointment reach admins alone.',
        'An admin names one or more at /admin/safety-alerts.',
      )
}

function judgeHelplines(unchecked: readonly string[]): Finding {
  return unchecked.length === 0
    ? ok('An admin has dialled each helpline within 90 days.')
    : warning(
        `No admin has dialled these helplines within 90 days: ${unchecked.join(', ')}.`,
        'Dial each, and confirm it at /admin/crisis-lines.',
      )
}

function judgeMail(figures: Record<string, number | null>): Finding[] {
  const age = figures.ubumi_outbox_oldest_email_seconds ?? 0
  const undelivered = figures.ubumi_undelivered_emails ?? 0
  return [
    age > maxMailAge
      ? warning(
          `${figures.ubumi_outbox_emails} emails wait, the oldest for ${Math.round(age / 60)} minutes.`,
          'Look at the mail server, and whether a server process runs.',
        )
      : ok('No email has waited for more than 15 minutes.'),
    ...(undelivered > 0
      ? [
          warning(
            `${undelivered} emails were not delivered.`,
            'An admin decides about each at /admin/undelivered-email.',
          ),
        ]
      : []),
  ]
}
