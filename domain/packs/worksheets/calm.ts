import { weekdays } from '../../values/weekdays.ts'
import { blank, type Worksheet } from '../worksheet.ts'

/** Breathing with counts to tick, for the day and for the night. */
export const breathingCounts: Worksheet = {
  title: 'Slow breathing',
  intro: 'Breathe in while you count to four. Breathe out while you count to six.',
  from: 'falling-asleep',
  parts: [
    {
      kind: 'points',
      points: [
        'Sit or lie down, and let your shoulders drop.',
        'In through the nose: 1, 2, 3, 4.',
        'Out slowly: 1, 2, 3, 4, 5, 6.',
        'Do this ten times. Do you feel dizzy? Stop, and breathe as usual.',
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: 'Day', width: 80 },
        { title: 'Morning: how tense before, 0 to 10' },
        { title: 'How tense after, 0 to 10' },
        { title: 'Evening: how tense before, 0 to 10' },
        { title: 'How tense after, 0 to 10' },
      ],
      rows: weekdays,
      height: 30,
    },
    { kind: 'lines', label: 'When and where it works best for me', count: 2 },
  ],
}

/** A thought, tested by questions. */
export const thoughtRecord: Worksheet = {
  title: 'Testing a thought',
  intro: 'Write down one thought that comes back. Then answer the questions beside it.',
  from: 'when-worry-will-not-stop',
  parts: [
    {
      kind: 'points',
      points: [
        'What do I know for sure, and what do I only guess?',
        'What is most likely to happen?',
        'If the worst happens, who helps me and what do I do first?',
        'What do I say to a friend with this thought?',
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: 'Day, and what happened', width: 90 },
        { title: 'The thought', width: 90 },
        { title: 'What I know for sure' },
        { title: 'What is most likely' },
        { title: 'What I say to a friend' },
      ],
      rows: blank(5),
      height: 92,
    },
  ],
}
