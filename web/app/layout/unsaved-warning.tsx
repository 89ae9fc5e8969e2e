import { dropUnsaved, useUnsavedEntry } from '#web/platform/unsaved-entry.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** What to do about a dangerous entry that is not saved, above each page that the user was sent to. */
export function UnsavedWarning() {
  const entry = useUnsavedEntry()
  if (!entry?.warning) return null
  return (
    <section aria-label="What to do now" className="column py-4">
      {entry.warning}
      <p className="mt-3 flex flex-wrap items-center gap-4">
        <span>{entry.shown} is not saved.</span>
        <Button variant="quiet" onClick={dropUnsaved}>
          Hide this
        </Button>
      </p>
    </section>
  )
}
