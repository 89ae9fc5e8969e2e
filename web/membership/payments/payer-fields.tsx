import { showPhone } from '#domain/phone/show-phone.ts'
import { useState } from 'react'
import { networks, operatorOf } from '#domain/phone/networks.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'

/** The mobile-money number that pays, and its network, which follows from the number. */
export function PayerFields({ phone }: { phone: string }) {
  const [network, setNetwork] = useState(operatorOf(phone))
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
        onChange={({ target }) => setNetwork(operatorOf(target.value) ?? network)}
      />
      <ChoiceCards
        // Rendered again where the number belongs to another mobile money provider.
        key={network}
        name="network"
        label="Network"
        columns
        options={networks}
        {...(network ? { defaultValue: network } : {})}
      />
    </>
  )
}
