import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AppointmentStatus,
  appointmentStatuses,
  canTransition,
  type Participant,
  participants,
} from '#domain/appointments/status.ts'
import { asActor, asSystem, tables, type Transaction } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { engine } from '#tests/support/database.ts'

/** How an appointment lies to the present, as minutes until it begins. */
const moments = {
  before: 60 * 24,
  'just before': 1,
  during: -30,
  'just after': -61,
  after: -60 * 48,
}
type Moment = keyof typeof moments

interface Cell {
  status: AppointmentStatus
  to: AppointmentStatus
  by: Participant
  requested_by: Participant
  moment: Moment
}
const cells: Cell[] = appointmentStatuses.flatMap((status) =>
  appointmentStatuses.flatMap((to) =>
    participants.flatMap((by) =>
      participants.flatMap((requested_by) =>
        (Object.keys(moments) as Moment[]).map((moment) => ({
          status,
          to,
          by,
          requested_by,
          moment,
        })),
      ),
    ),
  ),
)
const nameOf = ({ status, to, by, requested_by, moment }: Cell) =>
  `${status} → ${to} by the ${by}, ${moment}, asked for by the ${requested_by}`

let app: TestApp
let patient: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  patient = await app.createPersona()
  doctor = await provider()
})
afterAll(() => app.close())

const { accept, cancel, provider, propose } = bookingIn(() => app)

async function createIn({ status, requested_by, moment }: Omit<Cell, 'to' | 'by'>) {
  const id = randomUUID()
  await app.database.asOwner('delete from appointments')
  await app.database.asOwner(
    `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, requested_by, status, cancelled_by, cancelled_at)
     values ($1, $2, $3, now() + make_interval(mins => $4), 'Phone', $5, $6::text,
       case when $6::text = 'cancelled' then 'system' end, case when $6::text = 'cancelled' then now() end)`,
    [id, patient.user_id, doctor.user_id, moments[moment], requested_by, status],
  )
  return id
}
const statusOf = async (id: string) => {
  const [row] = await app.database.asOwner('select status from appointments where id = $1', [id])
  return row!.status
}
const move =
  (id: string, to: AppointmentStatus, cancelled_by: Participant | 'system') => (tx: Transaction) =>
    tx.run(
      tables
        .updateTable('appointments')
        .set({
          status: to,
          ...(to === 'cancelled' ? { cancelled_by, cancelled_at: sql<Date>`now()` } : {}),
        })
        .where('id', '=', id),
    )
const confirm = (id: string, status = 'confirmed') =>
  app.call('PATCH', `/api/provider/appointments/${id}`, { as: doctor, body: { status } })

/** As the domain says it. */
function isAllowed({ to, by, moment, ...rest }: Cell): boolean {
  const now = new Date()
  const appointment_time = new Date(now.getTime() + moments[moment] * 60_000)
  return canTransition({ ...rest, appointment_time }, to, by, now)
}

describe('each step of an appointment', () => {
  it('is allowed by the database where the domain allows it, and nowhere else', async () => {
    const differing: string[] = []
    for (const cell of cells.filter(({ status, to }) => status !== to)) {
      const id = await createIn(cell)
      const actor = {
        ...(cell.by === 'patient' ? patient : doctor),
        audience: 'signed-in',
      } as const
      await asActor({ ...actor, authorized: false }, move(id, cell.to, cell.by)).catch(
        (error: { code: string }) => {
          if (!['UB409', '42501'].includes(error.code)) throw error
        },
      )
      const hasMoved = (await statusOf(id)) === cell.to
      if (hasMoved !== isAllowed(cell)) differing.push(`${nameOf(cell)}: ${String(hasMoved)}`)
    }
    expect(differing).toEqual([])
    expect(cells.filter(isAllowed)).toHaveLength(24)
  })

  it('returns what the domain says, and changes nothing where it is rejected', async () => {
    const wrong: string[] = []
    for (const cell of cells.filter(
      ({ to, by }) => to !== 'requested' && !(to === 'completed' && by === 'patient'),
    )) {
      const id = await createIn(cell)
      const answer =
        cell.by === 'provider'
          ? await confirm(id, cell.to)
          : await (cell.to === 'cancelled' ? cancel : accept)(patient, id)
      // A patient may send a step again that is done already, and a provider a completion.
      const isRepeated =
        cell.status === cell.to &&
        (cell.by === 'patient'
          ? cell.to === 'cancelled' || cell.requested_by === 'provider'
          : cell.to === 'completed')
      // A provider cancels a confirmed appointment by another call, with a reason.
      const isCancelled =
        cell.by === 'provider' && cell.status === 'confirmed' && cell.to === 'cancelled'
      const isFine = (isAllowed(cell) && !isCancelled) || isRepeated
      const expected = isFine ? [200, 204] : [409]
      const left = await statusOf(id)
      if (!expected.includes(answer.status) || left !== (isFine ? cell.to : cell.status))
        wrong.push(`${nameOf(cell)}: ${answer.status}, ${String(left)}`)
    }
    expect(wrong).toEqual([])
  })

  it('of the system is bound to the order of steps alone', async () => {
    const allowed = new Set<string>()
    for (const status of appointmentStatuses)
      for (const to of appointmentStatuses.filter((one) => one !== status))
        for (const moment of ['before', 'after'] as const) {
          const id = await createIn({ status, requested_by: 'patient', moment })
          await asSystem('try a step', move(id, to, 'system')).catch((error: { code: string }) => {
            expect(error.code).toMatch(/UB409|23514/)
          })
          if ((await statusOf(id)) === to) allowed.add(`${status} ${to}`)
        }
    expect([...allowed].toSorted()).toEqual([
      'confirmed cancelled',
      'confirmed completed',
      'requested cancelled',
      'requested confirmed',
    ])
  })
})

