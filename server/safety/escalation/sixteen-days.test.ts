import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { inDays, safetyAlertsIn } from '#tests/support/safety-alerts.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let patient: Persona
const { consent, withdraw } = practiceIn(() => app)
const { run, raise, answer, treating, clear, nameOnDuty, setClock } = safetyAlertsIn(
  () => app,
  () => patient,
)

/** The core plays the first days, each of whose kinds is in them; the rest plays all (`vitest.config.ts`). */
const isWhole = process.env.TEST_ALL_DAYS === 'true'
const hour = 60
/** Until Tuesday, 17:00 in Lusaka, or for 16 days. */
const end = (isWhole ? 16 * 24 : 4 * 24) * hour
/** Friday 27 November 2026, 17:00 in Lusaka: the team has just gone home. */
const start = new Date('2026-11-27T15:00:00Z')
/** Minutes from the start at which the job runs here: those of the steps, working hours, and the first midnights. */
const moments = [0, 30, 60, 90, 120, 150, 180].concat(
  Array.from({ length: end / hour }, (_, index) => (index + 1) * hour).filter((minutes) => {
    const inLusaka = (17 + minutes / hour) % 24
    const isNight = inLusaka === 0 && minutes < 72 * hour
    return minutes > 180 && (isNight || (inLusaka >= 8 && inLusaka <= 17) || minutes === 26 * hour)
  }),
)

/** Moves all that is stored so many minutes back. */
const pass = async (minutes: number) => {
  for (const [table, columns] of [
    [
      'safety_alerts',
      ['due_at', 'raised_at', 'raised_again_at', 'told_for', 'admins_told_for', 'step_at'],
    ],
    ['safety_notices', ['written_at']],
    ['absences', ['starts_at', 'ends_at']],
  ] as const)
    await app.database.asOwner(
      `update ${table} set ${columns.map((one) => `${one} = ${one} - $1 * interval '1 minute'`).join(', ')}`,
      [minutes],
    )
}

const days = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lusaka',
  weekday: 'short',
  day: 'numeric',
})
const times = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lusaka',
  hour: '2-digit',
  minute: '2-digit',
})

const title = isWhole
  ? 'sixteen days of alerts: exactly who is written to, and when'
  : 'the first days of alerts: exactly who is written to, and when'

it(title, async () => {
  await clear()
  const admin = await app.createPersona({ role: 'admin' })
  const [duty, lead] = [
    await app.createPersona({ role: 'provider' }),
    await app.createPersona({ role: 'provider' }),
  ]
  await nameOnDuty([duty], lead)
  await app.database.asOwner(
    `update user_profiles set role = 'client' where role = 'admin' and id <> $1`,
    [admin.user_id],
  )
  const courses = new Map<string, { patient: Persona; therapist?: Persona }>()
  for (const course of order) {
    patient = await app.createPersona()
    await consent(patient, 'safety_alerts')
    courses.set(course, {
      patient,
      ...(course === 'no appointment' ? {} : { therapist: await treating() }),
    })
  }
  const of = (course: string) => courses.get(course)!
  const failing = of('mail fails').therapist!.email
  // Until 14 December, 08:00.
  await app.database.asOwner(
    `insert into absences (provider_id, starts_at, ends_at) values ($1, now() - interval '1 hour', now() + interval '16 days 15 hours')`,
    [of('absent').therapist!.user_id],
  )
  for (const course of courses.values()) {
    patient = course.patient
    await raise()
  }

  const names = new Map([
    [admin.user_id, 'admin'],
    [duty.user_id, 'duty'],
    [lead.user_id, 'lead'],
    ...[...courses.values()].flatMap(({ therapist }) =>
      therapist ? [[therapist.user_id, 'therapist'] as const] : [],
    ),
  ])
  const seen = new Set<string>()
  /** By course and day: who, with the times. */
  const notified = new Map<string, Map<string, string[]>>()
  let passed = 0
  for (const moment of moments) {
    await pass(moment - passed)
    passed = moment
    const at = new Date(start.getTime() + moment * 60_000)
    setClock(at)
    // On day 2 a person withdraws, and a mail server gives up; on day 3 a therapist takes a step.
    if (moment === 26 * hour) {
      patient = of('withdrawn').patient
      await withdraw(patient, 'safety_alerts')
    }
    if (moment === 48 * hour)
      await app.database.asOwner(
        `update platform.mail_outbox set undelivered = 'gave_up', undelivered_at = now() where recipient = $1`,
        [failing],
      )
    if (moment === 65 * hour || moment === 66 * hour) {
      patient = of('step').patient
      const step =
        moment === 65 * hour ? { outcome: 'on_it' } : { outcome: 'seen', next_on: inDays(1) }
      expect((await answer(of('step').therapist!, step)).status).toBe(200)
    }
    // Every 23 hours, five times: the lead is asked after a day all the same.
    if (moment % (23 * hour) === 0 && moment > 0 && moment <= 115 * hour) {
      patient = of('raised again').patient
      expect((await raise()).status).toBe(200)
    }
    await run()
    await app.database.asOwner(
      `update platform.mail_outbox set sent_at = null, last_error = 'ECONNREFUSED' where recipient = $1`,
      [failing],
    )
    const notices = await app.database.asOwner(
      'select id, user_id, recipient_id from safety_notices order by written_at',
    )
    for (const { id, user_id, recipient_id } of notices) {
      if (seen.has(id as string)) continue
      seen.add(id as string)
      const [course] = [...courses].find(([, one]) => one.patient.user_id === user_id)!
      const day = `${course} | ${days.format(at)}`
      const who = names.get(recipient_id as string)!
      const ofDay = notified.get(day) ?? new Map<string, string[]>()
      notified.set(day, ofDay.set(who, [...(ofDay.get(who) ?? []), times.format(at)]))
    }
  }
  expect(listOf(notified)).toEqual(isWhole ? expected : withinFirstDays(expected))
})

