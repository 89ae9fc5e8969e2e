/** Letters of other scripts, and the Latin ones that they look like (Unicode Technical Standard 39, confusables). */
const lookAlikes = [
  'АВЕКМНОРСТУХІЈЅаекорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονιı',
  'ABEKMHOPCTYXIJSaekopcyxijsABEZHIKMNOPTYXaovii',
] as const

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/**
 * A name as it is shown, so that two that look the same are the same: without invisible characters, with simple spaces,
 * and letters of other scripts as those that they look like. `patient_identities` of the database does the same.
 */
export function shownName(name: string): string {
  const [from, to] = lookAlikes
  return Array.from(name.normalize('NFKC').replaceAll(invisible, ''))
    .map((letter) => (from.includes(letter) ? to[from.indexOf(letter)] : letter))
    .join('')
}
