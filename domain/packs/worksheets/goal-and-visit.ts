import type { Worksheet } from '../worksheet.ts'

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
