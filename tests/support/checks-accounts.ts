import { id, letters, time, type RejectedRows } from './check-rows.ts'

const drawnLogo = {
  picture: Buffer.alloc(1),
  icon: Buffer.alloc(1),
  digest: letters(22),
  width: 32,
  height: 32,
}

export const rejectedByAccounts: RejectedRows = {
  'accounts.factor_resets': {
    factor_resets_identity_check_check: [{ identity_check: 'none of these' }],
    factor_resets_note_check: [{ note: '' }, { note: letters(501) }],
  },
  'accounts.factors': {
    factors_factor_type_check: [{ factor_type: 'none of these' }],
    factors_secret_check: [
      { factor_type: 'totp' },
      { factor_type: 'recovery_code', secret: 'sealed' },
    ],
    factors_status_check: [{ status: 'none of these' }],
  },
  'accounts.flow_states': {
    flow_states_code_challenge_method_check: [{ code_challenge_method: 'none of these' }],
  },
  'accounts.known_addresses': {
    known_addresses_address_hmac_check: [
      { address_hmac: Buffer.alloc(31) },
      { address_hmac: Buffer.alloc(33) },
    ],
  },
  'accounts.one_time_tokens': {
    one_time_tokens_purpose_check: [{ purpose: 'none of these' }],
  },
  'accounts.recovery_codes': {
    recovery_codes_code_hash_check: [
      { code_hash: Buffer.alloc(31) },
      { code_hash: Buffer.alloc(33) },
    ],
  },
  'accounts.patient_merges': {
    patient_merges_are_of_two: [{ gone_id: id, remaining_id: id }],
    patient_merges_end: [
      { state: 'merged', ended_at: time },
      { state: 'undone' },
      { state: 'final' },
    ],
    patient_merges_state_check: [{ state: 'none of these', ended_at: time }],
  },
  'accounts.patient_merge_rows': {
    patient_merge_rows_change_check: [{ change: 'none of these' }],
    patient_merge_rows_column_name_check: [{ column_name: '' }, { column_name: letters(101) }],
    patient_merge_rows_filled_check: [{ filled: '[]' }],
    patient_merge_rows_place_check: [{ place: -1 }],
    patient_merge_rows_row_key_check: [{ row_key: '[]' }],
    patient_merge_rows_table_name_check: [{ table_name: '' }, { table_name: letters(101) }],
  },
  'accounts.record_retention': {
    record_retention_is_only_check: [{ is_only: false }],
    record_retention_years_check: [{ years: 0 }, { years: 51 }],
  },
  'accounts.sessions': {
    sessions_aal_check: [{ aal: 'none of these' }],
  },
  'accounts.suspensions': {
    suspensions_reason_check: [{ reason: '' }, { reason: letters(501) }],
  },
  'accounts.take_over_codes': {
    take_over_codes_code_digest_check: [{ code_digest: Buffer.alloc(31) }],
    take_over_codes_email_check: [
      { email: 'Chanda@example.test', password_hash: 'x' },
      { email: letters(256), password_hash: 'x' },
    ],
    take_over_codes_email_code_digest_check: [
      { email_code_digest: Buffer.alloc(31), email_code_expires_at: time },
    ],
    take_over_codes_email_code_expires: [
      { email_code_digest: Buffer.alloc(32) },
      { email_code_expires_at: time },
    ],
    take_over_codes_email_wrong_tries_check: [{ email_wrong_tries: -1 }, { email_wrong_tries: 6 }],
    take_over_codes_guardian_name_check: [{ guardian_name: '' }, { guardian_name: letters(201) }],
    take_over_codes_login_is_whole: [{ email: 'chanda@example.test' }, { password_hash: 'x' }],
    take_over_codes_wrong_tries_check: [{ wrong_tries: -1 }, { wrong_tries: 6 }],
  },
  'accounts.users': {
    users_email_check: [{ email: 'Chanda@example.test' }, { email: letters(256) }],
    users_new_email_check: [{ new_email: 'Chanda@example.test' }, { new_email: letters(256) }],
  },
  'accounts.wrong_codes': {
    wrong_codes_address_hmac_check: [
      { address_hmac: Buffer.alloc(31) },
      { address_hmac: Buffer.alloc(33) },
    ],
    wrong_codes_budget_check: [{ budget: 'none of these' }],
  },
  'public.provider_pages': {
    provider_pages_languages_check: [{ languages: '{klingon}' }],
    provider_pages_topics_check: [
      { topics: '{gambling}' },
      { topics: `{${Array.from({ length: 9 }, () => 'sleep').join()}}` },
    ],
  },
  'public.patient_registrations': {
    patient_registrations_address_check: [{ address: '' }, { address: letters(501) }],
    patient_registrations_born_in_check: [{ born_in: 1899 }, { born_in: 2201 }],
    patient_registrations_email_check: [
      { email: 'Chanda@example.test' },
      { email: 'a@' },
      { email: letters(256) },
    ],
    patient_registrations_language_check: [{ language: '' }, { language: letters(61) }],
    patient_registrations_next_of_kin_name_check: [
      { next_of_kin_name: '' },
      { next_of_kin_name: letters(201) },
    ],
    patient_registrations_next_of_kin_phone_check: [{ next_of_kin_phone: letters(31) }],
    patient_registrations_next_of_kin_relation_check: [
      { next_of_kin_relation: '' },
      { next_of_kin_relation: letters(61) },
    ],
    patient_registrations_nhima_number_check: [{ nhima_number: 'AB12' }, { nhima_number: 'ab123' }],
    patient_registrations_nrc_check: [{ nrc: '12345/10/1' }, { nrc: '123456-10-1' }],
    patient_registrations_phone_of_check: [{ phone_of: '' }, { phone_of: letters(61) }],
  },
  'platform.audit_events': {
    audit_events_action_check: [{ action: 'read' }, { action: 'Readings.read' }],
  },
  'platform.heartbeat': {
    heartbeat_is_only_check: [{ is_only: false }],
  },
  'platform.hidden_first_steps': {
    hidden_first_steps_is_only_check: [{ is_only: false }],
  },
  'platform.mail_outbox': {
    mail_outbox_kind_check: [{ kind: '' }, { kind: 'A notice' }, { kind: letters(41) }],
    mail_outbox_last_error_check: [{ last_error: letters(61) }],
    mail_outbox_undelivered_check: [{ undelivered: 'none of these', undelivered_at: time }],
    undelivered_since: [{ undelivered: 'expired' }, { undelivered_at: time }],
  },
  'platform.service_samples': {
    service_samples_figures_check: [
      { figures: '[]' },
      { figures: JSON.stringify({ requests: letters(3000) }) },
    ],
  },
  'public.certificate_warnings': {
    certificate_warnings_days_before_check: [{ days_before: 14 }],
  },
  'public.consents': {
    consents_given_by_check: [{ given_by: '' }, { given_by: letters(201) }],
    consents_given_how_check: [{ given_how: 'none of these' }],
    consents_purpose_check: [{ purpose: 'none of these' }],
    consents_version_check: [{ version: letters(41) }],
  },
  'public.contact_messages': {
    contact_messages_email_check: [{ email: letters(2) }, { email: letters(256) }],
    contact_messages_message_check: [{ message: '' }, { message: letters(4001) }],
    contact_messages_name_check: [{ name: '' }, { name: letters(201) }],
    contact_messages_subject_check: [{ subject: '' }, { subject: letters(201) }],
  },
  'public.clinic_features': {
    clinic_features_off_check: [{ off: '{pharmacy}' }],
    clinic_features_version_check: [{ version: 0 }],
  },
  'public.clinic_logos': {
    clinic_logos_digest_check: [{ digest: 'short' }],
    clinic_logos_height_check: [{ height: 0 }, { height: 33 }],
    clinic_logos_icon_check: [{ icon: Buffer.alloc(0) }, { icon: Buffer.alloc(300_001) }],
    clinic_logos_picture_check: [{ picture: Buffer.alloc(0) }, { picture: Buffer.alloc(300_001) }],
    clinic_logos_version_check: [{ version: 0 }],
    clinic_logos_whole: [{ digest: drawnLogo.digest }, { ...drawnLogo, height: null }],
    clinic_logos_width_check: [
      { ...drawnLogo, width: 0 },
      { ...drawnLogo, width: 121 },
    ],
  },
  'public.clinic_settings': {
    clinic_settings_address_check: [{ address: '' }, { address: letters(301) }],
    clinic_settings_email_check: [{ email: 'x' }, { email: letters(256) }],
    clinic_settings_hours_check: [{ hours: '' }, { hours: letters(81) }],
    clinic_settings_map_url_check: [
      { map_url: 'http://x.test' },
      { map_url: `https://${letters(500)}` },
    ],
    clinic_settings_name_check: [{ name: '' }, { name: letters(41) }],
    clinic_settings_payment_text_check: [{ payment_text: '' }, { payment_text: letters(501) }],
    clinic_settings_phone_check: [{ phone: '12' }, { phone: letters(41) }],
    clinic_settings_reply_to_check: [{ reply_to: 'x' }, { reply_to: letters(256) }],
    clinic_settings_sender_name_check: [{ sender_name: '' }, { sender_name: letters(61) }],
    clinic_settings_work_days_check: [
      { work_days: '{}' },
      { work_days: '{8}' },
      { work_days: '{1,2,3,4,5,6,7,7}' },
    ],
    clinic_settings_work_from_check: [{ work_from: -1 }, { work_from: 13 }],
    clinic_settings_work_to_check: [{ work_to: 12 }, { work_to: 25 }],
    clinic_settings_store_links_check: [{ store_links: '{}' }],
    clinic_settings_tagline_check: [{ tagline: '' }, { tagline: letters(161) }],
    clinic_settings_tpin_check: [{ tpin: '123' }],
    clinic_settings_version_check: [{ version: 0 }],
  },
  'public.email_texts': {
    email_texts_body_check: [{ body: '' }, { body: letters(3001) }],
    email_texts_button_check: [{ button: '' }, { button: letters(41) }],
    email_texts_key_check: [{ key: '' }, { key: 'A key' }, { key: letters(61) }],
    email_texts_subject_check: [{ subject: '' }, { subject: letters(121) }],
    email_texts_version_check: [{ version: 0 }],
    email_texts_whole: [{ subject: 'A' }, { body: 'A' }, { button: 'A' }],
  },
  'public.crisis_lines': {
    crisis_lines_for_whom_check: [{ for_whom: '' }, { for_whom: letters(201) }],
    crisis_lines_hours_check: [{ hours: '' }, { hours: letters(61) }],
    crisis_lines_kind_check: [{ kind: 'none of these' }],
    crisis_lines_name_check: [{ name: '' }, { name: letters(81) }],
    crisis_lines_number_check: [{ number: '99' }, { number: '112 or 991' }],
  },
  'public.identity_changes': {
    identity_changes_check: [{ status: 'approved' }, { status: 'pending', decided_at: time }],
    identity_changes_check1: [{ decided_by: id }],
    identity_changes_check2: [{ status: 'refused', decided_at: time }],
    identity_changes_full_name_check: [{ full_name: letters(201) }],
    identity_changes_reason_check: [{ reason: '' }, { reason: letters(1001) }],
    identity_changes_specialty_check: [{ specialty: letters(201) }],
    identity_changes_status_check: [{ status: 'none of these', decided_at: time }],
  },
  'public.provider_registrations': {
    provider_registrations_certificate_year_check: [
      { certificate_year: 1949 },
      { certificate_year: 2101 },
    ],
    provider_registrations_check: [{ status: 'approved' }, { status: 'pending', decided_at: time }],
    provider_registrations_check1: [{ decided_by: id }],
    provider_registrations_check2: [{ status: 'refused', decided_at: time }],
    provider_registrations_document_name_check: [
      { document_name: 'licence.pdf' },
      { document_name: `${'0'.repeat(32)}.svg` },
    ],
    provider_registrations_document_type_check: [{ document_type: 'none of these' }],
    provider_registrations_profession_check: [{ profession: 'none of these' }],
    provider_registrations_reason_check: [{ reason: '' }, { reason: letters(1001) }],
    provider_registrations_registration_body_check: [
      { registration_body: '' },
      { registration_body: letters(201) },
    ],
    provider_registrations_registration_number_check: [
      { registration_number: '' },
      { registration_number: letters(61) },
    ],
    provider_registrations_status_check: [{ status: 'none of these', decided_at: time }],
  },
  'public.student_verifications': {
    student_verifications_check: [{ status: 'verified' }, { status: 'pending', decided_at: time }],
    student_verifications_check1: [{ decided_by: id }],
    student_verifications_check2: [{ status: 'rejected', decided_at: time }],
    student_verifications_document_name_check: [
      { document_name: 'card.pdf' },
      { document_name: `${'0'.repeat(32)}.svg` },
    ],
    student_verifications_document_type_check: [{ document_type: 'none of these' }],
    student_verifications_reason_check: [{ reason: '' }, { reason: letters(1001) }],
    student_verifications_status_check: [{ status: 'none of these', decided_at: time }],
  },
  'public.user_profiles': {
    guardian_has_agreed: [{ guardian_name: 'Mary Banda' }, { guardian_agreed_at: time }],
    user_profiles_bio_check: [{ bio: letters(2001) }],
    user_profiles_check: [{ role: 'provider' }, { role: 'client', provider_status: 'approved' }],
    user_profiles_check1: [{ is_student: true, role: 'admin' }],
    user_profiles_full_name_check: [{ full_name: letters(201) }],
    user_profiles_gender_check: [{ gender: 'none of these' }],
    user_profiles_guardian_name_check: [
      { guardian_agreed_at: time, guardian_name: '' },
      { guardian_agreed_at: time, guardian_name: letters(201) },
    ],
    user_profiles_institution_name_check: [{ institution_name: letters(201) }],
    user_profiles_known_allergies_conditions_check: [{ known_allergies_conditions: letters(2001) }],
    user_profiles_phone_number_check: [{ phone_number: letters(31) }],
    user_profiles_profession_check: [{ profession: 'none of these' }],
    user_profiles_provider_status_check: [{ role: 'provider', provider_status: 'none of these' }],
    user_profiles_role_check: [{ role: 'none of these' }],
    user_profiles_specialty_check: [{ specialty: letters(201) }],
    user_profiles_student_id_check: [{ student_id: letters(61) }],
    user_profiles_student_warned_days_check: [{ student_warned_days: 0 }],
    user_profiles_study_area_check: [{ study_area: letters(201) }],
    user_profiles_verification_status_check: [{ verification_status: 'none of these' }],
    user_profiles_year_of_study_check: [{ year_of_study: letters(61) }],
  },
  'simulator.callbacks': {
    callbacks_status_check: [{ status: 'none of these' }],
  },
  'simulator.collections': {
    collections_ending_check: [{ ending: '12' }, { ending: 'abc' }],
  },
}
