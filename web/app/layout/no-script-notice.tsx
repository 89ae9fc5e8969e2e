import { brand } from '#domain/values/brand.ts'
import { helplines } from '#domain/safety/helplines.ts'
import { dial } from '#domain/phone/dial.ts'
import { mailTo } from '#domain/values/mail-to.ts'

/** The part of a page that needs JavaScript: the whole page, its form, or single buttons. */
export type NeedsScript = 'page' | 'form' | 'buttons'

const subjects: Record<NeedsScript, string> = {
  page: 'This page needs',
  form: 'The form on this page needs',
  buttons: 'Some buttons on this page need',
}

/**
 * Shown without script, above the page: what needs it, and what works without. It is in the
 * prerendered HTML only, outside the root of React.
 */
export function NoScriptNotice({ what }: { what: NeedsScript }) {
  return (
    <noscript>
      <aside aria-label="JavaScript is off" className="border-b border-hairline bg-sunken">
        <div className="column grid gap-2 py-4">
          <p className="font-bold">{subjects[what]} JavaScript, which is off in your browser.</p>
          {what === 'buttons' ? null : <WhatWorks />}
        </div>
      </aside>
    </noscript>
  )
}

function WhatWorks() {
  const lines = helplines.filter(({ kind }) => kind !== 'abroad')
  return (
    <>
      <p>
        Turn JavaScript on and open the page again. You can read our public pages without it. To
        reach us, call{' '}
        <a className="link" href={dial(brand.phone)} translate="no">
          {brand.phone}
        </a>{' '}
        or write to{' '}
        <a className="link" href={mailTo(brand.email)}>
          {brand.email}
        </a>
        .
      </p>
      <ul aria-label="Helplines" className="flex flex-wrap gap-x-6">
        {lines.map(({ number, name }) => (
          <li key={number}>
            <a href={dial(number)} className="link inline-flex min-h-11 items-center">
              {name}: <span translate="no">{number}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
