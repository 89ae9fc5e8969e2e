import type { PregnancyAnswer } from '#domain/readings/care.ts'
import { categoryOf, concept, idOfPart, referenceTo, type Resource } from './fhir-resource.ts'

/** What a person said of their care, as it is stored. */
export interface StoredCare {
  user_id: string
  pregnancy: PregnancyAnswer | null
  pregnancy_at: string | null
}

/** The answers that LOINC has for its pregnancy status; six weeks after birth are said in words. */
const statuses: Partial<Record<PregnancyAnswer, object>> = {
  pregnant: concept('Pregnant', 'LA15173-0'),
  postpartum: concept('Gave birth in the last 6 weeks'),
  no: concept('Not pregnant', 'LA26683-5'),
}

/** What the person said of pregnancy, on the day they said it; nothing where they did not. */
export function pregnancyResources({ user_id, pregnancy, pregnancy_at }: StoredCare): Resource[] {
  const status = pregnancy && statuses[pregnancy]
  if (!status || !pregnancy_at) return []
  return [
    {
      resourceType: 'Observation',
      id: idOfPart(user_id, 'pregnancy'),
      status: 'final',
      category: categoryOf('survey'),
      code: concept('Pregnancy status', '82810-3'),
      subject: referenceTo(user_id),
      effectiveDateTime: pregnancy_at,
      valueCodeableConcept: status,
    },
  ]
}
