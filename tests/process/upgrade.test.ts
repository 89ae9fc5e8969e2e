import { cpSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import { readMigrations } from '#server/platform/db/migrations/migration-files.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import {
  makeOlderVersion,
  olderVersions,
  type Snapshot,
  takeSnapshot,
} from './support/older-version.ts'
import { normalisePhones } from './support/normal-phones.ts'
import { asAdmin } from './support/people.ts'
import { readSchemaLines } from './support/schema-lines.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})
const folder = temporaryFolder()
afterAll(async () => {
  await postgres?.remove()
  folder.remove()
})

/** As an operator stores them beside the data folder. */
const keys = { AUTH_SECRET: 'a'.repeat(32), AUTH_SERVICE_KEY: 'b'.repeat(32) }

/** Work on the embedded database below `path`, which is closed afterwards. */
async function onEmbedded<T>(path: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = await openEmbedded(path)
  const client = new pg.Client({ stream: () => embedded.connect() } as pg.ClientConfig)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await embedded.close()
  }
}

/** A database with an owner that may create roles, and a login of the application. */
async function makeOwner(version: string) {
  const name = `older_${version}`
  const address = (user: string) => {
    const url = new URL(postgres!.url)
    url.username = user
    url.password = user
    url.pathname = `/${name}`
    return url.href
  }
  await asAdmin(postgres!.url, async (client) => {
    await client.query(`create role ${name} login createrole password '${name}'`)
    await client.query(`create role ${name}_app login noinherit password '${name}_app'`)
    await client.query(`create database ${name} owner ${name}`)
  })
  return { owner: address(name), application: address(`${name}_app`) }
}

const untilAccepted =
  'gives less for an appointment that the front desk alone has proposed: no address, no messages'

const byProfession =
  'screenings are read by the consent for the profession of the provider; the others read less'
const alsoOnDuty = 'gives what it gave, and the same to clinicians on duty and the lead'

const sameUnderOtherNames =
  'platform.protect_own_rows makes its policies: they have other names, and allow the same'

const beforeAClaim =
  'says which requests wait, and nothing of who asks and what they answered, which 0.3.0 shows as no needs'
const withoutRemoved = 'leaves out what its person has removed'

const agreedWithStaff =
  'a time that the patient agreed to with staff is confirmed; 0.3.0 never says that one is'
const plannedByStaff =
  'counts no series that staff have planned; 0.3.0 then lets its patient book as many as now'
const byMerges =
  'a row changes its person only between two merged records, and none begins in a merged one: servers of 0.3.0 do neither'
const changedBySystem = 'the system changes these columns, and keeps what they were'

const consentComesLast =
  'allows the same, and asks for the consent after it knows whose request it is'
const paymentsOfWaived = 'also reverses and credits the part payments of a waived invoice'

const byCalendar = 'goes by the calendar of the clinic; its default is the six hours of 0.3.0'
const longerNotes = 'allows longer notes; 0.3.0 shows them whole, and corrects none of them'

/** The rows of all tables but the queues of jobs, to which a migration adds one. */
const rowsOf = ({ hashes: { 'pgboss.queue': _queues, ...rows } }: Snapshot) => rows

