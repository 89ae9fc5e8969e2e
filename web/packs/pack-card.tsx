import type { PackSummary } from '#domain/packs/schema.ts'
import { ownDataNames } from '#domain/packs/pack.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { PackDownload } from './pack-download.tsx'

interface PackCardProps {
  pack: PackSummary
  isOpen: boolean
  /** Name, readings and medicines of the user are in it. */
  hasOwn: boolean
}

const span = ({ from, to }: { from: number; to: number }) =>
  from === to ? String(from) : `${from} to ${to}`

/** One pack: for whom it is, what is in it, how large it is, and its PDF. */
export function PackCard({ pack, isOpen, hasOwn }: PackCardProps) {
  const { id, title, summary, for_whom, guides, worksheets, own, pages, kB } = pack
  const drafts = guides.filter(({ state }) => state === 'draft').length
  return (
    <li className="surface max-w-none">
      <h2 id={`pack-${id}`}>{title}</h2>
      <p className="mt-1">{summary}</p>
      <p className="mt-1 text-muted">{for_whom}</p>
      <ul aria-labelledby={`pack-${id}`} className="mt-4 grid list-disc gap-2 ps-6">
        {own.map((kind) => (
          <li key={kind}>{ownDataNames[kind]}</li>
        ))}
        {guides.map((guide) => (
          <li key={guide.slug}>
            {'Guide of the library: '}
            <Link to={`/library/${guide.slug}`} className="link">
              {guide.title}
            </Link>
          </li>
        ))}
        {worksheets.map((sheet) => (
          <li key={sheet}>To fill in: {sheet}</li>
        ))}
        <li>Who to call</li>
      </ul>
      {drafts > 0 ? (
        <p className="mt-4">
          <strong>
            {drafts === guides.length ? 'Its guides are' : `${drafts} of its guides is`} not yet
            reviewed by a clinician of this clinic
          </strong>
        </p>
      ) : null}
      <p className="mt-4 text-sm text-muted">
        {span(pages)} A4 pages, {span(kB)} kB
      </p>
      {isOpen ? <PackDownload id={id} title={title} hasOwn={hasOwn} /> : null}
    </li>
  )
}