it.each([
  ['requested', 'patient', 'provider', 'declined'],
  ['requested', 'provider', 'patient', 'declined'],
  ['requested', 'patient', 'patient', 'cancelled'],
  ['requested', 'provider', 'provider', 'cancelled'],
  ['confirmed', 'patient', 'patient', 'cancelled'],
  ['confirmed', 'provider', 'patient', 'cancelled'],
  ['confirmed', 'patient', 'provider', 'called_off'],
  ['confirmed', 'patient', 'system', 'lapsed'],
] as const)(
  'a %s session that the %s asked for and the %s cancels is %s in its email',
  async (status, requested_by, by, kind) => {
    const id = await createIn({ status, requested_by, moment: 'before' })
    await asSystem('cancel for a test', move(id, 'cancelled', by))
    const events = await app.database.asOwner(
      "select kind from appointment_events where appointment_id = $1 and kind <> 'requested'",
      [id],
    )
    expect(events).toEqual([{ kind }])
  },
)

describe('two steps at once', () => {
  const asked = () => createIn({ status: 'requested', requested_by: 'patient', moment: 'before' })
  /** In no order of time: the later step may have begun first. */
  const eventsOf = async (id: string) =>
    (
      await app.database.asOwner(
        `select kind from appointment_events where appointment_id = $1 and kind <> 'requested'
         order by kind`,
        [id],
      )
    ).map(({ kind }) => kind)

  it('of which one confirms and one cancels end cancelled, both notified', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await asked()
      const steps = [() => cancel(patient, id), () => confirm(id)]
      if (round % 2) steps.reverse()
      const answers = await Promise.all(steps.map((step) => step()))
      if (round % 2) answers.reverse()
      expect(answers[0]!.status).toBe(204)
      expect([200, 409]).toContain(answers[1]!.status)
      expect(await statusOf(id)).toBe('cancelled')
      const confirmed = answers[1]!.status === 200 ? ['confirmed'] : []
      expect(await eventsOf(id)).toEqual(['cancelled', ...confirmed])
    }
  })

  it('that both confirm, or both decline, are one step and one rejection', async () => {
    for (const status of ['confirmed', 'cancelled']) {
      const id = await asked()
      const answers = await Promise.all([1, 2, 3].map(() => confirm(id, status)))
      const fine = answers.filter((answer) => answer.status === 200)
      expect([fine.length, answers.filter((answer) => answer.status === 409).length]).toEqual([
        1, 2,
      ])
      expect(await eventsOf(id)).toHaveLength(1)
    }
  })

  it('of which the patient accepts and the provider takes back end in one of the two', async () => {
    for (let round = 0; round < 6; round += 1) {
      await app.database.asOwner('delete from appointments')
      const id = await propose(doctor, patient, new Date(Date.now() + 86_400_000).toISOString())
      const [accepted, withdrawn] = await Promise.all([
        accept(patient, id),
        confirm(id, 'cancelled'),
      ])
      const statuses = [accepted.status, withdrawn.status].toSorted((a, b) => a - b)
      expect(statuses).toEqual([200, 409])
      expect(await statusOf(id)).toBe(accepted.status === 200 ? 'confirmed' : 'cancelled')
    }
  })

  it.runIf(engine === 'postgres').each([
    ['the cancelling', [204, 409], ['cancelled']],
    ['the confirming', [204, 200], ['cancelled', 'confirmed']],
  ] as const)('have an order: %s first', async (first, statuses, events) => {
    const id = await asked()
    const cancelling = () => cancel(patient, id)
    const confirming = () => confirm(id)
    const order = first === 'the cancelling' ? [cancelling, confirming] : [confirming, cancelling]
    await app.database.asOwner('begin')
    await app.database.asOwner('select id from appointments where id = $1 for update', [id])
    const under: ReturnType<typeof cancel>[] = []
    for (const step of order) {
      under.push(step())
      await untilWaiting(under.length)
    }
    await app.database.asOwner('commit')
    const answers = await Promise.all(under)
    if (first === 'the confirming') answers.reverse()
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    expect(await statusOf(id)).toBe('cancelled')
    expect(await eventsOf(id)).toEqual(events)
  })
})

/** Until so many statements of this database wait for a lock. */
async function untilWaiting(count: number) {
  for (;;) {
    const [row] = await app.database.asOwner(
      `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    )
    if (row!.waiting === count) return
    await new Promise((next) => setTimeout(next, 10))
  }
}
