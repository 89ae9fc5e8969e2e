import type { CrisisModels } from '#domain/safety/crisis-words/model.ts'

/** The text of `domain/safety/crisis-words/weights.ts`. */
export function asFile(models: CrisisModels, threshold: number): string {
  const lines = Object.entries(models).map(
    ([name, { weights, unit, bias }]) =>
      `  ${name}: { unit: ${unit}, bias: ${bias}, weights: '${weights}' },\n`,
  )
  return `import type { CrisisModels } from './model.ts'

// Written by scripts/train-crisis-words.ts: change the corpus, and run it again.

/** The score above which a text is about danger; the bias of \`danger\` has it already. */
export const threshold = ${threshold}

export const weights: CrisisModels = {
${lines.join('')}}
`
}
