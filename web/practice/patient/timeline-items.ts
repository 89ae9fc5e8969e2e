import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { instrumentIds } from '#domain/screening/instruments/instrument.ts'
import { bandOf } from '#domain/screening/scoring.ts'
import { stateOf } from '#domain/session-notes/note-state.ts'
import { wordOfStatus } from '#web/appointments/texts.ts'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { dayOf } from '#web/platform/values/dates.ts'

/** Something that happened with a patient, as a line of the timeline. */
export interface TimelineItem {
  key: string
  at: string
  kind:
    | 'Visit'
    | 'Note'
    | 'Questionnaire'
    | 'Readings'
    | 'Plan'
    | 'Invoice'
    | 'Message'
    | 'Intake form'
  words: string
  /** The visit that a press opens. */
  appointment?: ProviderAppointment
  /** The page that it is on. */
  to?: `/${string}`
}

const outcomes = {
  held: 'Held',
  patient_no_show: 'The patient did not come',
  provider_no_show: 'You did not come',
} as const

const visitOf = (appointment: ProviderAppointment): TimelineItem => ({
  key: appointment.id,
  at: appointment.appointment_time,
  kind: 'Visit',
  words: [
    appointment.session_type,
    appointment.outcome ? outcomes[appointment.outcome] : wordOfStatus(appointment.status),
    ...(appointment.notes ? ['with your notes'] : []),
    ...(appointment.shared_notes ? ['with shared notes'] : []),
  ].join(', '),
  appointment,
})

const noteOf = (note: PatientPage['notes'][number]): TimelineItem => ({
  key: note.id,
  at: note.signed_at ?? note.saved_at,
  kind: 'Note',
  words: {
    draft: 'A draft, not signed yet',
    signed: note.shared_at ? 'Signed and shared' : 'Signed',
    amended: 'Signed, with additions',
  }[stateOf(note)],
})

type Result = PatientPage['screenings'][number]

/** The scores of a questionnaire with their bands, in one line. */
export const scoresOf = ({ results, under_18 }: Pick<Result, 'results' | 'under_18'>): string =>
  instrumentIds
    .flatMap((instrument) => {
      const score = results[instrument]
      if (score === undefined) return []
      // The bands are those of adults.
      const band = under_18 ? '' : `, ${bandOf(instrument, score).label.toLowerCase()}`
      return [`${instrument} ${score}${band}`]
    })
    .join('; ')

const resultOf = (result: Result): TimelineItem => ({
  key: result.id,
  at: result.created_at,
  kind: 'Questionnaire',
  words: `${scoresOf(result)}${result.at_clinic ? ', at the clinic' : ''}`,
})

/** The readings of a day are one line, with the newest. */
function readingsOf({ readings }: PatientPage): TimelineItem[] {
  if (!readings) return []
  const { blood_pressure, glucose: levels, care } = readings
  const lines = [
    ...blood_pressure.map((one) => ({ one, shown: bloodPressure.show(one, care, 'staff') })),
    ...levels.map((one) => ({ one, shown: glucose.show(one, care, 'staff') })),
  ].toSorted((a, b) => b.one.created_at.localeCompare(a.one.created_at))
  const dayOfLine = ({ one }: (typeof lines)[number]) => dayOf(one.created_at)
  return lines.flatMap((line, index) => {
    const day = dayOfLine(line)
    if (index > 0 && dayOfLine(lines[index - 1]!) === day) return []
    const more = lines.filter((other) => dayOfLine(other) === day).length - 1
    const { value, unit, verdict } = line.shown
    return [
      {
        key: `readings-${day}`,
        at: line.one.created_at,
        kind: 'Readings' as const,
        words: `${value} ${unit}, ${verdict.short.toLowerCase()}${more > 0 ? `, and ${more} more` : ''}`,
      },
    ]
  })
}

const invoiceWords = {
  draft: 'drafted',
  issued: 'issued',
  paid: 'paid',
  waived: 'waived',
  void: 'void',
} as const

/** Everything with a time on the page of a patient, the latest first. What lies ahead comes before it. */
export function timelineOf(page: PatientPage): TimelineItem[] {
  const { appointments, screenings, plans, invoices, thread, intake } = page
  const items: TimelineItem[] = [
    ...appointments.map(visitOf),
    ...page.notes.map(noteOf),
    ...screenings.map(resultOf),
    ...readingsOf(page),
    ...plans.map(({ id, kind, created_at, completed_at }) => ({
      key: id,
      at: completed_at ?? created_at,
      kind: 'Plan' as const,
      words: `${kind === 'meal' ? 'Meal plan' : 'Exercise plan'}, ${completed_at ? 'written' : 'asked for'}`,
      to: `/plan-requests/${id}` as const,
    })),
    ...invoices.map(({ id, number, session_time, status }) => ({
      key: id,
      at: session_time,
      kind: 'Invoice' as const,
      words: `${number ?? 'Without a number'}, ${invoiceWords[status]}`,
    })),
    ...(thread
      ? [
          {
            key: 'thread',
            at: thread.last_message_at,
            kind: 'Message' as const,
            words: thread.is_unread ? 'The last message is not read yet' : 'The last message',
            to: `/messaging?patient=${page.id}` as const,
          },
        ]
      : []),
    ...(intake
      ? [
          {
            key: 'intake',
            at: intake.submitted_at,
            kind: 'Intake form' as const,
            words: 'Sent',
            to: `/patient-management/${page.id}` as const,
          },
        ]
      : []),
  ]
  return items.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
