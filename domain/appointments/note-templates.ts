import type { Profession } from '../practice/professions.ts'

/** Headings that a provider can start a session's notes with. */
export interface NoteTemplate {
  id: string
  name: string
  /** Who is offered it; absent where it fits all. */
  for?: readonly Profession[]
  /** Each heading, in the order in which it is written. */
  headings: readonly string[]
  /** Where the headings come from; absent where we wrote them. */
  source?: string
}

/**
 * The templates for notes, reviewed as a whole: a clinician can read and change this list. Which ones a provider is
 * offered first follows their profession; a new one needs an id that no other has.
 */
export const noteTemplates: readonly NoteTemplate[] = [
  {
    id: 'soap',
    name: 'SOAP',
    for: ['therapist'],
    headings: [
      'Subjective: what the patient says',
      'Objective: what you see and measure',
      'Assessment: what you think it is',
      'Plan: what happens next',
    ],
    source: 'Lawrence Weed, the problem-oriented medical record, 1960s.',
  },
  {
    id: 'adime',
    name: 'Nutrition care (ADIME)',
    for: ['dietitian'],
    headings: [
      'Assessment: eating, weight, tests, medicines',
      'Diagnosis: the nutrition problem, its cause and its signs',
      'Intervention: what you advised and agreed',
      'Monitoring and evaluation: what to check, and when',
    ],
    source: 'Academy of Nutrition and Dietetics, the four steps of the Nutrition Care Process.',
  },
  {
    id: 'exercise',
    name: 'Exercise session',
    for: ['fitness expert'],
    headings: [
      'Goal of the patient',
      'Pain, injuries and warning signs today',
      'What we did, and how hard it felt (0 to 10)',
      'Exercises until the next session',
    ],
  },
  {
    id: 'follow-up',
    name: 'Short follow-up',
    headings: ['Since the last session', 'Today', 'Next step'],
  },
  {
    id: 'for-patient',
    name: 'For your patient',
    headings: [
      'What we talked about',
      'What we agreed',
      'What you can do until next time',
      'When to get help sooner',
    ],
  },
]

/** The templates for a profession: its own first, then those for all. */
export const templatesFor = (profession: Profession): NoteTemplate[] => [
  ...noteTemplates.filter((one) => one.for?.includes(profession)),
  ...noteTemplates.filter((one) => !one.for),
]

/**
 * Notes with the headings of a template after what was typed, which stays as it is. A heading that the
 * notes have already is not added again.
 */
export function withTemplate(notes: string, { headings }: NoteTemplate): string {
  const lines = new Set(notes.split('\n').map((line) => line.trim()))
  const added = headings.filter((heading) => !lines.has(heading)).map((heading) => `${heading}\n`)
  if (added.length === 0) return notes
  const typed = notes.trimEnd()
  return [...(typed ? [`${typed}\n`] : []), ...added].join('\n')
}
