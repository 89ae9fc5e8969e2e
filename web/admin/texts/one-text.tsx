import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Wording } from '#domain/email-texts/email-text.ts'
import { emailTexts, isTextKey, type TextKey } from '#domain/email-texts/registry.ts'
import { setField } from '#web/platform/drafts/fields.ts'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'
import { emailTextList } from './text-queries.ts'

/** One text of an email: the form with its preview, and the history. */
export function OneText({ name }: { name: string }) {
  return isTextKey(name) ? (
    <Known key={name} name={name} />
  ) : (
    <PageHeading title="Text not found" lead="There is no email with this text." />
  )
}

function Known({ name }: { name: TextKey }) {
  const query = useQuery(emailTextList)
  const place = useRef<HTMLDivElement>(null)
  /** Puts a wording into the fields, as if it was typed: it is saved with the button of the form. */
  const put = (wording: Wording) => {
    for (const field of ['subject', 'body', 'button'] as const) {
      const control = place.current?.querySelector(`[name="${field}"]`)
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        setField(control, wording[field])
    }
    place.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <PageHeading title={emailTexts[name].name} lead={emailTexts[name].purpose} />
      <div ref={place}>
        <QueryView
          query={query}
          failed="Error fetching the text"
          fallback={<Skeleton lines={12} />}
        >
          {(texts) => {
            const text = texts.find(({ key }) => key === name)!
            return <TextForm key={text.version} name={name} text={text} onPut={put} />
          }}
        </QueryView>
      </div>
      <TextHistory name={name} onPut={put} />
    </>
  )
}
