import { blank, type Worksheet } from '../worksheet.ts'

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** One small goal, with what helps and what gets in the way. */
export const goalSheet: Worksheet = {
  title: 'My goal for four weeks',
  intro: 'Choose one goal. Make it so small that you can keep it on a hard day too.',
  parts: [
    { kind: 'lines', label: 'What I want to do, how often and when', count: 2 },
    { kind: 'lines', label: 'Why it matters to me', count: 2 },
    { kind: 'lines', label: 'What can get in the way, and what I do then', count: 3 },
    { kind: 'lines', label: 'Who helps me, and who asks me how it goes', count: 1 },
    {
      kind: 'table',
      columns: [
        { title: 'Week', width: 60 },
        { title: 'Days on which I did it', width: 120 },
        { title: 'What helped' },
        { title: 'What I change next week' },
      ],
      rows: ['1', '2', '3', '4'],
      height: 44,
    },
  ],
}

/** Questions for a visit, and room for the answers. */
export const visitQuestions: Worksheet = {
  title: 'My questions for the clinic',
  intro: 'Write the three most important questions first. Take this sheet into the room.',
  from: 'going-with-someone-to-the-clinic',
  parts: [
    { kind: 'lines', label: 'What has changed since the last visit, and since when', count: 2 },
    {
      kind: 'table',
      columns: [{ title: 'My question', width: 220 }, { title: 'What the clinician said' }],
      rows: [
        '1.',
        '2.',
        '3.',
        'What can I do at home?',
        'Which signs mean that I must come back at once?',
        'When is the next visit, and who can I call?',
      ],
      height: 50,
    },
    {
      kind: 'ticks',
      label: 'To bring',
      items: [
        'All medicines and herbs, in a bag',
        'The clinic card and the NRC',
        'My readings of BP and sugar',
        'Water, a snack, and money for transport both ways',
      ],
    },
    {
      kind: 'text',
      text: 'Before you leave, say back what you have understood. The clinician can then correct it.',
    },
  ],
}

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
      rows: weekDays,
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