/** What is other than in 0.3.0, by words of its line in the catalogue, with the reason. */
const reviewed: Readonly<Record<string, string>> = {
  'policy public.activities ': sameUnderOtherNames,
  'policy public.carbohydrate_entries ': sameUnderOtherNames,
  'policy public.medicine_doses ': sameUnderOtherNames,
  'policy public.medicine_plans ': sameUnderOtherNames,
  'policy public.medicines ': sameUnderOtherNames,
  'policy public.symptom_entries ': sameUnderOtherNames,
  'FUNCTION platform.protect_own_rows(':
    'also makes the trigger that keeps such rows from the front desk; only the owner calls it',
  'FUNCTION messages.may_correspond(': untilAccepted,
  'FUNCTION practice.treated_patients(':
    'leaves out discharged patients, and has those of accepted referrals: 0.3.0 writes neither',
  'FUNCTION practice.patient(': untilAccepted,
  'FUNCTION practice.patients(': untilAccepted,
  'FUNCTION practice.attention_results(': `${byProfession}; ${withoutRemoved}`,
  'FUNCTION practice.patients_for(': byProfession,
  'FUNCTION practice.sees(': byProfession,
  'FUNCTION practice.shared_screenings(': `${byProfession}; ${withoutRemoved}`,
  'FUNCTION practice.was_younger(': byProfession,
  'column public.screening_results 2 user_id': byMerges,
  'column public.slot_offers 2 entry_id':
    'is null for an offer of the list of a day; 0.3.0 makes none, and its joins leave them out',
  'FUNCTION messages.own_threads(':
    'leaves out what its provider has archived, which comes back with the next message',
  'FUNCTION practice.name_of_recorder(':
    'also names who recorded or removed a questionnaire; 0.3.0 asks for readings alone',
  'FUNCTION practice.report_no_answer(': 'also says in the event who has acted',
  'policy public.screening_results a person saves their own screening while consent stands':
    'allows what 0.3.0 writes: no column of the clinic, and no removal',
  'FUNCTION questionnaires.is_shared(': byProfession,
  'FUNCTION questionnaires.may_ask(': byProfession,
  'policy public.screening_results a provider reads the screenings of patients who share them':
    byProfession,
  'constraint public.consents consents_purpose_check': 'allows one purpose more',
  'constraint public.payments payments_phone_check': 'allows each mobile number of Zambia',
  'FUNCTION accounts.plain_words(': 'finds a name with Ŋ as one with n',
  'FUNCTION messages.deliver_message(': 'also ends the urgency that a provider has answered',
  'FUNCTION practice.raise_safety_alerts(': alsoOnDuty,
  'FUNCTION practice.safety_recipients(':
    'reads practice.alert_recipients: who is away cannot act; servers of 0.3.0 call it',
  'FUNCTION practice.own_safety_alerts(': alsoOnDuty,
  'FUNCTION practice.take_safety_step(': alsoOnDuty,
  'FUNCTION practice.escalated_safety_alerts(': alsoOnDuty,
  'policy public.safety_alerts ': alsoOnDuty,
  'column public.safety_alerts 3 provider_id ':
    'null for an alert that reaches no one: servers of 0.3.0 notify the admins of it',
  'appointments_notes_check ': longerNotes,
  'shared_notes_notes_check ': longerNotes,
  'medicine_plans_times_check ': 'a medicine that is taken as needed has no times',
  'FUNCTION plans.open_meal_needs(': beforeAClaim,
  'FUNCTION plans.open_exercise_needs(': beforeAClaim,
  'FUNCTION plans.person_of_exercise_request(':
    'gives no allergies and conditions of the profile, which were not sent: 0.3.0 shows them as not answered',
  'policy public.blood_pressure_readings a person reads ': withoutRemoved,
  'policy public.glucose_readings a person reads ': withoutRemoved,
  'policy public.screening_results a person reads ': withoutRemoved,
  'policy public.screening_results a provider reads ': withoutRemoved,
  'FUNCTION practice.shared_blood_pressure_readings(': withoutRemoved,
  'FUNCTION practice.shared_glucose_readings(': withoutRemoved,
  'FUNCTION practice.attention_readings(': withoutRemoved,
  'FUNCTION questionnaires.decide(': withoutRemoved,
  'column public.activities ': changedBySystem,
  'column public.blood_pressure_readings ': changedBySystem,
  'column public.carbohydrate_entries ': changedBySystem,
  'column public.glucose_readings ': changedBySystem,
  'column public.symptom_entries ': changedBySystem,
  'FUNCTION accounts.consent_stands(':
    'needs a consent in force, and answers 0.3.0 with the state it knows; who never consented stores nothing there either',
  'FUNCTION practice.follow_course(': agreedWithStaff,
  'FUNCTION practice.has_room(': plannedByStaff,
  'FUNCTION practice.open_appointments(': plannedByStaff,
  'policy public.intake_forms a provider reads the intake forms of those they treat ':
    'is asked for those with a visit, as 0.3.0 asks for them: it writes no referral',
  'index CREATE INDEX appointments_provider_is_free ':
    'the index of the constraint, for fewer rows: 0.3.0 books over nothing',
  'constraint public.appointments appointments_provider_is_free':
    'leaves out what staff book over another visit, which 0.3.0 never does',
  'FUNCTION practice.keep_replaced(': agreedWithStaff,
  'policy public.appointments a patient books ': `${byCalendar}; ${agreedWithStaff}`,
  'policy public.appointments a provider proposes ': `${byCalendar}; ${agreedWithStaff}`,
  'policy public.exercise_plan_changes a person asks ': consentComesLast,
  'policy public.meal_plan_changes a person asks ': consentComesLast,
  'FUNCTION billing.void_invoice(': paymentsOfWaived,
  'FUNCTION practice.is_slot(': byCalendar,
  'FUNCTION practice.open_hours_of(': byCalendar,
  'FUNCTION practice.taken_for_move(': byCalendar,
  'FUNCTION practice.listed_providers(':
    'leaves out providers who were let into practice since and have not set hours and a price',
  'FUNCTION billing.keep_price(': 'takes the price of the visit type, which bookings of 0.3.0 lack',
  'appointments_open_of_provider ': 'has one column more',
  'relation public.consents ':
    'the system also records what was agreed at the clinic, and withdraws it there; who did it is named',
  'column public.consents 2 user_id ': byMerges,
  'FUNCTION accounts.keep_record_from_desk(': byMerges,
  'column public.consents 6 withdrawn_at ':
    'the system also withdraws a consent at the clinic; who did it is named',
  'policy public.consents a person gives consent for themselves ':
    'allows what 0.3.0 writes: no one says of their own consent that staff recorded it',
  'FUNCTION accounts.admit(': 'knows one audience more',
  'relation public.calendar_feeds ':
    'the system also deletes a feed, with the sessions of its owner; it may do what it could',
}

