import type { CrisisKind } from './crisis-words/kinds.ts'

/** What is shown after words of a crisis. */
export interface CrisisAdvice {
  title: string
  text: readonly string[]
  /** Which kind of helpline comes first. */
  first: 'emergency' | 'listening'
  more?: { to: `/${string}`; label: string }
}

/**
 * What to say, most urgent first: an act before violence, violence before thoughts, and what to do for
 * someone else. The recogniser reads words only, and takes the writer for someone else in one of ten texts
 * about violence: so "you" is always addressed, and first. "I feel like I am dying" is said of thoughts, and of the
 * heart, of breath and of panic: the words for thoughts name the body too.
 *
 * Sources: not to vomit and to bring the container, docs/hazards.md, "H6"; violence (PEP within 72
 * hours: BMC Proc 9 S4 A3, Lusaka; the Victim Support Unit as a choice); 933 also for violence and 116 for
 * children (docs/for-the-clinician.md, "Helplines"); to stay and to ask plainly, `companion.ts`.
 */
export function crisisAdvice(kinds: readonly CrisisKind[]): CrisisAdvice {
  const isOther = kinds.includes('other')
  if (kinds.includes('done'))
    return {
      title: isOther ? 'Go to hospital now, or take them there.' : 'Go to hospital now.',
      text: [
        'Was something taken, or is someone hurt? Go at once, even if all feels well.',
        'Do not cause vomiting. Take the packet or bottle with you. Ask someone to come with you.',
      ],
      first: 'emergency',
      more: { to: '/help-now#already-done', label: 'What to do until help comes' },
    }
  if (kinds.includes('violence'))
    return {
      title: isOther ? 'You have a right to be safe. So do they.' : 'You have a right to be safe.',
      text: [
        'Violence is never your fault. 933 also helps with violence. Children can call 116.',
        'After rape, a hospital or One Stop Centre can help most within 72 hours. Care does not wait for a police report.',
        'At a police station you can ask for the Victim Support Unit.',
      ],
      first: 'listening',
      more: { to: '/help-now#violence', label: 'Help after violence or rape' },
    }
  if (isOther && !kinds.includes('self'))
    return {
      title: 'You can help them stay safe.',
      text: [
        'Stay with them, or ask someone to. Listen. You can ask: “Are you thinking of ending your life?”',
        'Move away what could hurt them. Call 933 together.',
        'Is it about you? 933 is there for you, too.',
      ],
      first: 'listening',
      more: { to: '/help-now#with-somebody', label: 'What to do for someone in danger' },
    }
  return {
    title: 'Please talk to a person now.',
    text: [
      'No one may read this in time. These people answer day and night.',
      'Can you be with someone you trust? Move away from anything you could use to hurt yourself.',
      'Chest pain, no air, or suddenly weak? Go to hospital now, or call 112.',
    ],
    first: 'listening',
    more: { to: '/safety', label: 'I do not feel safe with my thoughts' },
  }
}
