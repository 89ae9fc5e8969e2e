/** The topics of the library, in the order in which they are listed. */
export const guideTopics = [
  'safety',
  'first aid',
  'sleep',
  'worry',
  'low mood',
  'grief',
  'anger',
  'alcohol',
  'exams',
  'parenting',
  'pressure',
  'sugar',
  'food',
  'movement',
  'medicines',
  'pregnancy',
  'caring',
] as const

export type GuideTopic = (typeof guideTopics)[number]

export interface GuideSource {
  /** Title of the page or document, as its publisher writes it. */
  title: string
  publisher: string
  year: number
  url: string
}

export interface GuideSection {
  heading: string
  paragraphs: readonly string[]
  /** Short steps or points, each a sentence. */
  points?: readonly string[]
}

/** An article of the self-help library: 300 to 800 words in plain English. */
export interface Guide {
  /** Part of the address, such as `falling-asleep`. */
  slug: string
  title: string
  topic: GuideTopic
  /** One sentence of at most 140 characters, shown in lists and searched. */
  summary: string
  /** When to get help at once, shown first. */
  urgent?: string
  sections: readonly GuideSection[]
  sources: readonly GuideSource[]
  /** Role of the author, such as `Health writer`. */
  author: string
  /** `YYYY-MM-DD`: the day by which a clinician reads it again. */
  review_by: string
  /** What to do after reading: a page of the product. */
  next: { label: string; to: string }
}
