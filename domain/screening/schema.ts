import * as z from 'zod/mini'
import { keptOfflineSeconds } from '../values/kept-offline.ts'
import { uuid } from '../values/uuid.ts'
import {
  type Choice,
  type Instrument,
  type InstrumentId,
  instrumentIds,
} from './instruments/instrument.ts'
import { core, instruments, isFollowUp } from './instruments/instruments.ts'
import {
  type Answers,
  followUpsOf,
  type InstrumentAnswers,
  type Results,
  scoreScreening,
} from './scoring.ts'

const missing = 'Answer this question.'

/** One of the values of the choices; null besides where a question may be without an answer. */
function valueOf(choices: readonly Choice[]) {
  const values = choices.map(({ value }) => value).sort((one, other) => one - other)
  return z.literal(values, {
    error: ({ input }) => (input === undefined ? missing : `Choose one of ${values.join(', ')}.`),
  })
}

/** The answers to one instrument; what depends on another answer is checked when each is sound. */
function answersOf(instrument: Instrument) {
  const { items, choices, exposure, functional, does_not_apply } = instrument
  const item = (may_be_null: boolean) => {
    const value = valueOf(choices)
    if (exposure) return z.exactOptional(z.nullable(value))
    return may_be_null ? z.nullable(value) : value
  }
  const shape: Record<string, z.ZodMiniType<number | null, number | null>> = {
    ...(exposure ? { exposure: valueOf(exposure.choices) } : {}),
    ...Object.fromEntries(
      items.map(({ without_answer }, place) => [
        String(place),
        item(Boolean(without_answer ?? does_not_apply)),
      ]),
    ),
    ...(functional ? { functional: z.exactOptional(z.nullable(valueOf(functional.choices))) } : {}),
  }
  return z
    .strictObject(shape, {
      error: ({ input }) =>
        input === undefined
          ? `Answer the questions of ${instrument.id}.`
          : 'Send the answers by the place of each question, from 0.',
    })
    .check((checked) => {
      for (const [key, message] of contradictionsIn(instrument, checked.value)) {
        checked.issues.push({ code: 'custom', input: checked.value[key], path: [key], message })
      }
    })
}

/** Answers that do not go together, by their key: too many, too few, or null in part. */
function contradictionsIn(
  { items, exposure, functional, does_not_apply }: Instrument,
  answers: InstrumentAnswers,
): [key: string, message: string][] {
  const keys = items.map((_, place) => String(place))
  if (exposure) {
    const isAsked = answers.exposure === 1
    // What does not apply is null, or not there (docs/specification.md, "Field names").
    return keys
      .filter((key) => isAsked !== ((answers[key] ?? null) !== null))
      .map((key) => [key, isAsked ? missing : 'This is not asked after "No".'])
  }
  if (does_not_apply && keys.some((key) => answers[key] === null))
    return keys
      .filter((key) => answers[key] !== null)
      .map((key) => [key, 'Must be null, as the others are: all apply, or none.'])
  const isTroubled = keys.some((key) => (answers[key] ?? 0) > 0)
  if (functional && !isTroubled && (answers.functional ?? null) !== null)
    return [['functional', 'This is not asked where every answer is 0.']]
  return []
}

const byInstrument = <T>(of: (instrument: Instrument) => T) =>
  Object.fromEntries(instrumentIds.map((id) => [id, of(instruments[id])])) as Record<
    InstrumentId,
    T
  >

const answersById = byInstrument(answersOf)
const wholeScreening = {
  'WHO-5': answersById['WHO-5'],
  'GAD-7': answersById['GAD-7'],
  'PHQ-9': answersById['PHQ-9'],
  'PHQ-15': z.optional(answersById['PHQ-15']),
  'PC-PTSD-5': z.optional(answersById['PC-PTSD-5']),
  'CAGE-AID': z.optional(answersById['CAGE-AID']),
}

const versions = byInstrument(({ wording_version }) =>
  z.optional(z.literal(wording_version, 'This wording is not known here. Please load it again.')),
)
const scores = byInstrument(({ range }) =>
  z.optional(z.int('A score is a whole number.').check(z.minimum(range.min), z.maximum(range.max))),
)

/** Seconds that a screening may be stored offline on a device: 90 days, as a reading may. */
export const longestWait = keptOfflineSeconds

/** The fields that are sent with the answers. */
const besideAnswers = {
  id: z.optional(uuid('Must be a UUID.')),
  instrument_versions: z.optional(z.strictObject(versions)),
  results: z.optional(z.strictObject(scores)),
  // Not when: the clock of a phone may be wrong, and the difference is still right.
  seconds_ago: z.optional(
    z
      .number('Must be a number of seconds.')
      .check(
        z.minimum(0, 'A screening cannot lie in the future.'),
        z.maximum(longestWait, 'This screening was finished more than 90 days ago.'),
      ),
  ),
}

