import type { Profile } from '#domain/accounts/profile.ts'
import { idOfPart, referenceTo, type Resource } from './fhir-resource.ts'

const codeSystem = 'http://terminology.hl7.org/CodeSystem/allergyintolerance'

/** What is denied, and nothing that a person could be allergic to or have. */
const denied = String.raw`(?: (?:(?:that )?(?:i|we) (?:know(?: of)?|am aware of)|as far as (?:i|we) know|known?|any(?:thing)?|or|to|yet|now|so far|to date|at all|thanks?|thank you|at (?:the moment|present)|currently|(?:drug|food|medicine|medication|medical)s?|allerg(?:y|ies|ic)|conditions?|none|that|of))*`

/**
 * A part of a text that says there is none: it begins with that, and goes on with nothing else. `Allergic to food,
 * not medicine` has another part, and `none but peanuts` another word.
 */
const denial = new RegExp(
  `^(?:nk[adf]{1,2}|n a|na|not applicable|(?:(?:i|we) )?(?:(?:have |am |do )?(?:no|not|none|nil|nope|zero|nothing)|don'?t)(?: have)?${denied})$`,
)

/** What names the field, as in `Allergies: none`. */
const heading = /(?:(?:known|drug|food|medical|medicine) )*(?:allerg(?:y|ies)|conditions?) ?:/g

/** A clinic must not read them as what a person is allergic to. */
function isDenial(written: string): boolean {
  const plain = written
    .toLowerCase()
    .replaceAll('’', "'")
    // `N.K.D.A.`
    .replaceAll(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replaceAll(/[\s/-]+/g, ' ')
  const parts = plain
    .replaceAll(heading, ',')
    .split(/[^\p{L}\p{N}' ]| and /u)
    .map((part) => part.trim())
  return parts.every((part) => part === '' || denial.test(part))
}

/**
 * What a profile says of allergies. The field holds conditions too, in the person's own words, and no program
 * can separate them for certain: the words are passed on whole, unconfirmed, with a note that says so.
 */
export function allergyResources({
  id,
  known_allergies_conditions,
}: Pick<Profile, 'id' | 'known_allergies_conditions'>): Resource[] {
  const written = known_allergies_conditions?.trim() ?? ''
  if (isDenial(written)) return []
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
