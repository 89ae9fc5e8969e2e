/** Every questionnaire there is, in the order in which a person meets them. */
export const instrumentIds = ['WHO-5', 'GAD-7', 'PHQ-9', 'PHQ-15', 'PC-PTSD-5', 'CAGE-AID'] as const
export type InstrumentId = (typeof instrumentIds)[number]

/** An answer as it is worded and what it counts. */
export interface Choice {
  label: string
  value: number
}

/** A scored question. Its place in the list, from 0, is its name in the answers. */
export interface Item {
  text: string
  /** Printed for women only: not asked of men, and null in their answers. */
  is_for_women?: true
  /** Label of the further choice that leaves the question without an answer (null). */
  without_answer?: string
}

/** A question that is asked beside the items and never scored. */
export interface UnscoredQuestion {
  text: string
  choices: readonly Choice[]
}

/** Possible next steps; the texts are in `help-steps.ts`, the links in the browser. */
export type HelpKey =
  | 'book'
  | 'clinic'
  | 'help-lines'
  | 'look-again'
  | 'self-help'
  | 'someone-close'

/** A stretch of the scores and what it is called. */
export interface Band {
  min: number
  max: number
  /** As published. */
  label: string
  /** As the specification calls it, where it has a word of its own. */
  spec_label?: string
  /** 0 nothing to notice … 4 most; the place in the colours of a band scale. */
  severity: 0 | 1 | 2 | 3 | 4
  /** In plain words of ours: a sign and a reason to talk, never what a person has. */
  title: string
  text: string
  /** What helps next, the most useful first. */
  help: readonly HelpKey[]
}

export interface Instrument {
  id: InstrumentId
  name: string
  /** What it asks about, in one or two plain words. */
  subject: string
  /** Stored with every answer: a new wording gets a new version, and is not compared with the old. */
  wording_version: string
  timeframe: string
  stem: string
  stem_continuation?: string
  /** Said before the first question, where the questions may upset. */
  content_note?: string
  /** The published question that comes first; without it there is nothing to score. */
  exposure?: UnscoredQuestion & { intro: string; examples: readonly string[] }
  items: readonly Item[]
  choices: readonly Choice[]
  /** Follows when any item is above 0. */
  functional?: UnscoredQuestion
  /** Label of the choice, on the first question, that makes all items null. */
  does_not_apply?: string
  /** The score is the sum of the items times this. */
  score_factor: number
  range: { min: number; max: number }
  is_better_when: 'higher' | 'lower'
  bands: readonly Band[]
  /** Where it was published, and what its bands rest on. */
  source: readonly string[]
  licence: string
  /** To be shown with it. */
  attribution: string
}
