import { layerOf, isTest } from './layers.ts'
import type { Source } from './sources.ts'

const home = 'domain/values/uuid.ts'
/** A schema of the library for ids, which hands capitals on. */
const schemaOfLibrary = /\b(?:z|string\(\w*\))\.(?:uuid(?:v\d)?|guid)\(/
/** An id that is folded by hand: `sent.patient_id.toLowerCase()`. */
const foldedByHand = /\b(?:\w+_)?ids?\??\.toLowerCase\(/

/** The rule of how ids are read; it returns one line per file and reason. */
export const idRules = {
  'ids are read, and folded to small letters, by domain/values/uuid.ts': (
    sources: readonly Source[],
  ) =>
    sources
      .filter((source) => ['domain', 'server', 'web'].includes(layerOf(source.path)))
      .filter((source) => !isTest(source) && source.path !== home)
      .flatMap(({ path, text }) => [
        ...(schemaOfLibrary.test(text)
          ? [`${path} takes an id as it comes: take uuid() of domain/values/uuid.ts`]
          : []),
        ...(foldedByHand.test(text)
          ? [`${path} folds an id, as uuid() of its schema has done: leave it out`]
          : []),
      ]),
}
