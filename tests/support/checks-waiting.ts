import { id, time, type RejectedRows } from './check-rows.ts'

export const rejectedByWaiting: RejectedRows = {
  'public.day_waits': {
    day_waits_about_check: [{ about: 'none of these' }],
    day_waits_session_type_check: [{ session_type: 'none of these' }],
  },
  'public.slot_offers': {
    slot_offers_answer_check: [{ answer: 'none of these', answered_at: time }],
    slot_offers_duration_minutes_check: [
      { entry_id: null, day_wait_id: id, duration_minutes: 9, buffer_minutes: 0 },
      { entry_id: null, day_wait_id: id, duration_minutes: 181, buffer_minutes: 0 },
    ],
    slot_offers_buffer_minutes_check: [
      { entry_id: null, day_wait_id: id, duration_minutes: 60, buffer_minutes: -1 },
      { entry_id: null, day_wait_id: id, duration_minutes: 60, buffer_minutes: 121 },
    ],
    slot_offers_of_one_list: [
      { entry_id: null },
      { entry_id: id, day_wait_id: id, duration_minutes: 60, buffer_minutes: 0 },
    ],
    slot_offers_hold_minutes: [
      { entry_id: null, day_wait_id: id },
      { entry_id: null, day_wait_id: id, buffer_minutes: 0 },
      { entry_id: null, day_wait_id: id, duration_minutes: 60 },
      { entry_id: id, duration_minutes: 60, buffer_minutes: 0 },
    ],
    slot_offers_check: [{ answer: 'accepted' }, { answered_at: time }],
  },
}
