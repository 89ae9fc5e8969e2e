import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LateProps<Props extends object> {
  fetchPart: () => Promise<ComponentType<Props>>
  props: Props
  /** What keeps its place until it comes. */
  meanwhile?: ReactNode
}

/**
 * What few people see of a page, fetched by those alone, or what can come after the rest. Where it does
 * not come, `meanwhile` stays.
 */
export function Late<Props extends object>({ fetchPart, props, meanwhile }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    fetchPart().then(
      (part) => setPart(() => part),
      () => void dispatchEvent(new Event('ubumi:part-missing')),
    )
  }, [fetchPart])
  return Part ? <Part {...props} /> : meanwhile
}
