import { type ComponentType, useEffect, useState } from 'react'

interface LateProps<Props extends object> {
  fetchPart: () => Promise<ComponentType<Props>>
  props: Props
}

/** What few people see of a page, fetched by those alone. Where it does not come, nothing stands there. */
export function Late<Props extends object>({ fetchPart, props }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    fetchPart().then(
      (part) => setPart(() => part),
      () => undefined,
    )
  }, [fetchPart])
  return Part && <Part {...props} />
}
