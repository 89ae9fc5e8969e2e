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

/** Names as on packages in Zambia, generic and brand; the start of a word is enough, for misspellings. */
const namesOf: Readonly<Record<(typeof kinds)[number], RegExp>> = {
  insulin:
    /\b(?:insul|actrapid|mixtard|humulin|humalog|protaphan|lantus|levemir|novomix|novorapid|apidra|basaglar|toujeo|tresiba|glargin|aspart|lispro|detemir|degludec|nph\b)/,
  sulfonylurea:
    /\b(?:gli[bcmp]|glyb|daonil|euglucon|diamicron|amaryl|glucotrol|glucovance|tolbutamid|chlorpropamid)/,
  warfarin: /\b(?:warfar|coumadin)/,
  hiv: /\b(?:arvs?\b|art\b|tl[de]\b|dolutegr|tenofov|lamivud|emtricit|efavir|nevirap|zidovud|abacav|atazanav|lopinav|ritonav|darunav|kaletra|aluvia|truvada|tivicay)/,
  tb: /\b(?:rif[aei]|isoniaz|inh\b|pyrazinam|ethambut|rhze?\b|3hp\b|bedaquil)/,
  epilepsy:
    /\b(?:carbamaz|tegretol|phenobarb|phenyto|epanutin|epilim|valpro|sodium valp|lamotrig|levetirac|keppra|topiram|clonazep)/,
  contraceptive:
    /\b(?:contracept|family planning|microgynon|microlut|oralcon|safeplan|yasmin|depo\b|depo-?provera|sayana|norethister|levonorgest)/,
}

/** The kind of a medicine by its name; an injection for blood sugar counts as insulin. */
export function kindOf(medicine: {
  name: string
  care?: string | undefined
  form?: string | undefined
}): Kind {
  const name = medicine.name.toLowerCase()
  const named = kinds.find((kind) => namesOf[kind].test(name))
  if (named) return named
  return medicine.form === 'injection' && medicine.care === 'glucose' ? 'insulin' : 'other'
}

/** By its name alone: other injections for blood sugar are counted in mg or ml. */
export const isInsulin = (name: string): boolean => namesOf.insulin.test(name.toLowerCase())

/** Both lower blood sugar for hours, so that a doubled dose is an emergency. */
export const lowersSugar = (kind: Kind) => kind === 'insulin' || kind === 'sulfonylurea'

/** A name without strength, form and punctuation: two medicines with the same are probably one. */
export const plainMedicineName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, ' ')
    .replace(
      /\b(?:mg|mcg|g|ml|iu|units?|tablets?|tabs?|capsules?|caps?|injection|syrup|xr|sr|er)\b/g,
      '',
    )
    .replace(/ +/g, ' ')
    .trim()
