import * as z from 'zod/mini'
import { plainDigits } from '../values/invisible.ts'
import { typedText } from '../values/text.ts'

/** A number of the National Registration Card, as it is printed: 123456/10/1. */
const nrcForm = /^(\d{6})\D*(\d{2})\D*(\d)$/

/** The number of a card however its parts are divided; as typed where it is none. */
const normalNrc = (typed: string) => {
  const [, serial, district, kind] = nrcForm.exec(plainDigits(typed.normalize('NFKC')).trim()) ?? []
  return serial ? `${serial}/${district}/${kind}` : typed.trim()
}

/** The number of a National Registration Card. */
export const nrc = typedText('Enter the NRC number, for example 123456/10/1.').check(
  z.overwrite(normalNrc),
  z.refine(
    (typed) => /^\d{6}\/\d{2}\/\d$/.test(typed),
    'An NRC number has six digits, two and one, for example 123456/10/1.',
  ),
)

/** The number of a member of the National Health Insurance. Its form is not published: letters and digits. */
export const nhimaNumber = typedText('Enter the NHIMA number.').check(
  z.overwrite((typed) =>
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, ''),
  ),
  z.refine(
    (typed) => typed.length >= 5 && typed.length <= 20,
    'A NHIMA number has 5 to 20 letters and digits.',
  ),
)
