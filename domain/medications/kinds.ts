import { readName } from './names/read-name.ts'

/** Kinds of medicine for which a late or doubled dose needs its own advice. */
export const kinds = [
  'insulin',
  'sulfonylurea',
  'warfarin',
  'hiv',
  'tb',
  'epilepsy',
  'contraceptive',
] as const
export type Kind = (typeof kinds)[number] | 'other'

/**
 * The beginnings of names whose end is misspelt by more than one letter. Names as they are written on
 * packages are in `names/known-medicines.ts`.
 */
const beginnings: Readonly<Record<(typeof kinds)[number], RegExp>> = {
  insulin:
    /\b(?:insul|insug|insum|insun|huminsul|wosul|novolin|actrap|mixtar|humul|protaph|glargin|aspart|lispro|detemir|degludec|\w+sulin\b|mixulin|basalin|polhumin|scilin|rapidica|ryzodeg|xultophy|soliqua|lyumjev|liprolog)/,
  sulfonylurea: /\b(?:gli[bcmpz]|gly[bn]|tolbutamid|chlorpropamid)/,
  warfarin: /\bwarfar/,
  hiv: /\b(?:dolutegr|tenofov|lamivud|emtricit|efavir|nevirap|zidovud|abacav|atazanav|lopinav|ritonav|darunav)/,
  tb: /\b(?:rif[aei]|isoniaz|pyrazinam|ethambut|bedaquil)/,
  epilepsy: /\b(?:carbamaz|phenobarb|phenyto|valpro|lamotrig|levetirac|topiram|clonazep)/,
  contraceptive: /\b(?:contracept|norethister|levonorgest)/,
}

/** The kind of a medicine by its name; an injection for blood sugar counts as insulin. */
export function kindOf(medicine: {
  name: string
  care?: string | undefined
  form?: string | undefined
}): Kind {
  const { medicines, rest } = readName(medicine.name)
  const classes: readonly string[] = medicines.map((named) => named.class)
  const others = rest.join(' ')
  const named = kinds.find((kind) => classes.includes(kind) || beginnings[kind].test(others))
  if (named) return named
  return medicine.form === 'injection' && medicine.care === 'glucose' ? 'insulin' : 'other'
}

/** By its name alone: other injections for blood sugar are counted in mg or ml. */
export const isInsulin = (name: string): boolean => kindOf({ name }) === 'insulin'

/** Both lower blood sugar for hours, so that a doubled dose is an emergency. */
export const lowersSugar = (kind: Kind) => kind === 'insulin' || kind === 'sulfonylurea'
