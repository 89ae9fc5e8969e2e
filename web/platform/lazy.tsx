import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LazyProps<Props extends object> {
  fetchPart: () => Promise<ComponentType<Props>>
  props: Props
  /** The placeholder until it loads. */
  meanwhile?: ReactNode
}

/**
 * A part of a page that few users see, fetched only for them, or one that can load after the rest.
 * Where it fails to load, `meanwhile` stays.
 */
export function Lazy<Props extends object>({ fetchPart, props, meanwhile }: LazyProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    fetchPart().then(
      (part) => setPart(() => part),
      () => void dispatchEvent(new Event('ubumi:part-missing')),
    )
  }, [fetchPart])
  return Part ? <Part {...props} /> : meanwhile
}
