import fc from 'fast-check'
import { packs } from '#domain/packs/packs.ts'
import { helplines } from '#domain/safety/helplines.ts'
import { renderPack } from '#server/packs/pack-pdf.ts'
import { ownDataOf } from './much-own-data.ts'
import { at, type Printed, words } from './random-words.ts'

/** A resource pack of a person with any name and any medicines. */
export const pack = fc
  .record({
    pack: fc.constantFrom(...packs.filter(({ own }) => own.includes('medicines'))),
    name: words(120, 3),
    helper: words(80, 3),
    medicines: fc.array(words(80, 3), { maxLength: 5 }),
    readings: fc.nat({ max: 60 }),
  })
  .map(({ pack: one, name, helper, medicines, readings }): Printed => {
    const own = ownDataOf(readings, medicines.length)
    const sheet = renderPack({
      pack: one,
      own: {
        ...own,
        full_name: name.typed,
        medicines: own.medicines.map((medicine, index) => ({
          ...medicine,
          name: medicines[index]!.typed,
        })),
      },
      reviews: new Map(),
      helplines: [{ ...helplines[0]!, name: helper.typed }],
      isMinor: false,
      now: at,
    })
    return { sheet, texts: [name.printed, ...medicines.map((one) => one.printed), helper.printed] }
  })
