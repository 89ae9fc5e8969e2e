import type { Place } from '#domain/library/courses/place.ts'
import type { Course } from '#domain/library/courses/script.ts'
import { copyText } from '#web/platform/browser/sharing.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

interface OwnNotesProps {
  course: Course
  place: Place
  keys: readonly string[]
  canCopy: boolean | undefined
}

/** Own words of earlier steps, each under the label of its field. */
export function OwnNotes({ course, place, keys, canCopy = false }: OwnNotesProps) {
  const written = keys.flatMap((key) => {
    const text = place.notes[key]?.trim()
    const label = Object.values(course.nodes).find(({ note }) => note?.key === key)?.note?.label
    return text && label ? [{ label, text }] : []
  })
  if (written.length === 0) return null

  async function copy() {
    try {
      await copyText(written.map(({ text }) => text).join('\n'))
      toast({ title: 'Copied', text: 'You can paste it where you like.' })
    } catch (failure) {
      toast({ title: 'Not copied', text: describeFailure(failure), kind: 'destructive' })
    }
  }

  return (
    <>
      {written.map(({ label, text }) => (
        <div key={label} className="course-own">
          <p className="text-sm text-muted">{label}</p>
          <p className="whitespace-pre-wrap">{text}</p>
        </div>
      ))}
      {canCopy ? (
        <Button variant="quiet" onClick={() => void copy()}>
          Copy my words
        </Button>
      ) : null}
    </>
  )
}
