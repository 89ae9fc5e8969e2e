import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.tsx'

interface FileButtonProps {
  label: string
  /** A name that says nothing to whoever else looks into the folder. */
  name: string
  /** Title of the notice where it does not come. */
  failure: string
  fetchFile: () => Promise<Blob>
}

/** Fetches a file and hands it to the browser, once at a time. */
export function FileButton({ label, name, failure, fetchFile }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await fetchFile(), name)
    } catch (reason) {
      toast({ title: failure, text: describeFailure(reason), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void save()}>
      {isBusy ? 'Making the file...' : label}
    </Button>
  )
}
