import type { Question } from './check-reading-dialog.tsx'

/** The question about values that are unlikely but possible; undefined where nothing is odd. */
export function implausibleReading<Typed>(
  typed: Typed,
  shown: string,
  warnings: readonly string[],
): Question<Typed> | undefined {
  if (warnings.length === 0) return undefined
  return {
    title: 'Check this reading',
    shown,
    warnings,
    choices: [{ label: 'It is right, save it', typed }],
  }
}
