import type { ReactNode } from 'react'
import { initials } from '#domain/values/names.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { saveAnswer } from '#web/platform/save-file.ts'
import { errorTitles, type PlanTexts } from './words.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

interface PlanMessageProps {
  plan: {
    author: { full_name: string; profile_picture_url: string | null } | null
    version: number
    created_at: string
    plan_pdf_url: string
  }
  words: Pick<PlanTexts, 'writer'>
  /** Beside the text where there is space. */
  drawing: ReactNode
  children: ReactNode
}

/** The message of a plan's writer to the patient, with the plan on paper. */
export function PlanMessage({ plan, words: { writer }, drawing, children }: PlanMessageProps) {
  const { author, version, created_at, plan_pdf_url } = plan
  return (
    <Card className="flex items-center justify-between gap-8">
      <div className="grid min-w-0 gap-4">
        <div className="flex items-center gap-4">
          {author ? (
            <Portrait src={author.profile_picture_url} initials={initials(author.full_name)} />
          ) : null}
          <div className="min-w-0">
            <h2 className="text-lg wrap-anywhere">
              {author ? `From ${author.full_name}, your ${writer}` : `From your ${writer}`}
            </h2>
            <p className="text-muted">
              {formatDate(created_at)}
              {version > 1 ? `, version ${version}` : ''}
            </p>
          </div>
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{children}</p>
        <p className="screen-only">
          <DownloadButton url={plan_pdf_url} />
        </p>
      </div>
      <div className="screen-only hidden flex-none lg:block">{drawing}</div>
    </Card>
  )
}

function DownloadButton({ url }: { url: string }) {
  const download = useAction(async () => saveAnswer(await authenticatedFetch(url)), {
    failure: errorTitles.download,
  })

  return (
    <ActionButton
      variant="quiet"
      action={download}
      icon={<PlaceIcon name="download" />}
      busyLabel="Downloading..."
    >
      Download PDF
    </ActionButton>
  )
}