const order = [
  'no step',
  'absent',
  'mail fails',
  'withdrawn',
  'step',
  'no appointment',
  'raised again',
]
const courseOf = (line: string) => order.indexOf(line.split(':')[0]!)
const byCourse = (one: string, other: string) => courseOf(one) - courseOf(other)

/** Days with the same emails are one line: when, to whom, and on which days. */
function listOf(notified: Map<string, Map<string, string[]>>): string[] {
  const lines = new Map<string, string[]>()
  for (const [key, ofDay] of notified) {
    const [course, day] = key.split(' | ') as [string, string]
    const groups = new Map<string, string[]>()
    for (const who of ['therapist', 'duty', 'admin', 'lead']) {
      const at = ofDay.get(who)
      if (!at) continue
      const when = at.length > 2 ? `${at[0]} to ${at.at(-1)}, ${at.length} times` : at.join(' ')
      groups.set(when, [...(groups.get(when) ?? []), who])
    }
    const text = [...groups].map(([when, who]) => `${when} ${who.join(', ')}`).join('; ')
    const line = `${course}: ${text}`
    lines.set(line, [...(lines.get(line) ?? []), day])
  }
  return [...lines].map(([line, on]) => `${line} (${on.join(', ')})`).toSorted(byCourse)
}

const expected = [
  'no step: 17:00 therapist; 18:00 duty, admin (Fri 27)',
  'no step: 08:00 therapist, duty, admin; 17:00 lead (Sat 28)',
  'no step: 08:00 therapist, duty, admin, lead (Sun 29, Sat 5, Sun 6, Sat 12, Sun 13)',
  'no step: 08:00 to 16:00, 9 times therapist, duty, admin, lead (Mon 30, Tue 1, Wed 2, Thu 3, Fri 4, Mon 7, Tue 8, Wed 9, Thu 10, Fri 11)',
  'absent: 17:00 duty; 18:00 admin (Fri 27)',
  'absent: 08:00 duty, admin; 17:00 lead (Sat 28)',
  'absent: 08:00 duty, admin, lead (Sun 29, Sat 5, Sun 6, Sat 12, Sun 13)',
  'absent: 08:00 to 16:00, 9 times duty, admin, lead (Mon 30, Tue 1, Wed 2, Thu 3, Fri 4, Mon 7, Tue 8, Wed 9, Thu 10, Fri 11)',
  'mail fails: 17:00 therapist; 17:30 duty, admin (Fri 27)',
  'mail fails: 08:00 duty, admin; 17:00 lead (Sat 28)',
  // Two days later that email is given up: it is written again.
  'mail fails: 17:00 therapist; 08:00 duty, admin, lead (Sun 29)',
  'mail fails: 08:00 to 16:00, 9 times duty, admin, lead (Mon 30, Tue 1, Wed 2, Thu 3, Fri 4, Mon 7, Tue 8, Wed 9, Thu 10, Fri 11)',
  'mail fails: 08:00 duty, admin, lead (Sat 5, Sun 6, Sat 12, Sun 13)',
  'withdrawn: 17:00 therapist; 18:00 duty, admin (Fri 27)',
  'withdrawn: 08:00 therapist, duty, admin; 17:00 lead (Sat 28)',
  'step: 17:00 therapist; 18:00 duty, admin (Fri 27)',
  'step: 08:00 therapist, duty, admin; 17:00 lead (Sat 28)',
  'step: 08:00 therapist, duty, admin, lead (Sun 29)',
  'step: 08:00 09:00 therapist, duty, admin, lead (Mon 30)',
  'no appointment: 17:00 duty; 18:00 admin (Fri 27)',
  'no appointment: 08:00 duty, admin; 17:00 lead (Sat 28)',
  'no appointment: 08:00 duty, admin, lead (Sun 29, Sat 5, Sun 6, Sat 12, Sun 13)',
  'no appointment: 08:00 to 16:00, 9 times duty, admin, lead (Mon 30, Tue 1, Wed 2, Thu 3, Fri 4, Mon 7, Tue 8, Wed 9, Thu 10, Fri 11)',
  'raised again: 17:00 therapist; 18:00 duty, admin (Fri 27)',
  'raised again: 08:00 16:00 therapist, duty, admin; 17:00 lead (Sat 28)',
  'raised again: 08:00 15:00 therapist, duty, admin, lead (Sun 29)',
  'raised again: 08:00 to 16:00, 9 times therapist, duty, admin, lead (Mon 30, Tue 1, Wed 2, Thu 3, Fri 4, Mon 7, Tue 8, Wed 9, Thu 10, Fri 11)',
  'raised again: 08:00 therapist, duty, admin, lead (Sat 5, Sun 6, Sat 12, Sun 13)',
]

/** The same lines with the first days alone; what happens on later days only is left out. */
function withinFirstDays(lines: readonly string[]): string[] {
  const first = ['Fri 27', 'Sat 28', 'Sun 29', 'Mon 30', 'Tue 1']
  return lines.flatMap((line) => {
    const [, text = '', on = ''] = /^(.*) \((.*)\)$/.exec(line)!
    const days = on.split(', ').filter((day) => first.includes(day))
    return days.length > 0 ? [`${text} (${days.join(', ')})`] : []
  })
}
