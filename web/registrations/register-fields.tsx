import { showPhone } from '#domain/phone/show-phone.ts'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import { genderLabels, genders } from '#domain/values/gender.ts'
import { ChoiceCards, CheckboxField, DateField } from '#web/ui/forms/choice-fields.tsx'
import { EmailField } from '#web/ui/forms/email-field.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'

const shown = (phone: string | null | undefined) => (phone ? showPhone(phone) : undefined)

/**
 * What the clinic asks of a person: who they are, how to reach them, and what identifies them; with what it has of
 * them already.
 */
export function RegisterFields({ known }: { known?: RegisteredPatient }) {
  const of = (name: keyof RegisteredPatient) => known?.[name]?.toString()
  return (
    <>
      <TextField
        name="full_name"
        label="Full name"
        autoComplete="off"
        maxLength={200}
        defaultValue={known?.full_name}
      />
      <ChoiceCards
        name="gender"
        label="Sex"
        options={genders.map((value) => ({ value, label: genderLabels[value] }))}
        columns
        {...(known?.gender ? { defaultValue: known.gender } : {})}
      />
      <DateField
        name="date_of_birth"
        label="Date of birth"
        birthday
        optional
        defaultValue={known?.date_of_birth ?? ''}
      />
      <TextField
        name="born_in"
        label="Year of birth"
        hint="If the day is not known. Example: 1984."
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        optional
        defaultValue={of('born_in')}
      />
      <TextField
        name="phone_number"
        label="Phone number"
        hint="A relative’s will do. Example: 0977 123 456."
        type="tel"
        autoComplete="off"
        defaultValue={shown(known?.phone_number)}
      />
      <TextField
        name="phone_of"
        label="Whose number it is"
        hint="If it is not their own. Example: sister."
        autoComplete="off"
        maxLength={60}
        optional
        defaultValue={of('phone_of')}
      />
      <CheckboxField
        name="has_no_phone"
        label="They can be reached at no phone number"
        defaultChecked={known !== undefined && !known.phone_number}
      />
      <details className="grid gap-5">
        <summary>Email, numbers, next of kin, language and address</summary>
        <div className="mt-4 grid gap-6">
          <EmailField
            name="email"
            label="Email"
            hint="We send nothing there until they set up a login."
            autoComplete="off"
            optional
            defaultValue={of('email')}
          />
          <TextField
            name="nrc"
            label="NRC number"
            hint="Example: 123456/10/1."
            autoComplete="off"
            optional
            defaultValue={of('nrc')}
          />
          <TextField
            name="nhima_number"
            label="NHIMA number"
            autoComplete="off"
            optional
            defaultValue={of('nhima_number')}
          />
          <TextField
            name="next_of_kin_name"
            label="Next of kin"
            autoComplete="off"
            maxLength={200}
            optional
            defaultValue={of('next_of_kin_name')}
          />
          <TextField
            name="next_of_kin_phone"
            label="Phone number of the next of kin"
            type="tel"
            autoComplete="off"
            optional
            defaultValue={shown(known?.next_of_kin_phone)}
          />
          <TextField
            name="next_of_kin_relation"
            label="Who that is to them"
            hint="Example: mother."
            autoComplete="off"
            maxLength={60}
            optional
            defaultValue={of('next_of_kin_relation')}
          />
          <TextField
            name="language"
            label="Language"
            autoComplete="off"
            maxLength={60}
            optional
            defaultValue={of('language')}
          />
          <TextAreaField
            name="address"
            label="Address"
            rows={2}
            maxLength={500}
            optional
            defaultValue={of('address')}
          />
        </div>
      </details>
    </>
  )
}
