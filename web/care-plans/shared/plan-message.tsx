import { type ReactNode, useState } from 'react'
import { initials } from '#domain/values/names.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Surface } from '#web/ui/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.tsx'
import { failures, type PlanWords } from './words.ts'

interface PlanMessageProps {
  plan: {
    author: { full_name: string; profile_picture_url: string | null } | null
    version: number
    created_at: string
    plan_pdf_url: string
  }
  words: Pick<PlanWords, 'writer'>
  /** Beside the words where there is room. */
  drawing: ReactNode
  children: ReactNode
}

/** What the writer of a plan says to the person, with the plan on paper. */
export function PlanMessage({ plan, words: { writer }, drawing, children }: PlanMessageProps) {
  const { author, version, created_at, plan_pdf_url } = plan
  return (
    <Surface className="flex items-center justify-between gap-8">
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
    </Surface>
  )
}

function DownloadButton({ url }: { url: string }) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setBusy(true)
    try {
      // A name that says nothing to whoever else looks into the folder.
      saveFile(await (await fetchAsMe(url)).blob(), 'plan.pdf')
    } catch (failure) {
      toast({ title: failures.download, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void download()}>
      <Icon name="download" /> {isBusy ? 'Downloading...' : 'Download PDF'}
    </Button>
  )
}
