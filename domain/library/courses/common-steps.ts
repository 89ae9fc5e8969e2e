import type { CourseChoice, CourseNode } from './script.ts'

const notSafe: CourseChoice = { label: 'I do not feel safe', to: '/safety', isDanger: true }

/**
 * The first steps of each course: what it is, and how the person feels.
 *
 * @param say what this course does
 * @param first the step after the number
 */
export const opening = (
  say: readonly string[],
  first: string,
): Readonly<Record<string, CourseNode>> => ({
  start: {
    say: [...say, 'These are written steps. No person and no AI reads or answers here.'],
    choices: [{ label: 'Start', next: 'before' }, notSafe],
  },
  before: {
    say: ['First, how do you feel right now? 0 is very bad. 10 is very good.'],
    mood: { when: 'before', low: 'low' },
    next: first,
  },
  low: {
    say: [
      'Thank you for saying so. That is a very hard place to be.',
      'You do not have to be there without help. 933 answers day and night, and the call is free.',
      'Are you safe right now?',
    ],
    showsHelplines: true,
    choices: [
      { label: 'No, or I am not sure', to: '/safety', isDanger: true },
      { label: 'Yes, I am safe. Continue', next: first },
    ],
  },
})

/**
 * The last steps: the number again, help where it is low or has fallen, and the end.
 *
 * @param say what to take along
 * @param recalls own words that the end shows again
 */
export const closing = (
  say: readonly string[],
  recalls: readonly string[] = [],
): Readonly<Record<string, CourseNode>> => ({
  after: {
    say: ['How do you feel now? 0 is very bad. 10 is very good.'],
    mood: { when: 'after', low: 'lower' },
    next: 'end',
  },
  lower: {
    say: [
      'Thank you for being open. These steps are not enough for how you feel today. It is not your fault.',
      'Please talk to a person now, or tell someone near you how you feel.',
    ],
    showsHelplines: true,
    choices: [notSafe, { label: 'I will talk to someone. Continue', next: 'end' }],
  },
  end: {
    say,
    ...(recalls.length > 0 ? { recalls } : {}),
    choices: [
      { label: 'See all courses', to: '/courses' },
      { label: 'Talk to a professional', to: '/appointments-landing' },
      notSafe,
    ],
    isEnd: true,
  },
})
