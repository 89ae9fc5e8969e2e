import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { placeOf, usualBring } from '#domain/appointments/bring.ts'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import {
  type NotificationType,
  type NotifiedAppointment,
  type Reader,
  writeEmail,
} from './mails.ts'

const appointment: NotifiedAppointment = {
  appointment_time: new Date('2099-11-12T08:00:00Z'),
  session_type: 'Virtual',
  provider_name: 'Chileshe Mumba',
  replaced_time: null,
  expires_at: null,
  appointment_id: 'c0ffee00-0000-4000-8000-000000000001',
  costs: [{ price_ngwee: 35_000, included: null }],
  series_times: [],
  moved_times: [],
}
const readers: readonly Reader[] = [
  { address: 'one@example.test', is: 'patient', place: '/appointments' },
  { address: 'two@example.test', is: 'provider', place: '/appointment-scheduler' },
]
const write = (type: NotificationType, reader: Reader, what: Partial<NotifiedAppointment> = {}) =>
  writeEmail(type, { ...appointment, ...what }, reader, 'https://ubumi.test')

/** Every type of notification: the compiler names one that is missing here. */
const every: Record<NotificationType, true> = {
  asked: true,
  proposed: true,
  moved: true,
  moved_by_provider: true,
  booked: true,
  rebooked: true,
  confirmed: true,
  accepted: true,
  declined: true,
  turned_down: true,
  cancelled: true,
  given_back: true,
  taken_back: true,
  unanswered: true,
  not_accepted: true,
  called_off: true,
  cancelled_by_provider: true,
  not_reached: true,
  offered: true,
  day_offered: true,
  reminder: true,
}

/** What a phone shows of a mail before it is opened: the subject and the first lines of either form. */
function preview({
  subject,
  text_body,
  html_body,
}: {
  subject: string
  text_body: string
  html_body: string
}) {
  const shown = html_body.slice(html_body.indexOf('<body'))
  const paragraphs = [...shown.matchAll(/<p>(.*?)<\/p>/gs)].map(([, inner]) => inner!)
  return [subject, ...text_body.split('\n\n').slice(0, 2), ...paragraphs.slice(0, 2)].join('\n')
}

const forbidden =
  /health|wellness|patient|client|provider|doctor|nurse|therap|psych|counsel|diet|nutrition|fitness|exercise|mental|mood|depress|anxi|stress|blood|pressure|glucose|sugar|diabet|hypertens|screen|clinic|hospital|care\b|treat|medic|\bill\b|sick|session|consult|virtual|phone|person/i

