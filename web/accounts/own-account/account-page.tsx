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
import { pageOfAnchor } from '#web/accounts/own-account/old-anchors.ts'
import { Navigate, useLocation } from '#web/platform/location.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

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
                <span className="wrap-anywhere">{profile.full_name}</span>
                <br />
                <span className="wrap-anywhere">{profile.email}</span>
              </>
            ) : null
          }
        />
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
                  : [summaryPlace, invoicesPlace, studentStatusPlace]
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
