import {
  type SessionType,
  type SlotTime,
  slotTimes,
  startOfSlot,
} from '#domain/appointments/slots.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'

/** An appointment of the demo people, who are named by address. */
export interface SampleAppointment {
  patient: string
  provider: string
  appointment_time: Date
  status: 'requested' | 'confirmed' | 'completed' | 'cancelled'
  session_type: SessionType
  notes?: string
}

const day = 24 * 60 * 60 * 1000

/** A day from Monday to Friday, `count` of them after today in Lusaka, or before it where negative: `YYYY-MM-DD`. */
function workday(count: number, now: Date): string {
  let at = new Date(`${lusakaClock(now).day}T00:00Z`)
  for (let left = Math.abs(count); left > 0;) {
    at = new Date(at.getTime() + Math.sign(count) * day)
    if (![0, 6].includes(at.getUTCDay())) left -= 1
  }
  return at.toISOString().slice(0, 10)
}

const bwalya = 'client@demo.test'
const natasha = 'student@demo.test'
const [chileshe, thandiwe, kelvin] = [
  'therapist@demo.test',
  'dietitian@demo.test',
  'fitness@demo.test',
]

/** Working days from today, an hour, and the other fields of an appointment. */
const samples: readonly [number, SlotTime, Omit<SampleAppointment, 'appointment_time'>][] = [
  [
    -15,
    '14:00',
    {
      ...between(bwalya, chileshe),
      status: 'completed',
      session_type: 'In-person',
      notes: 'First meeting. Sleep, worry about her pressure, and who can help at home.',
    },
  ],
  [
    -12,
    '11:00',
    {
      ...between(bwalya, thandiwe),
      status: 'completed',
      session_type: 'In-person',
      notes: 'Salt in the relish, and smaller portions of nshima in the evening.',
    },
  ],
  [
    -10,
    '14:00',
    {
      ...between(bwalya, chileshe),
      status: 'completed',
      session_type: 'Virtual',
      notes: 'Sleeps better. Walks to the market with her neighbour.',
    },
  ],
  [
    -8,
    '15:00',
    {
      ...between(natasha, chileshe),
      status: 'completed',
      session_type: 'Phone',
      notes: 'Examinations in December; a plan for the weeks before.',
    },
  ],
  [-6, '11:00', { ...between(bwalya, chileshe), status: 'cancelled', session_type: 'Virtual' }],
  [-5, '10:00', { ...between(bwalya, chileshe), status: 'completed', session_type: 'Virtual' }],
  [
    -4,
    '16:00',
    {
      ...between(natasha, kelvin),
      status: 'completed',
      session_type: 'Virtual',
      notes: 'Twenty minutes between lectures, without equipment.',
    },
  ],
  [1, '14:00', { ...between(natasha, chileshe), status: 'requested', session_type: 'Phone' }],
  [2, '10:00', { ...between(bwalya, chileshe), status: 'confirmed', session_type: 'Virtual' }],
  [3, '16:00', { ...between(natasha, kelvin), status: 'requested', session_type: 'Virtual' }],
  [4, '09:00', { ...between(bwalya, thandiwe), status: 'confirmed', session_type: 'Phone' }],
]

function between(patient: string, provider: string) {
  return { patient, provider }
}

/**
 * A lived-in month: Bwalya has met Chileshe and Thandiwe and will meet both again; Natasha, who shares
 * nothing, has met Chileshe, sees him later today as long as an hour is left, and has two open requests.
 * Each begins at one of the hours that can be booked (docs/specification.md, "Slots").
 */
export function describeAppointments(now: Date): SampleAppointment[] {
  const { day: today, time } = lusakaClock(now)
  const later = slotTimes.find((slot) => slot > time)
  const at = (days: number, slot: SlotTime) => new Date(startOfSlot(workday(days, now), slot))
  return [
    ...samples.map(([days, slot, appointment]) => ({
      ...appointment,
      appointment_time: at(days, slot),
    })),
    ...(later
      ? [
          {
            ...between(natasha, chileshe),
            status: 'confirmed' as const,
            session_type: 'Phone' as const,
            appointment_time: new Date(startOfSlot(today, later)),
          },
        ]
      : []),
  ]
}
