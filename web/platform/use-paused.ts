import { useEffect, useState } from 'react'

/** Milliseconds without typing after which the server searches: each answer counts as a read of records. */
export const searchPause = 400

/** The value once it has stayed the same for so many milliseconds: what is typed, without each letter of it. */
export function usePaused<Value>(value: Value, milliseconds: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return paused
}
