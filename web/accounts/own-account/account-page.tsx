import { isOffered } from '#domain/values/brand.ts'
import '#web/accounts/own-account/account.css'
import {
  accountPlaces,
  invoicesPlace,
  ratingsPlace,
  studentStatusPlace,
  summaryPlace,
} from '#web/accounts/own-account/account-places.tsx'
import { AccountRows } from '#web/accounts/own-account/account-rows.tsx'
import { useAccountStates } from '#web/accounts/own-account/account-states.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Navigate, useLocation } from '#web/platform/location.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

/**
 * Where the sections of the account page are since each has a page of its own. Emails that were sent
 * before, and bookmarks, lead to the old anchors.
 */
const pages: Readonly<Record<string, `/account/${string}`>> = {
  '#password': '/account/password',
  '#email': '/account/email',
  '#second-step': '/account/two-step-login',
  '#devices': '/account/devices',
  '#student': '/account/student-status',
  '#consent': '/account/data#consent',
  '#sharing': '/account/sharing',
  '#sharing-readings': '/account/sharing#readings',
  '#alerts': '/account/sharing#alerts',
  '#emergency-contact': '/account/sharing#emergency-contact',
  '#openings': '/account/record-access',
  '#mails': '/account/emails',
  '#export': '/account/data#export',
  '#erase': '/account/data#erase',
}

const fetchName = async () => (await import('./name-form.tsx')).NameForm

/** The page of an old anchor of `/account`; undefined for any other. */
const pageOfAnchor = (hash: string) => (Object.hasOwn(pages, hash) ? pages[hash] : undefined)

/** The user's own account: who they are, and a row for each part with a page of its own. */
export function AccountPage() {
  const target = pageOfAnchor(useLocation().hash)
  return target ? <Navigate replace to={target} /> : <Account />
}

function Account() {
  const { data: profile } = useProfile()
  const states = useAccountStates()
  const isClient = profile?.role === 'client'
  return (
    <Main>
      <div className="account-part">
        <PageHeading
          title="Account"
          lead={
            profile ? (
              <>
                <span className="wrap-anywhere" translate="no">
                  {profile.full_name}
                </span>
                <br />
                <span className="wrap-anywhere">{profile.email}</span>
              </>
            ) : null
          }
        />
        {isClient && !profile.is_student ? <Lazy load={fetchName} props={{ profile }} /> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AccountRows
            label="Parts of your account"
            places={accountPlaces.filter(
              (place) =>
                (!place.isOfClients || isClient) &&
                !(place.isNotOfAdmins && profile?.role === 'admin') &&
                !(place.isNotOfDesk && profile?.role === 'front_desk'),
            )}
            states={states}
          />
          {isClient ? (
            <AccountRows
              label="About you"
              places={
                profile.is_student
                  ? [invoicesPlace, studentStatusPlace]
                  : [
                      summaryPlace,
                      invoicesPlace,
                      ...(isOffered('students') ? [studentStatusPlace] : []),
                    ]
              }
              states={states}
            />
          ) : null}
          {profile?.role === 'provider' ? (
            <AccountRows label="About your practice" places={[ratingsPlace]} states={states} />
          ) : null}
        </div>
      </div>
    </Main>
  )
}