/** The scores that were sent, where they are not those of the answers. */
const wrongScores = (answers: Answers, results: Results | undefined) =>
  results && instrumentIds.some((id) => results[id] !== scoreScreening(answers)[id])
    ? [
        {
          code: 'custom' as const,
          input: results,
          path: ['results'],
          message: 'These are not the scores of the answers.',
        },
      ]
    : []

/**
 * A screening as a person sends it; `id` is made by their device so that a retry never writes twice.
 * `results` and `instrument_versions` need not be sent: where they are, they must be those that the
 * server finds itself.
 */
export const newScreeningResult = z
  .strictObject({
    ...besideAnswers,
    answers: z.strictObject(wholeScreening, 'Send the answers of each instrument.'),
  })
  .check((checked) => {
    const { answers, results } = checked.value
    const triggered = followUpsOf(scoreScreening(answers))
    for (const id of instrumentIds) {
      if (!isFollowUp(id) || !answers[id] || triggered.includes(id)) continue
      checked.issues.push({
        code: 'custom',
        input: answers[id],
        path: ['answers', id],
        message: 'The scores do not ask for this instrument.',
      })
    }
    checked.issues.push(...wrongScores(answers, results))
  })

export type NewScreeningResult = z.infer<typeof newScreeningResult>

/** The same of one instrument that a provider asked for: nothing else is stored or shared with it. */
export const newSingleResult = z
  .strictObject({
    ...besideAnswers,
    answers: z
      .strictObject(
        {
          'WHO-5': z.optional(answersById['WHO-5']),
          'GAD-7': z.optional(answersById['GAD-7']),
          'PHQ-9': z.optional(answersById['PHQ-9']),
        } satisfies Record<(typeof core)[number], unknown>,
        'Send the answers of one instrument.',
      )
      .check(
        z.refine(
          (answers) => core.filter((id) => answers[id]).length === 1,
          'Send the answers of one instrument.',
        ),
      ),
  })
  .check((checked) => {
    const { answers, results } = checked.value
    checked.issues.push(...wrongScores(answers, results))
  })

/** The same as a provider records it at the clinic: any one instrument, also one that no score has asked for. */
export const newClinicScreening = z
  .strictObject({
    id: uuid('Must be a UUID.'),
    instrument_versions: besideAnswers.instrument_versions,
    results: besideAnswers.results,
    answers: z
      .strictObject(
        byInstrument((instrument) => z.optional(answersById[instrument.id])),
        'Send the answers of one instrument.',
      )
      .check(
        z.refine(
          (answers) => instrumentIds.filter((id) => answers[id]).length === 1,
          'Send the answers of one instrument.',
        ),
      ),
  })
  .check((checked) => {
    const { answers, results } = checked.value
    checked.issues.push(...wrongScores(answers, results))
  })
export type NewClinicScreening = z.output<typeof newClinicScreening>

export type NewSingleResult = Omit<NewScreeningResult, 'answers'> & {
  answers: {
    [id in InstrumentId]?: NewScreeningResult['answers'][id] | undefined
  }
}

/** Kept answers stay as they were given, also when a later wording asks otherwise. */
const storedAnswers = z.record(z.string(), z.nullable(z.int()))

/** A screening as it is stored and returned. */
export const screeningResult = z.object({
  id: uuid(),
  user_id: uuid(),
  answers: z.object(byInstrument(() => z.optional(storedAnswers))),
  results: z.object(byInstrument(() => z.optional(z.int()))),
  instrument_versions: z.object(byInstrument(() => z.optional(z.string()))),
  scoring_version: z.string(),
  /** Whether the person was under 18 when they answered; null where their date of birth is not known. */
  under_18: z.nullable(z.boolean()),
  created_at: z.iso.datetime({ offset: true }),
  /** A provider recorded it at the clinic. */
  at_clinic: z.optional(z.literal(true)),
  /** That provider, for the person: null where their account is erased. Others do not learn who it was. */
  recorded_by_name: z.optional(z.nullable(z.string())),
  /** For a provider: they recorded it themselves. */
  is_own: z.optional(z.literal(true)),
  /** For them, where item 9 of the PHQ-9 is above 0: whether it raised a safety alert. */
  is_notified: z.optional(z.boolean()),
})

export type ScreeningResult = z.infer<typeof screeningResult>
