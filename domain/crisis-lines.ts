/**
 * Help lines in the order they are shown: Zambian lines first, then the spec's 988. They are what the
 * pages are built with and fall back on; the table that an admin edits begins with the same.
 * Sources: UNICEF Zambia, June 2025, and Lifeline/Childline Zambia for 933 and 116;
 * CAZ numbering for 112. An operator dials each number before a release and moves `last_checked`.
 */
export interface CrisisLine {
  name: string
  /** As it is dialled: digits, single spaces, perhaps a plus in front. */
  number: string
  for_whom: string
  hours: string
  /** Danger to life; somebody to talk to; of no use within Zambia. */
  kind: 'emergency' | 'listening' | 'abroad'
  /** The day somebody last compared this line with its source, YYYY-MM-DD. */
  last_checked: string
}

/** Ambulance, police, fire; the number that care cards say. */
export const emergencyNumber = '112'

/** What a tap on a number opens. */
export const dial = (number: string) => `tel:${number.replaceAll(' ', '')}`

export const crisisLines: readonly CrisisLine[] = [
  {
    name: 'Lifeline Zambia',
    number: '933',
    for_whom: 'Anyone in distress. Free from every network.',
    hours: 'Day and night',
    kind: 'listening',
    last_checked: '2026-11-01',
  },
  {
    name: 'Childline Zambia',
    number: '116',
    for_whom: 'Children and young people. Free from every network.',
    hours: 'Day and night',
    kind: 'listening',
    last_checked: '2026-11-01',
  },
  {
    name: 'Emergency',
    number: emergencyNumber,
    for_whom: 'Danger to life: ambulance, police, fire.',
    hours: 'Day and night',
    kind: 'emergency',
    last_checked: '2026-11-01',
  },
  {
    name: 'Suicide and Crisis Lifeline, in the US',
    number: '988',
    for_whom: 'Works from phones in the United States only.',
    hours: 'Day and night',
    kind: 'abroad',
    last_checked: '2026-11-01',
  },
]
