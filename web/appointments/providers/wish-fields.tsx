import { type ReactNode, useId } from 'react'
import { priceWord } from '#domain/appointments/price-words.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { type Choosable, priceLimits, type Wishes } from '#domain/practice/pages/choose.ts'
import {
  languageNames,
  pageLanguages,
  pageTopicNames,
  pageTopics,
} from '#domain/practice/pages/page-words.ts'
import { type Gender, genders } from '#domain/values/gender.ts'
import { Icon } from '#web/ui/icon.tsx'

const genderWords: Readonly<Record<Gender, string>> = { male: 'A man', female: 'A woman' }

const orders: readonly { value: Wishes['sort']; label: string }[] = [
  { value: 'soonest', label: 'The soonest' },
  { value: 'price', label: 'The lowest price' },
  { value: 'name', label: 'By name' },
]

/** What can be wished of a list, as it stands in a control. */
export const wishWords = {
  language: 'Any language',
  gender: 'Either',
  topic: 'Any topic',
  most: 'Any price',
} as const

interface WishFieldsProps {
  /** Only what some of these have can be wished. */
  list: readonly Choosable[]
  wishes: Wishes
  onChange: (wishes: Wishes) => void
  /** How they meet: its price counts. */
  way?: SessionType | undefined
  /** In a narrow column. */
  narrow?: boolean
}

/** What a person wishes of whom they meet: language, gender, topic, price, and who comes first. */
export function WishFields({ list, wishes, onChange, way, narrow = false }: WishFieldsProps) {
  const limits = priceLimits(list, way)
  const fields = narrow ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'
  // On a phone the list comes soon after two fields.
  const isOpen = wishes.gender !== undefined || wishes.most !== undefined
  return (
    <div className="grid gap-4">
      <div className={fields}>
        <Choice
          label="Language"
          any={wishWords.language}
          value={wishes.language}
          options={pageLanguages
            .filter((one) => list.some(({ languages }) => languages.includes(one)))
            .map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => onChange({ ...wishes, language })}
        />
        <Choice
          label="Topic"
          any={wishWords.topic}
          value={wishes.topic}
          options={pageTopics
            .filter((one) => list.some(({ topics }) => topics.includes(one)))
            .map((value) => ({ value, label: pageTopicNames[value] }))}
          onChange={(topic) => onChange({ ...wishes, topic })}
        />
      </div>
      <details open={isOpen}>
        <summary className="link link-alone">A woman or a man, price, who comes first</summary>
        <div className={`mt-3 ${fields}`}>
          <Choice
            label="A woman or a man"
            any={wishWords.gender}
            value={wishes.gender}
            options={genders
              .filter((one) => list.some(({ gender }) => gender === one))
              .map((value) => ({ value, label: genderWords[value] }))}
            onChange={(gender) => onChange({ ...wishes, gender })}
          />
          <Choice
            label="Price for a session"
            any={wishWords.most}
            value={wishes.most === undefined ? undefined : String(wishes.most)}
            options={limits.map((most) => ({
              value: String(most),
              label: most === 0 ? priceWord(most) : `At most ${priceWord(most)}`,
            }))}
            onChange={(most) =>
              onChange({ ...wishes, most: most === undefined ? undefined : Number(most) })
            }
          />
          <Choice
            label="Who comes first"
            value={wishes.sort}
            options={orders}
            onChange={(sort) => onChange({ ...wishes, sort: sort ?? 'soonest' })}
          />
        </div>
      </details>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  /** Without it, one is always chosen. */
  any?: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

/** One of a few, or any; nothing where there is no choice. */
export function Choice<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const id = useId()
  if (options.length === 0) return null
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="control-wrap">
        <select
          className="control"
          id={id}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(options.find((option) => option.value === target.value)?.value)
          }
        >
          {any ? <option value="">{any}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="control-chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </div>
  )
}
