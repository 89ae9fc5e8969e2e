import { id, letters, time, type RejectedRows } from './check-rows.ts'

const later = '2026-05-12T09:00:00Z'

export const rejectedBySupport: RejectedRows = {
  'public.support_messages': {
    support_messages_author: [{ author_id: id, is_from_team: false }],
    support_messages_ending: [
      { withdrawn_at: time },
      { answered_at: time, open_minutes: 5 },
      { due_at: time, answered_at: time, open_minutes: 5, withdrawn_at: time },
    ],
    support_messages_minutes: [
      { due_at: time, answered_at: time },
      { due_at: time, open_minutes: 5 },
    ],
    support_messages_open_minutes_check: [{ due_at: time, answered_at: time, open_minutes: -1 }],
    support_messages_promise: [{ due_at: time, is_from_team: true }],
    support_messages_words_check: [{ words: '' }, { words: letters(4001) }],
  },
  'public.support_questions': {
    support_questions_answering: [{ status: 'answered' }],
    support_questions_claim: [
      { claimed_by: id },
      { claimed_by: id, claimed_at: time, status: 'answered', answered_at: time },
    ],
    support_questions_closing: [{ status: 'closed' }, { status: 'waiting', closed_at: time }],
    support_questions_not_for_desk: [{ topic: 'health', team: 'desk' }],
    support_questions_reminder: [
      { asked_at: later, remind_at: time, due_at: later },
      { asked_at: time, remind_at: later, due_at: time },
    ],
    support_questions_status_check: [{ status: 'none of these' }],
    support_questions_team_check: [{ team: 'none of these' }],
    support_questions_topic_check: [{ topic: 'none of these' }],
  },
}