describe('an email about an appointment', () => {
  it('says nothing of health in its subject and first sentences, and names no one, for each recipient', async () => {
    const cases = (Object.keys(every) as NotificationType[]).flatMap((type) =>
      readers.map((reader) => [type, reader] as const),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...cases),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
        fc.constantFrom(...sessionTypes),
        fc.boolean(),
        async ([type, reader], name, session_type, by_desk) => {
          const provider_name = `Therapist Zqx${name}`
          const email = await write(type, reader, {
            provider_name,
            by_desk,
            session_type,
            replaced_time: appointment.appointment_time,
            series_times: [appointment.appointment_time, appointment.appointment_time],
            expires_at: appointment.appointment_time,
          })
          if (!email) return
          const seen = preview(email)
          expect(seen).not.toMatch(forbidden)
          expect(seen).not.toContain('Zqx')
          expect(email.subject).not.toMatch(/[\r\n]/)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('names the provider to a patient, and the patient never', async () => {
    const [patient, provider] = readers
    expect((await write('confirmed', patient!))!.text_body).toContain('With: Chileshe Mumba')
    expect((await write('accepted', provider!))!.text_body).not.toContain('Chileshe')
  })

  it('goes to no provider about what they did, nor about an offer or a call to the patient', async () => {
    const types = Object.keys(every) as NotificationType[]
    const answers = await Promise.all(types.map((type) => write(type, readers[1]!)))
    expect(types.filter((_, index) => !answers[index])).toEqual(
      ['proposed', 'moved_by_provider', 'booked', 'rebooked', 'confirmed', 'declined'].concat(
        'taken_back',
        'cancelled_by_provider',
        'not_reached',
        'offered',
        'day_offered',
      ),
    )
  })

  it('notifies a provider that the front desk proposed the time, and never that they did', async () => {
    const [patient, provider] = readers
    for (const type of Object.keys(every) as NotificationType[]) {
      const email = await write(type, provider!, { by_desk: true })
      expect(email?.text_body ?? '', type).not.toMatch(/you proposed|you changed/i)
      expect(await write(type, patient!, { by_desk: true })).toEqual(await write(type, patient!))
    }
    expect((await write('proposed', provider!, { by_desk: true }))!.text_body).toContain(
      'The front desk proposed',
    )
  })

  it('says the price to the patient when it is requested, proposed, changed and confirmed', async () => {
    const notified: string[] = []
    for (const type of Object.keys(every) as NotificationType[])
      for (const reader of readers) {
        const email = await write(type, reader)
        if (email?.text_body.includes('Price: K350')) notified.push(`${type} ${reader.is}`)
      }
    expect(notified).toEqual(
      ['asked', 'proposed', 'moved', 'moved_by_provider']
        .concat('booked', 'rebooked', 'confirmed', 'accepted')
        .map((type) => `${type} patient`),
    )
    const included = { price_ngwee: 35_000, included: { number: 1, of: 2 } }
    expect((await write('asked', readers[0]!, { costs: [included] }))!.text_body).toContain(
      'Price: Included in your plan: 1 of 2 sessions in 30 days',
    )
    expect((await write('asked', readers[0]!, { costs: [] }))!.text_body).not.toContain('Price')
  })

  it('says how to join a Virtual session that takes place, and of no other', async () => {
    const join =
      'Join here, from 10 minutes before: https://ubumi.test/call/c0ffee00-0000-4000-8000-000000000001'
    for (const type of Object.keys(every) as NotificationType[])
      for (const reader of readers)
        for (const session_type of sessionTypes) {
          const email = await write(type, reader, { session_type })
          if (!email) continue
          const is = ['booked', 'rebooked', 'confirmed', 'accepted', 'reminder'].includes(type)
          const shows = email.text_body.includes(join) && email.html_body.includes(join)
          expect([type, session_type, shows]).toEqual([
            type,
            session_type,
            is && session_type === 'Virtual',
          ])
        }
    const without = await write('reminder', readers[0]!, { appointment_id: null })
    expect(without!.text_body).not.toContain('/call/')
  })

  it('shows a name as it was typed, and runs no script in it', async () => {
    const email = await write('reminder', readers[0]!, { provider_name: '<b>Bwalya</b>' })
    expect(email!.html_body).toContain('With: &lt;b&gt;Bwalya&lt;/b&gt;')
    expect(email!.html_body).not.toContain('<b>')
  })

  it('leads to where its reader acts, and says how to turn such mails off', async () => {
    const [patient, provider] = readers
    const student: Reader = { ...patient!, place: '/book-appointment' }
    const linkOf = async (...words: Parameters<typeof write>) => {
      const { text_body } = (await write(...words))!
      expect(text_body).toContain('https://ubumi.test/account/emails')
      return /:\n(https:\S+)/.exec(text_body)![1]
    }
    expect(await linkOf('proposed', patient!)).toBe('https://ubumi.test/appointments')
    expect(await linkOf('proposed', student)).toBe('https://ubumi.test/book-appointment')
    expect(await linkOf('asked', provider!)).toBe('https://ubumi.test/appointment-scheduler')
    expect(await linkOf('declined', patient!)).toBe('https://ubumi.test/book-appointment')
    expect(await linkOf('unanswered', provider!)).toBe('https://ubumi.test/appointment-scheduler')
  })
})

describe('an hour in an email', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each([
    ['UTC', 0],
    ['Africa/Lusaka', -120],
    ['America/New_York', 300],
    ['Pacific/Kiritimati', -840],
  ])('is Lusaka’s where the server runs in %s', (name, offset) => {
    process.env.TZ = name
    expect(new Date('2026-11-12T22:30:00Z').getTimezoneOffset()).toBe(offset)
    expect(writtenInLusaka(new Date('2026-11-12T21:59:59Z'))).toBe(
      'Thursday 12 November 2026, 23:59',
    )
    expect(writtenInLusaka(new Date('2026-11-12T22:00:00Z'))).toBe('Friday 13 November 2026, 00:00')
  })
})

it('what a patient gets about a visit at the clinic has the address, the room and what to bring', async () => {
  const [patient, provider] = readers
  const at = { session_type: 'In-person', room: 'Room 3' }
  for (const type of ['booked', 'rebooked', 'confirmed', 'accepted', 'reminder'] as const) {
    const text = (await write(type, patient!, at))!.text_body
    for (const part of ['Room: Room 3', `Where: ${placeOf(null)}`, usualBring])
      expect(text, type).toContain(part)
    expect(
      (await write(type, patient!, { ...at, bring: 'Bring your shoes.' }))!.text_body,
    ).toContain('Bring your shoes.')
    expect((await write(type, patient!))!.text_body).not.toContain('Bring')
    expect((await write(type, provider!, at))?.text_body ?? '').not.toContain('Bring')
  }
})
