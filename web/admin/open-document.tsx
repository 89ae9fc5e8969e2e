import type { DocumentLink, DocumentType } from '#domain/values/files.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { errorTitles } from './texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

const kinds = {
  'application/pdf': 'a PDF',
  'image/png': 'a picture',
  'image/jpeg': 'a picture',
} as const

interface OpenDocumentProps {
  sent: { id: string; document_type: DocumentType; has_document: boolean }
  /** Requests an address that opens the document for a minute. */
  linkTo: (id: string) => Promise<DocumentLink>
}

/** The document that the user sent, to be saved and looked at; or that it is deleted. */
export function OpenDocument({ sent, linkTo }: OpenDocumentProps) {
  const open = useAction(
    async () => {
      const { url } = await linkTo(sent.id)
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
    { failure: errorTitles.document },
  )

  if (!sent.has_document)
    return <p className="text-muted">The document was deleted, 90 days after the decision.</p>
  return (
    <div>
      <ActionButton
        variant="quiet"
        action={open}
        icon={<PlaceIcon name="download" />}
        busyLabel="Opening..."
      >
        Open the document
      </ActionButton>
      <p className="mt-2 text-muted">
        It is {kinds[sent.document_type]}. That you opened it is written down; delete your copy when
        you have decided.
      </p>
    </div>
  )
}
