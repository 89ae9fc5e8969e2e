import { showPhone } from '#domain/phone/show-phone.ts'
import { mobilePhone } from '#domain/phone/read-phone.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Network, networks, operatorOf } from '#domain/phone/networks.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'

interface PayerProps {
  /** The initial number. */
  phone: string
  /** Networks that take no payments now. */
  closed: readonly Network[]
  /** Asks which network a number belongs to; null where that is not known. */
  predict: (phone: string) => Promise<Network | null>
}

/**
 * The mobile-money number that pays, and its network: as the aggregator knows it, or else by the prefix. The
 * payer can correct it.
 */
export function PayerFields({ phone, closed, predict }: PayerProps) {
  const [network, setNetwork] = useState(operatorOf(phone))
  const asked = useRef<string>(undefined)
  const isChosen = useRef(false)
  const follow = async (typed: string) => {
    const number = mobilePhone(typed)
    if (!number || number === asked.current) return
    asked.current = number
    isChosen.current = false
    setNetwork(operatorOf(number) ?? network)
    const found = await predict(number).catch(() => null)
    if (found && number === asked.current && !isChosen.current) setNetwork(found)
  }
  const followFirst = useEffectEvent(() => void follow(phone))
  useEffect(() => followFirst(), [])
  return (
    <>
      <TextField
        name="phone"
        label="Mobile-money number"
        hint="For example 0977 123 456."
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        defaultValue={showPhone(phone)}
        onChange={({ target }) => void follow(target.value)}
      />
      <ChoiceCards
        // Rendered again where the number belongs to another mobile money provider.
        key={network}
        name="network"
        label="Network"
        columns
        options={networks.map((value) => ({
          value,
          label: value,
          ...(closed.includes(value) ? { detail: 'Takes no payments at the moment' } : {}),
        }))}
        onChange={() => {
          isChosen.current = true
        }}
        {...(network ? { defaultValue: network } : {})}
      />
    </>
  )
}
