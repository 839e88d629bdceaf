-- The form "Where patients find me" is kept like the input of a question. The keys are INPUT_KEYS of
-- packages/shared/src/onboarding/answers/stored-ids.ts; a test compares them.
alter table public.unsaved_inputs
  drop constraint unsaved_inputs_question_known,
  add constraint unsaved_inputs_question_known check (
    question_key in (
      'businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', 'websiteFeedback', 'buildPresence',
      'practiceVision', 'practiceMotivation', 'practiceType', 'clinicModel', 'practiceLocation', 'clinicianDetails',
      'designDetails', 'changeRequest', 'presenceChange', 'supportRequest'
    )
  );
