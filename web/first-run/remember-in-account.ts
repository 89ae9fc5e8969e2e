import { asProblem } from '#web/accounts/auth-failure.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'

interface Remembered {
  /** `asked` with the numbers of the steps that were opened, or `done`. */
  first_run?: string
  /** Whether the person answered if they want the app on their home screen. */
  install?: 'answered'
}

/**
 * Keeps in the account what is asked once. Nothing of health: tokens contain it, so that what brings a
 * person here is not kept.
 *
 * @throws ProblemError, ConnectionError
 */
export async function rememberInAccount(data: Remembered): Promise<void> {
  const auth = await loadAuth()
  const { error } = await auth.updateUser({ data })
  if (error) throw asProblem(error)
}
