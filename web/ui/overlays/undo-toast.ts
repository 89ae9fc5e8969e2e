import { toastFailure } from './failure-toast.ts'
import { toast } from './toast.tsx'

interface Undoable {
  /** What was done. */
  title: string
  text: string
  undo: () => Promise<unknown>
  /** What is so once it is undone. */
  undone: string
  /** The title where it could not be undone. */
  failure: string
}

/** Says what was done, with a button that takes it back. */
export function toastUndo({ title, text, undo, undone, failure }: Undoable) {
  const run = () => {
    undo().then(
      () => toast({ title: 'Undone', text: undone }),
      (reason: unknown) => toastFailure(failure, reason),
    )
  }
  toast({ title, text, action: { label: 'Undo', run } })
}
