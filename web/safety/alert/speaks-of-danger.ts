import { loadOnce } from '#web/platform/lazy.tsx'

const fetchRecogniser = loadOnce(() => import('#web/app/help/crisis-card.tsx'))

/** Kinds after which the writer may be in danger; words about someone else raise no alert about the writer. */
const ofWriter: ReadonlySet<string> = new Set(['done', 'violence', 'self'])

/** Whether words of a person speak of a danger to them. Where that cannot be found out, the field itself has helped. */
export async function speaksOfDanger(...texts: readonly string[]): Promise<boolean> {
  try {
    const { crisisKinds } = await fetchRecogniser()
    return crisisKinds(texts.join('\n')).some((kind) => ofWriter.has(kind))
  } catch {
    return false
  }
}
