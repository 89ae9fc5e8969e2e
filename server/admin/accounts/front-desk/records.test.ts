import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { expectListed, fileWith } from '#tests/support/gate.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Tables with a column of a person that are no record of a patient, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'accounts.factor_resets.user_id': 'of any account',
  'accounts.suspensions.user_id': 'of any account',
  'calendar_feeds.user_id': 'a setting of an account',
  'contact_messages.user_id': 'anyone may write, also without an account',
  'former_names.user_id': 'an earlier name of an account',
  'mail_settings.user_id': 'a setting of an account',
  'thread_reads.user_id': 'of both of a conversation, which is kept from the desk itself',
}

/** @returns `done`, or the SQLSTATE of the rejection */
const attempt = (text: string, values: unknown[]) =>
  app.database.asOwner(text, values).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('an account of the front desk', () => {
  it('is kept from each table that refers to a patient or user, but for the named ones', async () => {
    const columns = await app.database.asOwner(
      `select c.conrelid::regclass || '.' || a.attname as name, exists (select from pg_trigger t
         where t.tgrelid = c.conrelid and t.tgfoid = 'accounts.keep_record_from_desk()'::regprocedure
           and encode(t.tgargs, 'escape') = a.attname || '\\000') as is_kept
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'user_profiles'::regclass and a.attname in ('user_id', 'patient_id')`,
    )
    expect(columns.length).toBeGreaterThan(35)
    const open = columns.filter(({ is_kept }) => !is_kept).map(({ name }) => String(name))
    expectListed(open, Object.keys(exempt), {
      file: (name) => {
        const table = name.split('.').at(-2)!
        return fileWith(
          `public.${table}`,
          'database/*/access/*.sql',
          `database/FEATURE/access/${table}.sql`,
        )
      },
      missing: (name) =>
        `${name} refers to a patient or user, and nothing keeps its rows from accounts of the front desk. Where it is no record of a patient, add it to \`exempt\` in server/admin/accounts/front-desk/records.test.ts, with the reason; else platform.protect_own_rows does it, or:`,
      lines: (name) => {
        const [column, table] = name.split('.').toReversed()
        return `create trigger ${table}_keep_from_desk after insert or update of ${column} on public.${table}\n  for each row execute function accounts.keep_record_from_desk('${column}');`
      },
    })
  })

  it.each([
    [`insert into consents (user_id, purpose, version) values ($1, 'health_data', '1')`],
    [`insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 120, 80)`],
    [`insert into threads (patient_id) values ($1)`],
  ])('has no record, and no account with one becomes part of it: %s', async (begin) => {
    const desk = await app.createPersona({ role: 'front_desk' })
    expect(await attempt(begin, [desk.user_id])).toBe('UB403')
    const patient = await app.createPersona({ hasConsented: false })
    const grant = `update user_profiles set role = 'front_desk' where id = $1`
    expect(await attempt(begin, [patient.user_id])).toBe('done')
    expect(await attempt(grant, [patient.user_id])).toBe('UB409')
    const other = await app.createPersona({ hasConsented: false })
    expect(await attempt(grant, [other.user_id])).toBe('done')
  })

  it('is given no record of another', async () => {
    const [patient, desk] = [
      await app.createPersona({ hasConsented: false }),
      await app.createPersona({ role: 'front_desk' }),
    ]
    await app.database.asOwner(
      'insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 120, 80)',
      [patient.user_id],
    )
    const given = await attempt(
      'update blood_pressure_readings set user_id = $1 where user_id = $2',
      [desk.user_id, patient.user_id],
    )
    expect(given).toBe('UB403')
  })
})
