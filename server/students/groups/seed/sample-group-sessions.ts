import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import type { NewGroupSession } from '#domain/students/groups.ts'

/** Days from today, an hour in Lusaka, and what the session is about. */
const samples: readonly [number, string, Omit<NewGroupSession, 'session_time'>][] = [
  [
    4,
    '17:30',
    {
      topic: 'Exam nerves',
      description:
        'What others do in the weeks before an examination, when sleep is short and the notes are long. You may only listen.',
      duration_minutes: 60,
      capacity: 12,
      how_to_join: 'Dial 0211 000 140 and enter 4417. You need no data for it.',
    },
  ],
  [
    9,
    '16:00',
    {
      topic: 'Far from home',
      description:
        'For those who live away from their family for the first time: the quiet evenings, the money, the calls one does not make.',
      duration_minutes: 75,
      capacity: 10,
      how_to_join: 'Dial 0211 000 140 and enter 2086. You need no data for it.',
    },
  ],
  [
    16,
    '18:00',
    {
      topic: 'When someone has died',
      description:
        'A circle for those who miss someone. No one has to speak. Chileshe Mumba opens and closes it.',
      duration_minutes: 90,
      capacity: 8,
      how_to_join: 'Dial 0211 000 140 and enter 7350. You need no data for it.',
    },
  ],
]

/** Three upcoming group sessions without a registration. */
export function sampleGroupSessions(now: Date): NewGroupSession[] {
  const today = lusakaClock(now).day
  return samples.map(([days, time, session]) => ({
    ...session,
    session_time: instantAt(dayAfter(today, days), time).toISOString(),
  }))
}
