import type { CourseId } from './script.ts'

interface CourseEntry {
  id: CourseId
  title: string
  summary: string
  /** How long it takes; a test compares it with its script. */
  minutes: number
}

/** The eight courses in the order in which they are listed. Apart from the scripts, which are fetched late. */
export const courseList: readonly CourseEntry[] = [
  {
    id: 'grounding',
    title: 'Calm your body',
    summary: 'Look around you, feel your feet and breathe slowly.',
    minutes: 5,
  },
  {
    id: 'unhooking',
    title: 'When a thought keeps coming back',
    summary: 'Notice a hard thought, name it, and come back to what you do.',
    minutes: 5,
  },
  {
    id: 'problem-steps',
    title: 'One problem, one step',
    summary: 'Choose one problem and plan one small step: when, where and with who.',
    minutes: 6,
  },
  {
    id: 'get-going',
    title: 'Start one small activity',
    summary: 'Choose something small, do it, and see how you feel after.',
    minutes: 5,
  },
  {
    id: 'values',
    title: 'What matters to you',
    summary: 'Choose one thing that matters, and one small act for today.',
    minutes: 4,
  },
  {
    id: 'kindness',
    title: 'Be kind to yourself',
    summary: 'Speak to yourself as you speak to a good friend.',
    minutes: 5,
  },
  {
    id: 'sleep',
    title: 'When you cannot sleep',
    summary: 'Write your worries down, and prepare a better night.',
    minutes: 5,
  },
  {
    id: 'asking-for-support',
    title: 'Ask someone for support',
    summary: 'Choose a person, and write a message that you can copy.',
    minutes: 4,
  },
]

export const courseEntry = (id: string) => courseList.find((course) => course.id === id)

/** An answer to "What brings you here?". With danger it leads to help at once, never to a course. */
export type Door =
  | { label: string; courses: readonly CourseId[] }
  | { label: string; to: `/${string}`; detail: string }

export const doors: readonly Door[] = [
  { label: 'I worry a lot', courses: ['unhooking', 'problem-steps', 'grounding'] },
  { label: 'I feel low', courses: ['get-going', 'kindness', 'asking-for-support'] },
  { label: 'I am angry', courses: ['grounding', 'unhooking', 'values'] },
  { label: 'I cannot sleep', courses: ['sleep', 'grounding', 'unhooking'] },
  { label: 'I have an exam', courses: ['problem-steps', 'grounding', 'kindness'] },
  { label: 'I have no money', to: '/courses#money', detail: 'Who can help, and what comes first' },
  { label: 'Someone hurts me', to: '/help-now#violence', detail: 'Help after violence or rape' },
  {
    label: 'I do not want to live',
    to: '/safety',
    detail: 'Numbers to call, and what helps now',
  },
  {
    label: 'I am afraid for someone I care for',
    to: '/help-now#with-somebody',
    detail: 'What to do for them',
  },
]

/** Social support, in sentences: no course solves a lack of money. */
export const moneyHelp: readonly string[] = [
  'Is there no food today? Ask a neighbour, your church or your clinic now. Many people have had to ask.',
  'Ask the social welfare office of your district about help with food, school fees or cash.',
  'Pay for food, medicine, rent and the way to work first. Then talk early to the people you owe.',
  'Do not skip your medicine to save money. Say at the clinic that money is short.',
  'Does debt bring thoughts of ending your life? Call 933 now. It is free, day and night.',
]
