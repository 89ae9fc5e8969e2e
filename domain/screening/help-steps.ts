import { type HelpKey, instrumentIds } from './instruments/instrument.ts'
import { type Answers, asksForSafety, bandOf, scoreScreening } from './scoring.ts'

/** What helps next, in our own words; where each leads is the browser's to know. */
export const helpSteps: Readonly<Record<HelpKey, { title: string; text: string }>> = {
  'help-lines': {
    title: 'Call a helpline',
    text: 'Free, day and night. You need not give your name, and nothing is too small to call about.',
  },
  clinic: {
    title: 'See a clinician',
    text: 'Go to your clinic or hospital and take these results with you. You can print them on one page.',
  },
  book: {
    title: 'Talk with a therapist',
    text: 'Book an hour by video, by phone or in person. You say how much you tell.',
  },
  'someone-close': {
    title: 'Tell someone you trust',
    text: 'A friend, someone of your family, an elder, someone of your church or mosque. “I have not been well lately” is enough to start.',
  },
  'self-help': {
    title: 'One small thing today',
    text: 'A walk, a call, a task you can finish, a steady hour for sleep. Small and soon is better than big and later.',
  },
  'look-again': {
    title: 'Look again in two weeks',
    text: 'Answer the same questions again later. Several results say more than one.',
  },
}

/**
 * What helps next after a whole screening, the most pressing first: for each step the place it has
 * in the most severe band that names it. Helplines come first whenever item 9 of PHQ-9 is above 0.
 */
export function helpAfter(answers: Answers): HelpKey[] {
  const results = scoreScreening(answers)
  const bands = instrumentIds
    .flatMap((id) => (results[id] === undefined ? [] : [bandOf(id, results[id])]))
    .sort((one, other) => other.severity - one.severity)
  const first: HelpKey[] = asksForSafety(answers) ? ['help-lines', 'someone-close', 'book'] : []
  const all = [...new Set([...first, ...bands.flatMap(({ help }) => help)])]
  // "In two weeks" is wrong for someone who should talk to someone now.
  const isPressing = first.length > 0 || bands.some(({ severity }) => severity >= 2)
  const fitting = isPressing ? all.filter((key) => key !== 'look-again') : all
  // And a small step at home is not what a person needs who thinks of dying.
  return first.length > 0 ? fitting.filter((key) => key !== 'self-help') : fitting
}

/** What helps next under 18, whatever the scores are: the bands are those of adults. */
export const helpForMinors: readonly HelpKey[] = ['help-lines', 'someone-close', 'clinic', 'book']
