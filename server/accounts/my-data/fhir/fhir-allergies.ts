import type { Profile } from '#domain/accounts/profile.ts'
import { idOfPart, referenceTo, type Resource } from './fhir-resource.ts'

const codeSystem = 'http://terminology.hl7.org/CodeSystem/allergyintolerance'

/** Words that say there is none: a clinic must not read them as what a person is allergic to. */
const denial =
  /^(?:no|none|nil|nothing|n\/?a|nk(?:d?)a|(?:no|not any|none) ?(?:known)? ?(?:drug|food|medicine)? ?(?:allerg(?:y|ies)|conditions?)(?: known)?)[^\p{L}\p{N}]*$/iu

/**
 * What a profile says of allergies. The field holds conditions too, in the person's own words, and no program
 * can separate them for certain: the words are passed on whole, unconfirmed, with a note that says so.
 */
export function allergyResources({
  id,
  known_allergies_conditions,
}: Pick<Profile, 'id' | 'known_allergies_conditions'>): Resource[] {
  const written = known_allergies_conditions?.trim() ?? ''
  if (written === '' || denial.test(written)) return []
  return [
    {
      resourceType: 'AllergyIntolerance',
      id: idOfPart(id, 'allergies'),
      clinicalStatus: { coding: [{ system: `${codeSystem}-clinical`, code: 'active' }] },
      verificationStatus: {
        coding: [{ system: `${codeSystem}-verification`, code: 'unconfirmed' }],
      },
      code: { text: written },
      patient: referenceTo(id),
      asserter: referenceTo(id),
      note: [{ text: 'Allergies and conditions in the person’s own words, not checked.' }],
    },
  ]
}
