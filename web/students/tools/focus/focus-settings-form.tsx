import { lengthBounds, type Phase } from '#domain/students/focus-timer.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { NumberField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import type { FocusSettings } from './focus-store.ts'

const hintOf = (phase: Phase) => `${lengthBounds[phase].min} to ${lengthBounds[phase].max}`

interface FocusSettingsFormProps {
  settings: FocusSettings
  onChange: (settings: FocusSettings) => void
}

/** How long each part is, and how its end is announced. */
export function FocusSettingsForm({ settings, onChange }: FocusSettingsFormProps) {
  const { lengths, signals } = settings
  return (
    <div className="accordion">
      <details>
        <summary>
          <h2 className="focus-settings">Lengths, sound and vibration</h2>
          <Icon name="chevron" />
        </summary>
        <div className="accordion-body">
          <Form
            schema={async () => (await import('./focus-form.ts')).focusForm}
            submitLabel="Save"
            onSubmit={({ sound, vibration, ...typed }) => {
              onChange({ lengths: typed, signals: { sound, vibration } })
              toast({ title: 'Saved', text: 'A part that has started keeps its length.' })
            }}
          >
            <NumberField
              name="focus"
              label="Focus"
              unit="minutes"
              hint={hintOf('focus')}
              defaultValue={lengths.focus}
            />
            <NumberField
              name="break"
              label="Break"
              unit="minutes"
              hint={hintOf('break')}
              defaultValue={lengths.break}
            />
            <NumberField
              name="long_break"
              label="Long break"
              unit="minutes"
              hint={hintOf('long_break')}
              defaultValue={lengths.long_break}
            />
            <CheckboxField
              name="sound"
              label="Play a soft sound at the end"
              defaultChecked={signals.sound}
            />
            <CheckboxField
              name="vibration"
              label="Vibrate at the end, where the phone can"
              defaultChecked={signals.vibration}
            />
          </Form>
        </div>
      </details>
    </div>
  )
}
