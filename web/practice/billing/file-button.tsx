import { saveFile } from '#web/platform/save-file.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

interface FileButtonProps {
  label: string
  /** A neutral name: others may look into the folder. */
  name: string
  /** Title of the notice on a failure. */
  failure: string
  fetchFile: () => Promise<Blob>
}

/** Fetches a file and passes it to the browser, one at a time. */
export function FileButton({ label, name, failure, fetchFile }: FileButtonProps) {
  const save = useAction(async () => saveFile(await fetchFile(), name), { failure })

  return (
    <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
      {label}
    </ActionButton>
  )
}
