import { type Topic, topicWords, topics } from '#domain/appointments/topics.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'

/** What the appointment is about: only providers of the matching profession are offered. */
export function TopicChoice({
  chosen,
  onChoose,
}: {
  chosen: Topic
  onChoose: (topic: Topic) => void
}) {
  return (
    <ChoiceCards
      name="about"
      label="What is it about?"
      columns
      options={topics.map((value) => ({ value, ...topicWords[value] }))}
      defaultValue={chosen}
      onChange={(value) => onChoose(topics.find((topic) => topic === value) ?? 'unsure')}
    />
  )
}
