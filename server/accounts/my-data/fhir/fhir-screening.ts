import {
  type Choice,
  type InstrumentId,
  instrumentIds,
} from '#domain/screening/instruments/instrument.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { loincCodes } from '#domain/screening/instruments/loinc.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import type { InstrumentAnswers } from '#domain/screening/scoring.ts'
import { erased } from './fhir-readings.ts'
import {
  categoryOf,
  concept,
  idOfPart,
  loincSystem,
  quantity,
  referenceTo,
  type Resource,
} from './fhir-resource.ts'

type Stored = Pick<ScreeningResult, 'id' | 'user_id' | 'created_at' | 'answers' | 'results'> & {
  at_clinic: boolean
  /** Null where the person answered alone, and once the provider's account was erased. */
  recorded_by: string | null
}
type Providers = readonly { id: string }[]

/** Who wrote the answers down: the provider who asked at the clinic, as far as the bundle has them, or the person. */
function authorOf({ at_clinic, recorded_by, user_id }: Stored, providers: Providers) {
  if (!at_clinic) return referenceTo(user_id)
  const isKnown = recorded_by !== null && providers.some(({ id }) => id === recorded_by)
  return isKnown ? referenceTo(recorded_by) : erased
}

/** Of each instrument that was answered, the answers and the score that was found in them. */
export function screeningResources(stored: Stored, providers: Providers): Resource[] {
  return instrumentIds.flatMap((id) => {
    const answers = stored.answers[id]
    if (!answers) return []
    const score = stored.results[id]
    return [
      responseOf(stored, id, answers, providers),
      ...(score === undefined ? [] : [scoreOf(stored, id, score)]),
    ]
  })
}

function responseOf(
  stored: Stored,
  id: InstrumentId,
  answers: InstrumentAnswers,
  providers: Providers,
): Resource {
  const codes = loincCodes[id]
  const { items, choices, exposure, functional } = instruments[id]
  const asked: Asked[] = [
    ...(exposure
      ? [{ key: 'exposure', code: codes?.exposure, ...exposure, answers: codes?.answers }]
      : []),
    ...items.map(({ text }, place) => ({
      key: String(place),
      code: codes?.items[place],
      text,
      choices,
      answers: codes?.answers,
    })),
    ...(functional
      ? [
          {
            key: 'functional',
            ...functional,
            code: codes?.functional?.code,
            answers: codes?.functional?.answers,
          },
        ]
      : []),
  ]
  return {
    resourceType: 'QuestionnaireResponse',
    id: idOfPart(stored.id, id),
    // LOINC serves each panel as a questionnaire.
    ...(codes ? { questionnaire: `http://loinc.org/q/${codes.panel}` } : {}),
    status: 'completed',
    subject: referenceTo(stored.user_id),
    authored: stored.created_at,
    author: authorOf(stored, providers),
    // Whose answers they are.
    ...(stored.at_clinic ? { source: referenceTo(stored.user_id) } : {}),
    item: asked.flatMap((question) => itemOf(question, answers[question.key])),
  }
}

interface Asked {
  key: string
  text: string
  choices: readonly Choice[]
  code?: string | undefined
  answers?: Readonly<Record<number, string>> | undefined
}

/** A question and its answer; a question that did not apply is left out. */
function itemOf({ key, text, choices, code, answers }: Asked, value: number | null | undefined) {
  if (value === null || value === undefined) return []
  const answer = answers?.[value]
  const display = choices.find((choice) => choice.value === value)?.label ?? String(value)
  const valueCoding = answer ? { system: loincSystem, code: answer, display } : { display }
  return [{ linkId: code ? `/${code}` : key, text, answer: [{ valueCoding }] }]
}

function scoreOf(stored: Stored, id: InstrumentId, score: number): Resource {
  return {
    resourceType: 'Observation',
    id: idOfPart(stored.id, `${id} score`),
    status: 'final',
    category: categoryOf('survey'),
    code: concept(`${instruments[id].name} total score`, loincCodes[id]?.total),
    subject: referenceTo(stored.user_id),
    effectiveDateTime: stored.created_at,
    valueQuantity: quantity(
      score,
      id === 'WHO-5' ? '%' : 'score',
      id === 'WHO-5' ? '%' : '{score}',
    ),
    derivedFrom: [referenceTo(idOfPart(stored.id, id))],
  }
}
