import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'

/** A message of the demo people, who are named by address. */
interface SampleMessage {
  author: string
  body: string
  created_at: Date
}

/** What two of them have written to each other, oldest first. */
export interface SampleThread {
  patient: string
  provider: string
  /** Whether the provider has read all of it. */
  isRead: boolean
  messages: SampleMessage[]
}

const bwalya = 'client@demo.test'
const [chileshe, thandiwe] = ['therapist@demo.test', 'dietitian@demo.test']

/** Bwalya writes with Chileshe, who has not seen her last question, and with Thandiwe. */
export function sampleMessages(now: Date): SampleThread[] {
  /** So many days ago, by the clock in Lusaka. */
  const at = (days: number, time: string) => instantAt(dayAfter(lusakaClock(now).day, -days), time)
  return [
    {
      patient: bwalya,
      provider: thandiwe,
      isRead: true,
      messages: [
        {
          author: thandiwe,
          body: 'Good morning Bwalya. How do you get on with less salt in the relish?',
          created_at: at(6, '08:20'),
        },
        {
          author: bwalya,
          body: 'The children complained for two days. Now they ask for more lemon.',
          created_at: at(6, '12:41'),
        },
      ],
    },
    {
      patient: bwalya,
      provider: chileshe,
      isRead: false,
      messages: [
        {
          author: chileshe,
          body: 'Good afternoon Bwalya. Here is the breathing we did together: count to four as you breathe in, and to six as you breathe out. Five minutes before bed.',
          created_at: at(4, '16:10'),
        },
        {
          author: bwalya,
          body: 'Thank you. I did it on two evenings.\nOn the second I fell asleep before ten.',
          created_at: at(4, '21:32'),
        },
        {
          author: chileshe,
          body: 'That is good to hear. Please bring the readings of your week when we meet, also those you do not like.',
          created_at: at(3, '08:05'),
        },
        {
          author: bwalya,
          body: 'I will. May my sister join us for the first ten minutes?',
          created_at: at(1, '19:47'),
        },
      ],
    },
  ]
}
