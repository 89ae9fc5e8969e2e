import { useState } from 'react'
import type { DocumentLink, DocumentType } from '#domain/files.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { failures } from './texts.ts'

const kinds = {
  'application/pdf': 'a PDF',
  'image/png': 'a picture',
  'image/jpeg': 'a picture',
} as const

interface OpenDocumentProps {
  sent: { id: string; document_type: DocumentType; has_document: boolean }
  /** Asks for an address that opens the document for a minute. */
  linkTo: (id: string) => Promise<DocumentLink>
}

/** The document that somebody sent, to be saved and looked at; or that it is gone. */
export function OpenDocument({ sent, linkTo }: OpenDocumentProps) {
  const [isBusy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    try {
      const { url } = await linkTo(sent.id)
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    } catch (failure) {
      toast({ title: failures.document, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  if (!sent.has_document)
    return <p className="text-muted">The document was deleted, 90 days after the decision.</p>
  return (
    <div>
      <Button variant="quiet" disabled={isBusy} onClick={() => void open()}>
        <Icon name="download" />
        {isBusy ? 'Opening...' : 'Open the document'}
      </Button>
      <p className="mt-2 text-muted">
        It is {kinds[sent.document_type]}. That you opened it is written down; delete your copy when
        you have decided.
      </p>
    </div>
  )
}