/**
 * Migrates a database of the older version, and compares its rows. Its catalogue is then that of a new
 * database, and what it had before is there as it was: servers of the older version use it.
 */
async function upgrade(client: pg.Client, version: string, made: string[]): Promise<void> {
  const older = await readSchemaLines(client)
  expect(older.length).toBeGreaterThan(2500)
  // The one change of rows: a number stays the same number, and is written in one form.
  await client.query(
    `update public.user_profiles set phone_number = '+260 (0)97 700\u2011' || right(phone_number, 4) where phone_number is not null`,
  )
  const original = await client.query('select id, phone_number from public.user_profiles')
  expect(await normalisePhones(client)).toBeGreaterThan(5)
  const before = await takeSnapshot(client)
  for (const { id, phone_number } of original.rows) {
    await client.query('update public.user_profiles set phone_number = $2 where id = $1', [
      id,
      phone_number,
    ])
  }
  expect(Number(before.hashes['public.blood_pressure_readings']!.split(' ')[0])).toBeGreaterThan(50)
  const filled = Object.values(before.hashes).filter((hash) => !hash.startsWith('0 '))
  expect(filled.length).toBeGreaterThan(50)
  const applied = await migrate(client)
  const migrations = applied.filter((name) => /^\d/.test(name))
  expect(migrations.every((name) => name.slice(0, 4) > version)).toBe(true)
  expect(rowsOf(await takeSnapshot(client, before))).toEqual(rowsOf(before))
  const upgraded = await readSchemaLines(client)
  expect(upgraded).toEqual(made)
  const differing = (lines: string[], others: string[]) => {
    const there = new Set(others)
    return new Set(lines.filter((line) => !there.has(line)).map((line) => reviewOf(line) ?? line))
  }
  const expected = new Set(Object.keys(reviewed))
  expect(differing(older, upgraded)).toEqual(expected)
  if (readMigrations().length === 0) expect(differing(upgraded, older)).toEqual(expected)
}

const reviewOf = (line: string) => Object.keys(reviewed).find((words) => line.includes(words))

/** The catalogue of a database that this version has made. */
async function linesOfNew(client: pg.Client): Promise<string[]> {
  await migrate(client)
  return readSchemaLines(client)
}

/** Starts the server on what was upgraded: the demo client logs in and finds their readings. */
async function expectAnswers(settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings)
  try {
    const login = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email: 'client@demo.test', password: 'Demo-2026!' }),
    })
    expect(login.status).toBe(200)
    const { access_token } = (await login.json()) as { access_token: string }
    for (const path of ['profile', 'blood-pressure-readings', 'appointments']) {
      const answer = await fetch(`${server.url}/api/${path}`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
      expect(answer.status, path).toBe(200)
      expect((await answer.text()).length, path).toBeGreaterThan(50)
    }
    expect(await server.stop()).toBe(0)
  } finally {
    await server.stop('SIGKILL')
  }
}

describe.each(olderVersions)('a database of version %s', (version) => {
  it('in an embedded data folder is upgraded with every row, and serves', async () => {
    const older = join(folder.path, `older-${version}`)
    await onEmbedded(join(older, 'database'), (client) => makeOlderVersion(client, version))
    const copy = join(folder.path, `copy-${version}`)
    cpSync(older, copy, { recursive: true })
    const made = await onEmbedded('memory', linesOfNew)
    await onEmbedded(join(copy, 'database'), (client) => upgrade(client, version, made))
    await expectAnswers({ DATA_DIR: older, ...keys })
  })

  it.runIf(postgres)(
    'on PostgreSQL, with an owner that is no superuser, is upgraded with every row, and serves',
    async () => {
      const { owner, application } = await makeOwner(version)
      await asAdmin(owner, (client) => makeOlderVersion(client, version))
      const copy = new URL(owner)
      copy.pathname += '_copy'
      await asAdmin(postgres!.url, (client) =>
        client.query(
          `create database older_${version}_copy template older_${version} owner older_${version}`,
        ),
      )
      const fresh = new URL(owner)
      fresh.pathname += '_new'
      await asAdmin(postgres!.url, (client) =>
        client.query(`create database older_${version}_new owner older_${version}`),
      )
      const made = await asAdmin(fresh.href, linesOfNew)
      await asAdmin(copy.href, (client) => upgrade(client, version, made))
      await expectAnswers({
        DATABASE_URL: application,
        DATABASE_ADMIN_URL: owner,
        DATA_DIR: join(folder.path, `postgres-${version}`),
      })
    },
  )
})
