import fc from 'fast-check'

/**
 * The seed of all random properties without one of their own. It follows from the committed files
 * (`vitest.config.ts`), so a run on another machine tries the same values, and each commit tries others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) })
