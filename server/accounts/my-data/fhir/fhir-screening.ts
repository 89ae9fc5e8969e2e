import {
  type Choice,
  type InstrumentId,
  instrumentIds,
} from '#domain/screening/instruments/instrument.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { loincCodes } from '#domain/screening/instruments/loinc.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import type { InstrumentAnswers } from '#domain/screening/scoring.ts'
import {
  categoryOf,
  concept,
  idOfPart,
  loincSystem,
  quantity,
  referenceTo,
  type Resource,
} from './fhir-resource.ts'

type Stored = Pick<ScreeningResult, 'id' | 'user_id' | 'created_at' | 'answers' | 'results'>

/** Of each instrument that was answered, the answers and the score that was found in them. */
export function screeningResources(stored: Stored): Resource[] {
  return instrumentIds.flatMap((id) => {
    const answers = stored.answers[id]
    if (!answers) return []
    const score = stored.results[id]
    return [
      responseOf(stored, id, answers),
      ...(score === undefined ? [] : [scoreOf(stored, id, score)]),
    ]
  })
}

function responseOf(stored: Stored, id: InstrumentId, answers: InstrumentAnswers): Resource {
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
    author: referenceTo(stored.user_id),
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
