import { type FileAnswer, saveAnswer } from '#web/platform/save-file.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

interface FileButtonProps {
  label: string
  /** Title of the notice on a failure. */
  failure: string
  fetchFile: () => Promise<FileAnswer>
}

/** Fetches a file and passes it to the browser, one at a time. */
export function FileButton({ label, failure, fetchFile }: FileButtonProps) {
  const save = useAction(async () => saveAnswer(await fetchFile()), { failure })

  return (
    <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
      {label}
    </ActionButton>
  )
}
