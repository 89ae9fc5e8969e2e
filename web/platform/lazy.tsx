import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LazyProps<Props extends object> {
  fetchPart: () => Promise<ComponentType<Props>>
  props: Props
  /** The placeholder until it loads. */
  meanwhile?: ReactNode
  /** Shown where it failed to load; without it `meanwhile` stays. */
  failed?: (failure: unknown) => ReactNode
}

/**
 * A part of a page that few users see, fetched only for them, or one that can load after the rest.
 */
export function Lazy<Props extends object>({
  fetchPart,
  props,
  meanwhile,
  failed,
}: LazyProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    fetchPart().then(
      (part) => setPart(() => part),
      (reason: unknown) => {
        dispatchEvent(new Event('ubumi:part-missing'))
        setFailure(reason)
      },
    )
  }, [fetchPart])
  return Part ? <Part {...props} /> : failure && failed ? failed(failure) : meanwhile
}
