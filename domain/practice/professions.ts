/**
 * What a provider was let into practice as. The specialty on their card is theirs to word; the
 * profession is what an admin checked, and decides who answers which kind of request.
 */
export const professions = ['therapist', 'dietitian', 'fitness expert'] as const
export type Profession = (typeof professions)[number]

/** As people read them. */
export const professionLabels: Readonly<Record<Profession, string>> = {
  therapist: 'Therapist',
  dietitian: 'Dietitian',
  'fitness expert': 'Fitness expert',
}

/** Words of a specialty that speak of a profession. */
export const professionSigns: Readonly<Record<Exclude<Profession, 'therapist'>, RegExp>> = {
  dietitian: /diet|nutrition/i,
  'fitness expert': /fitness|exercise|trainer|physio/i,
}

/** The profession that the words of a specialty speak of; a therapist where they name no other. */
export function professionIn(specialty: string | null | undefined): Profession {
  if (professionSigns.dietitian.test(specialty ?? '')) return 'dietitian'
  return professionSigns['fitness expert'].test(specialty ?? '') ? 'fitness expert' : 'therapist'
}

/** A provider's profession, with their specialty where it says more: "Therapist, Trauma". */
export function describeProfession(specialty: string | null): string {
  const profession = professionLabels[professionIn(specialty)]
  return !specialty || specialty.toLowerCase() === profession.toLowerCase()
    ? profession
    : `${profession}, ${specialty}`
}
