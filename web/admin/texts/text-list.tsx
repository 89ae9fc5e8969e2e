import { useQuery } from '@tanstack/react-query'
import { emailTexts, textKeys } from '#domain/email-texts/registry.ts'
import type { CurrentText } from '#domain/email-texts/schema.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { emailTextList } from './text-queries.ts'

const groups = [...new Set(textKeys.map((key) => emailTexts[key].group))]

/** The emails to patients whose texts an admin may change, by group. */
export function TextList() {
  const query = useQuery(emailTextList)
  return (
    <QueryView query={query} failed="Error fetching the texts" fallback={<Skeleton lines={12} />}>
      {(texts) => groups.map((group) => <Group key={group} name={group} texts={texts} />)}
    </QueryView>
  )
}

function Group({ name, texts }: { name: string; texts: readonly CurrentText[] }) {
  const id = `group-${name.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id}>{name}</h2>
      <ul className="grid max-w-none">
        {textKeys
          .filter((key) => emailTexts[key].group === name)
          .map((key) => (
            <li key={key} className="max-w-none border-t border-hairline py-2">
              <Link to={`/admin/texts/${key}`} className="inline-flex min-h-11 items-center">
                {emailTexts[key].name}
              </Link>
              {texts.some((text) => text.key === key && text.is_own) ? ' (your words)' : null}
              <p className="text-muted">{emailTexts[key].purpose}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
