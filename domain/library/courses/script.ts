/** One answer to press. It leads to another step, or to a page of the product. */
export type CourseChoice =
  | { label: string; next: string }
  | {
      label: string
      to: `/${string}`
      /** The person is, or may be, in danger: `to` is a page with help. */
      isDanger?: true
    }

/** Own words. They stay on the phone. */
export interface CourseNote {
  key: string
  label: string
  hint?: string
  /** The step may be passed without a word. */
  isOptional?: true
}

/** One step: what is said, and what the person can do. */
export interface CourseNode {
  /** Bubbles of at most 240 characters. */
  say: readonly string[]
  note?: CourseNote
  /** Keys of own words that are shown again. */
  recalls?: readonly string[]
  /** A number from 0, very bad, to 10, very good. `low` is the step after a low or falling number. */
  mood?: { when: 'before' | 'after'; low: string }
  /** Slow breaths with the moving circle, each of ten seconds. */
  breaths?: number
  /** The numbers to call are shown in the step itself. */
  showsHelplines?: true
  choices?: readonly CourseChoice[]
  /** Where "Next" leads; beside a field, or where there is nothing to choose. */
  next?: string
  /** The last step. Its choices lead to pages. */
  isEnd?: true
}

/**
 * A guided course: written steps that run on the phone, without a server. The first step is `start`.
 */
export interface Course {
  id: CourseId
  /** One more with each change of its steps. A place that was saved before is moved, see `restorePlace`. */
  version: number
  nodes: Readonly<Record<string, CourseNode>>
}

export const courseIds = [
  'grounding',
  'unhooking',
  'problem-steps',
  'get-going',
  'values',
  'kindness',
  'sleep',
  'asking-for-support',
] as const

export type CourseId = (typeof courseIds)[number]

/** The longest own words, in characters. */
export const longestNote = 500

/** A number of this or below asks whether the person is safe. */
export const lowMood = 2

/** A fall by this much from before to after shows help. */
export const moodFall = 2

/**
 * The ways out that every step has, whatever its script says. The first leads to help, the second to the
 * end: the player shows both at all times.
 */
export const exits: readonly { label: string; to: `/${string}` }[] = [
  { label: 'I do not feel safe', to: '/safety' },
  { label: 'Leave the course', to: '/courses' },
]
