import { useEffect, useState } from 'react'

import { fetchInTime } from '#web/platform/calls/in-time.ts'

/** True once the server has answered that sign-up is closed. Without an answer the form stays. */
export function useClosedSignUp(): boolean {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    let isOver = false
    void isSignUpClosed().then((answer) => {
      if (!isOver) setClosed(answer)
    })
    return () => {
      isOver = true
    }
  }, [])
  return isClosed
}

async function isSignUpClosed(): Promise<boolean> {
  try {
    const answer = await fetchInTime('/auth/v1/settings')
    const settings = (await answer.json()) as { disable_signup?: boolean }
    return settings.disable_signup === true
  } catch {
    return false
  }
}
