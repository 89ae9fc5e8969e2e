import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[]
  /** Opening one closes the others. */
  single?: boolean
}

/** Questions that open to their answers. The platform's own disclosure: works without script. */
export function Accordion({ items, single = false }: AccordionProps) {
  const name = useId()
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.title} {...(single ? { name } : {})}>
          <summary>
            <h3>{item.title}</h3>
            <Icon name="chevron" />
          </summary>
          <div className="accordion-body">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
