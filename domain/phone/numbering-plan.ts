/**
 * The numbering plan of Zambia (ZICTA; ITU-T E.129, Zambia) as parts of patterns, with what may be
 * between two digits. A number has nine digits after 0 or +260.
 *
 * @param between a pattern of what separates digits; empty where they are bare
 */
export const zambian = (between: string) => {
  const digits = (count: number) => `(?:${between}\\d){${count}}`
  return {
    /** Zamtel 055, 075, 095; MTN 056, 076, 096; Airtel 057, 077, 097; others 058, 078, 079, 098. */
    mobile: `(?:[59]${between}[5-8]|7${between}[5-9])${digits(7)}`,
    /** Fixed lines by province, 0211 to 0218. */
    fixed: `2${between}1${between}[1-8]${digits(6)}`,
    /** Free to call (0800), and of networks without a place (063). */
    other: `(?:8${between}0${between}0${digits(6)}|6${between}3${digits(7)})`,
  }
}

/** Codes of countries, which E.164 numbers begin with: one, two or three digits. */
export const countryCode =
  '(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[67])\\d|99[2-68])'

/** Numbers to call for help in Zambia, which a text may name: helplines, police, ambulance, fire. */
export const shortNumbers = ['112', '116', '933', '991', '993', '999'] as const

/** Digits after the code, of countries whose numbers people in Zambia write most (ITU-T E.129). */
export const foreignLengths: Readonly<Record<string, number>> = {
  1: 10,
  27: 9,
  44: 10,
  86: 11,
  91: 10,
  243: 9,
  244: 9,
  254: 9,
  255: 9,
  256: 9,
  258: 9,
  263: 9,
  264: 9,
  265: 9,
  267: 8,
}

/**
 * A zero that is dialled within a country alone: `+44 (0)7700 900123`, `+27 082 123 4567`. In brackets it is one in every
 * country but Italy, where it is a part of the number; else where no number begins with it.
 */
export const zeroAfterCode = new RegExp(
  String.raw`^(\(?(?:\+|00 ?)(?:(?!39|378)\d{1,3}(?=[^\d(]*\(0\))|(?:${Object.keys(foreignLengths).join('|')})(?=\D*0)))\D*0\)?`,
)

/** With what mobile numbers of the countries around begin after the code (ITU-T E.129), and of two further away. */
export const mobilesAbroad: Readonly<Record<string, string>> = {
  27: '[6-8]',
  44: '7',
  243: '[89]',
  244: '9',
  254: '[17]',
  255: '[67]',
  256: '7',
  258: '8',
  263: '7',
  264: '8',
  265: '[189]',
  267: '7',
}
