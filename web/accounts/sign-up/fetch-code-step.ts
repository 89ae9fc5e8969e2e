import { loadOnce } from '#web/platform/lazy.tsx'

/** What follows the sign-up, on the same page. */
export const fetchCodeStep = loadOnce(
  async () => (await import('#web/accounts/sign-up/code-step.tsx')).CodeStep,
)
