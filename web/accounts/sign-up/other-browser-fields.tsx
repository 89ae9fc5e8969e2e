import { NewPasswordField } from '#web/accounts/new-password-field.tsx'

/** For a user who signed up in another browser: the password of the account is chosen here. */
export function OtherBrowserFields() {
  return (
    <>
      <p>The account was made in another browser. Choose the password for it here.</p>
      <NewPasswordField hint="You will log in with it. A password chosen before no longer counts." />
    </>
  )
}
