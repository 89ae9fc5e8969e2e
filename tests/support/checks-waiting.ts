import { day, id, letters, time, type RejectedRows } from './check-rows.ts'

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
  'public.safety_alerts': {
    safety_alerts_check: [{ acknowledged_at: time }, { outcome: 'called' }],
    safety_alerts_check1: [{ note: 'A note' }],
    safety_alerts_check2: [{ step: 'on_it' }, { step_at: time }],
    safety_alerts_check3: [{ next_on: day }],
    safety_alerts_follow_up: [{ followed_up_at: time }],
    safety_alerts_note_check: [{ acknowledged_at: time, outcome: 'called', note: letters(1001) }],
    safety_alerts_outcome_check: [{ acknowledged_at: time, outcome: 'none of these' }],
    safety_alerts_reached_as_check: [{ reached_as: 'none of these' }],
    safety_alerts_step_note_check: [
      { step: 'could_not_reach', step_at: time, step_note: letters(1001) },
    ],
    safety_alerts_step_check: [{ step: 'none of these', step_at: time }],
    safety_alerts_wave_check: [{ wave: 'none of these' }],
  },
  'public.safety_duties': {
    safety_duties_check: [{ duty: 'lead', place: 2 }],
    safety_duties_duty_check: [{ duty: 'none of these', place: 1 }],
    safety_duties_place_check: [{ duty: 'on_duty', place: 0 }],
  },
}
