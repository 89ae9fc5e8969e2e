import { useState } from 'react'
import type { PackList as Packs } from '#domain/packs/schema.ts'
import { readForAnyone } from '#web/platform/calls/read-for-anyone.ts'
import { useFetched } from '#web/platform/calls/use-fetched.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { StrokeIcon } from '#web/ui/icon.tsx'
import { menuStrokes } from '#web/ui/icons/menu-strokes.ts'
import { Waiting } from '#web/ui/layout/waiting.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { PackCard } from './pack-card.tsx'

const fetchPacks = () => readForAnyone('/api/packs') as Promise<Packs>

/** All packs, a card each; above them who may download them, or whether own data are in them. */
export function PackList() {
  return (
    <QueryView
      query={useFetched(fetchPacks)}
      failed="Error fetching the packs"
      fallback={<Waiting />}
    >
      {(list) => <Cards list={list} />}
    </QueryView>
  )
}

function Cards({ list: { is_open, is_blank, plans, packs } }: { list: Packs }) {
  const [hasOwn, setHasOwn] = useState(true)
  return (
    <>
      {is_open ? (
        is_blank ? (
          <p>You work here, so your packs are blank. They name no one.</p>
        ) : (
          <OwnChoice hasOwn={hasOwn} onChange={setHasOwn} />
        )
      ) : (
        <Locked plans={plans} />
      )}
      <ul className="mt-8 grid max-w-none gap-6 md:grid-cols-2">
        {packs.map((pack) => (
          <PackCard
            key={pack.id}
            pack={pack}
            isOpen={is_open}
            hasOwn={is_open && !is_blank && hasOwn}
          />
        ))}
      </ul>
    </>
  )
}

/** Whether a pack names the user: not where a shop or another person prints it. */
function OwnChoice({ hasOwn, onChange }: { hasOwn: boolean; onChange: (has: boolean) => void }) {
  return (
    <div className="max-w-3xl">
      <label className="choice choice-plain">
        <input
          type="checkbox"
          className="choice-mark"
          checked={hasOwn}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="choice-name">Put my name, readings and medicines into my packs</span>
      </label>
      <p className="mt-1 text-muted">
        Does a shop or another person print it? Take the tick away. The same pages are then blank.
      </p>
    </div>
  )
}

function Locked({ plans }: { plans: string | null }) {
  const isVisitor = !useVisitor()
  return (
    <div className="surface grid max-w-3xl gap-4">
      <p className="flex items-start gap-2">
        <StrokeIcon d={menuStrokes.card} />
        <span>
          {plans ? `Resource packs are part of ${plans}.` : 'Log in to download resource packs.'}
        </span>
      </p>
      <p className="flex flex-wrap gap-3">
        {plans ? <LinkButton to="/membership">See the plans</LinkButton> : null}
        {isVisitor ? (
          <LinkButton to="/login?next=/packs" variant="quiet">
            Log in
          </LinkButton>
        ) : null}
      </p>
    </div>
  )
}
