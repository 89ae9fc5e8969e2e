import { saveAnswer } from '#web/platform/save-file.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import type { FetchFile, FileKind, ReportPeriod } from './report-queries.ts'

const words = { pdf: 'PDF for my clinic', csv: 'CSV' } as const

interface FileButtonProps {
  fetchFile: FetchFile
  file: FileKind
  period: ReportPeriod
}

/** Makes a file of a period, and saves it. */
export function FileButton({ fetchFile, file, period: { from, to } }: FileButtonProps) {
  const save = useAction(async () => saveAnswer(await fetchFile(file, { from, to })), {
    failure: 'Could not make the file',
  })
  return (
    <ActionButton
      variant={file === 'pdf' ? 'leaf' : 'quiet'}
      action={save}
      icon={<PlaceIcon name="download" />}
      busyLabel="Making the file..."
    >
      {words[file]}
    </ActionButton>
  )
}
