import * as z from 'zod/mini'
import { identity } from '../practice/identity.ts'
import { sessionPrices } from '../practice/billing/schema.ts'
import { choosingFacts } from '../practice/pages/schema.ts'
import { room } from '../practice/rooms.ts'
import { rowsUpTo } from '../values/page-size.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { sessionCost } from './cost.ts'
import { agreedHow, overbookReason } from './agreement.ts'
import { appointmentStatuses, outcomes, participants } from './status.ts'
import { maxAppointments } from './page-size.ts'
import { sessionTypes } from './slots.ts'
import { providerCard } from './provider-card.ts'
import { publishedRating } from './rating-schema.ts'
import { maxNotes, sharedNotes } from './notes-schema.ts'
import { topics } from './topics.ts'
import { visitMarks } from './visit-marks.ts'

const id = uuid('Send a UUID.')
const instant = z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' })
const day = z.iso.date('Send a day as YYYY-MM-DD.')
const topic = z.enum(topics, 'Choose mind, food, exercise or unsure.')
const sessionType = z.enum(sessionTypes, 'Choose Virtual, Phone or In-person.')
/** Without it, the oldest visit type that can be booked in this way. */
const visit_type_id = z.optional(uuid('Send the id of a visit type.'))

/** A provider as a patient chooses them: what a session costs, and when they are free next. */
export const offeredProvider = z.extend(providerCard, {
  ...choosingFacts.shape,
  prices: sessionPrices,
  /** Null where fewer than five ratings are published. */
  rating: z.nullable(publishedRating),
  /** Null where no time is free in the days that are searched. */
  next_free: z.nullable(z.iso.datetime({ offset: true })),
})
export type OfferedProvider = z.output<typeof offeredProvider>

export const offeredProvidersQuery = z.object({
  /** Only providers of the profession for this topic; without it those of all. */
  about: z.optional(topic),
  visit_type_id,
})

/** Status and length that a browser sends are not read (docs/specification.md, "Slots"). */
export const newAppointment = z.object({
  id: z.optional(id),
  appointment_time: instant,
  session_type: sessionType,
  /** The provider that the page showed. Without it, the server assigns one. */
  provider_id: z.optional(id),
  /** What the appointment is about: without a provider, one of the matching profession is assigned. */
  about: z.optional(topic),
  visit_type_id,
})
export type NewAppointment = z.output<typeof newAppointment>

/** A session of which the price is wanted. */
export const costQuery = z.object({
  provider_id: id,
  session_type: sessionType,
  appointment_time: instant,
  visit_type_id,
})
export type CostQuery = z.output<typeof costQuery>

/** An appointment as its patient sees it. */
export const appointment = z.object({
  id: uuid(),
  status: z.enum(appointmentStatuses),
  appointment_time: z.iso.datetime({ offset: true }),
  session_type: z.enum(sessionTypes),
  duration_minutes: z.int(),
  requested_by: z.enum(participants),
  /** The appointment that is released once this one is confirmed. */
  replaces: z.nullable(uuid()),
  /** What became of it, as its provider states it. */
  outcome: z.nullable(z.enum(outcomes)),
  /** When the patient stated that the provider did not come. */
  absence_reported_at: z.nullable(z.iso.datetime({ offset: true })),
  /** When the provider called and the patient did not answer. */
  no_answer_at: z.nullable(z.iso.datetime({ offset: true })),
  /** When its provider shared notes on it; null where they have not. */
  notes_shared_at: z.nullable(z.iso.datetime({ offset: true })),
  /** The same for all appointments of one request; null for a single one. */
  series_id: z.nullable(uuid()),
  /** Null where the provider has erased their account. */
  provider: z.nullable(providerCard),
  /** Whether it is ahead and falls into an absence of its provider. */
  provider_away: z.boolean(),
  /** Where an in-person session takes place; null where that is not decided. */
  room: z.nullable(room),
  /** What to bring; null or absent for what is usual. */
  bring: z.optional(z.nullable(z.string())),
  /** Null where it is cancelled, or long over. */
  cost: z.nullable(sessionCost),
  created_at: z.iso.datetime({ offset: true }),
})
export type Appointment = z.output<typeof appointment>

/** The day whose slots are wanted. */
export const dayQuery = z.object({
  date: day,
  /** The appointment that is to move: its length counts. */
  moves: z.optional(id),
  session_type: z.optional(sessionType),
  visit_type_id,
})
export type DayQuery = z.output<typeof dayQuery>

export const availabilityQuery = z.object({
  date: day,
  /** The appointment that is to move: its length counts. */
  moves: z.optional(id),
  session_type: z.optional(sessionType),
  /** Only providers of the profession for this topic; without it those of all. */
  about: z.optional(topic),
  /** Only this provider. */
  provider_id: z.optional(id),
  visit_type_id,
})

/** One of the times of a day for the person who asks. */
export const slot = z.object({
  /** `HH:MM` in Lusaka. */
  time: z.string(),
  starts_at: z.iso.datetime({ offset: true }),
  free: z.boolean(),
  /** Why it cannot be booked: in the past, an appointment of the caller, no provider is free, or none works then. */
  reason: z.optional(z.enum(['past', 'yours', 'taken', 'closed'])),
  /** The provider whom the server would assign. */
  provider: z.optional(providerCard),
  /** All providers who are free then, the assigned one first. */
  providers: z.optional(z.array(providerCard)),
})
export type Slot = z.output<typeof slot>

/** The next free slots after an instant, each with its provider. */
export const freeSlotsQuery = z.object({
  after: z.optional(instant),
  limit: z._default(
    z.coerce.number('Must be a number.').check(z.int(), z.minimum(1), z.maximum(12)),
    3,
  ),
  /** Only providers of the profession for this topic; without it those of all. */
  about: z.optional(topic),
  /** Only this provider. */
  provider_id: z.optional(id),
  session_type: z.optional(sessionType),
  visit_type_id,
})

