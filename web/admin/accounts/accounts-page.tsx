import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedAccount } from '#domain/admin/accounts.ts'
import { useLocation, useNavigate } from '#web/platform/location.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Keys } from '#web/ui/drawings/keys.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { GrowingTable } from '#web/ui/growing-table.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { type AccountQuestion, accountsLike } from './account-queries.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles, roleLabels } from '#web/admin/texts.ts'

/**
 * The search for accounts. The search is stored in the browser's history entry, and not in the
 * address.
 */
export function AccountsPage() {
  const question = useLocation().state as AccountQuestion | null
  const navigate = useNavigate()
  const ask = (asked: AccountQuestion) =>
    navigate('/admin/accounts', { replace: true, state: asked })
  return (
    <AdminMain>
      <PageHeading
        title="Accounts"
        lead="Find an account to suspend or restore it. That you saw a name is written into that person’s record."
        actions={<RegisterButton />}
      />
      <Form
        schema={async () => (await import('./account-schema.ts')).accountQuestion}
        submitLabel="Search"
        onSubmit={({ q }) => ask({ q, state: 'any' })}
        actions={
          <Button variant="quiet" onClick={() => ask({ q: '', state: 'suspended' })}>
            Show who is suspended
          </Button>
        }
      >
        <TextField
          name="q"
          label="Name, email or phone"
          hint="Names in any order, the start of an email, or four digits of a phone number."
          type="search"
          autoComplete="off"
          maxLength={100}
          defaultValue={question?.q}
        />
      </Form>
      {question ? (
        <Found key={`${question.state} ${question.q}`} {...question} />
      ) : (
        <EmptyState drawing={<Keys width={160} />} text="Search to see accounts." />
      )}
    </AdminMain>
  )
}

const fetchRegister = async () =>
  (await import('#web/registrations/register-dialog.tsx')).RegisterDialog

/** The form of the counter is fetched when it is opened. */
function RegisterButton() {
  const [isOpen, setOpen] = useState(false)
  const { Part: Register, bring } = useLazyComponent(fetchRegister, errorTitles.form)
  async function open() {
    if (await bring()) setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" data-adds-fields="full_name" onClick={() => void open()}>
        Register a patient
      </Button>
      {Register && isOpen ? <Register onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const columns: readonly Column<ListedAccount>[] = [
  {
    header: 'Name',
    cell: ({ id, full_name, email }) => (
      <>
        <Link to={`/admin/accounts/${id}`} className="link wrap-anywhere" translate="no">
          {full_name || 'No name given'}
        </Link>
        <span className="block font-normal wrap-anywhere text-muted">
          <EmailAddress address={email} />
        </span>
      </>
    ),
  },
  { header: 'Role', cell: ({ role }) => roleLabels[role] },
  { header: 'Since', cell: ({ created_on }) => <Day>{formatDate(created_on)}</Day> },
  {
    header: 'Last login',
    cell: ({ last_sign_in_on }) => (
      <Day>{last_sign_in_on ? formatDate(last_sign_in_on) : 'Never'}</Day>
    ),
  },
  {
    header: 'State',
    cell: ({ is_suspended }) =>
      is_suspended ? <strong className="text-danger">Suspended</strong> : 'Open',
  },
]

/** In one row where a long email beside it leaves the space. */
function Day({ children }: { children: string }) {
  return <span className="lg:whitespace-nowrap">{children}</span>
}

function Found({ q, state }: AccountQuestion) {
  const query = useInfiniteQuery(accountsLike({ q, state }))
  const title = state === 'suspended' ? 'Suspended' : `Found for “${q}”`
  return (
    <Section title={<span className="wrap-anywhere">{title}</span>}>
      <QueryView query={query} failed={errorTitles.accounts} fallback={<Skeleton lines={5} />}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <p>
              {state === 'suspended'
                ? 'No suspended accounts.'
                : 'No account has this name, email or phone number.'}
            </p>
          ) : (
            <GrowingTable
              caption="Accounts, the newest first"
              columns={columns}
              rows={pages.flat()}
              rowKey={({ id }) => id}
              more={{
                label: 'Show older accounts',
                isThere: query.hasNextPage,
                isFetching: query.isFetchingNextPage,
                failure: query.isFetchNextPageError ? query.error : null,
                failureTitle: errorTitles.accounts,
                onMore: () => void query.fetchNextPage(),
              }}
              end="These are all."
            />
          )
        }
      </QueryView>
    </Section>
  )
}