/** A patient's place in the waiting list for an earlier time, with their present offer. */
export const waitingEntry = z.object({
  id: uuid(),
  appointment_id: uuid(),
  created_at: z.iso.datetime({ offset: true }),
  offer: z.nullable(
    z.object({
      id: uuid(),
      appointment_time: z.iso.datetime({ offset: true }),
      expires_at: z.iso.datetime({ offset: true }),
      provider: z.nullable(providerCard),
    }),
  ),
})
export type WaitingEntry = z.output<typeof waitingEntry>

export const newWaitingEntry = z.object({ id: z.optional(id), appointment_id: id })

/** Which emails the user gets: about a request and its result, reminders, and about unread messages. */
export const mailSettings = z.object({
  appointments: z.boolean('Choose on or off.'),
  reminders: z.boolean('Choose on or off.'),
  messages: z.boolean('Choose on or off.'),
})
export type MailSettings = z.output<typeof mailSettings>

/** An appointment as its provider sees it. */
export const providerAppointment = z.object({
  id: uuid(),
  status: z.enum(appointmentStatuses),
  appointment_time: z.iso.datetime({ offset: true }),
  session_type: z.enum(sessionTypes),
  duration_minutes: z.int(),
  requested_by: z.enum(participants),
  /** Whether the front desk proposed it or moved it for the provider. */
  by_desk: z.boolean(),
  /** Where an in-person session takes place; null where that is not decided. */
  room: z.nullable(room),
  /** The id of the series, equal for all appointments of one request; null for a single appointment. */
  series_id: z.nullable(uuid()),
  /** The provider's own; never for the patient. */
  notes: z.nullable(z.string()),
  shared_notes: z.nullable(sharedNotes),
  cancelled_by: z.nullable(z.enum(['patient', 'provider', 'system'])),
  /** Why staff cancelled it, and why they booked it over another visit; never for the patient. */
  call_off_reason: z.nullable(z.string()),
  overbook_reason: z.optional(z.nullable(z.string())),
  outcome: z.nullable(z.enum(outcomes)),
  absence_reported_at: z.nullable(z.iso.datetime({ offset: true })),
  no_answer_at: z.nullable(z.iso.datetime({ offset: true })),
  ...visitMarks,
  created_at: z.iso.datetime({ offset: true }),
  patient: z.object({
    id: uuid(),
    full_name: z.string(),
    email: z.nullable(z.string()),
    ...identity,
  }),
})
export type ProviderAppointment = z.output<typeof providerAppointment>

/** The other person's number in a Phone session; null where they have given none. */
export const sessionPhone = z.object({ phone_number: z.nullable(z.string()) })
export type SessionPhone = z.output<typeof sessionPhone>

/** Days of one answer. */
const maxPeriodDays = 400

/** Appointments from `from` up to, not including, `to`, that match all the other parameters. */
export const providerAppointmentsQuery = z
  .object({
    from: instant,
    to: instant,
    /** Part of the patient's name, or words of it in any order. */
    search: z.optional(freeText(200)),
    status: z.optional(z.enum(appointmentStatuses, 'Choose a status.')),
    session_type: z.optional(sessionType),
    requested_by: z.optional(z.enum(participants, 'Choose patient or provider.')),
    series_id: z.optional(uuid('Send the id of a series.')),
    /** Without it, the earliest comes first. */
    order: z._default(z.enum(['earliest', 'latest'], 'Choose earliest or latest.'), 'earliest'),
    limit: rowsUpTo(maxAppointments),
    /** The last appointment of the page before. */
    after: z.optional(id),
  })
  .check(
    z.refine(
      ({ from, to }) => {
        const span = Date.parse(to) - Date.parse(from)
        // An invalid instant was reported already.
        return !(span <= 0 || span > maxPeriodDays * 24 * 60 * 60 * 1000)
      },
      {
        path: ['to'],
        error: `Send an instant after the first, at most ${maxPeriodDays} days later.`,
      },
    ),
  )
export type ProviderAppointmentsQuery = z.output<typeof providerAppointmentsQuery>

/** What a provider changes: the status, what became of a completed session, the notes, or several of these. */
export const providerAppointmentChange = z
  .object({
    status: z.optional(
      z.enum(['confirmed', 'cancelled', 'completed'], 'Choose confirmed, cancelled or completed.'),
    ),
    /** A session that is completed without an outcome counts as `held`. */
    outcome: z.optional(z.enum(outcomes, 'Choose whether it was held, or who did not come.')),
    notes: z.optional(z.nullable(freeText(maxNotes))),
    /** The notes that these replace: 409 `stale_notes` where other notes are stored. Without it, any are replaced. */
    replaces: z.optional(z.nullable(freeText(maxNotes))),
  })
  .check(
    z.refine(({ status, outcome, notes }) => (status ?? outcome ?? notes) !== undefined, {
      path: ['status'],
      error: 'Send a status, an outcome or notes.',
    }),
    z.refine(({ status, outcome }) => !outcome || !status || status === 'completed', {
      path: ['outcome'],
      error: 'Only a completed session has an outcome.',
    }),
  )
export type ProviderAppointmentChange = z.output<typeof providerAppointmentChange>

/** A time that a provider proposes to one of their patients, or books where the patient has agreed to it. */
export const newProposal = z.object({
  id: z.optional(id),
  patient_id: id,
  appointment_time: instant,
  session_type: sessionType,
  agreed_how: agreedHow,
  visit_type_id,
  overbook_reason: overbookReason,
})
export type NewProposal = z.output<typeof newProposal>
