import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Examinations that are ahead. */
export const examinationsNames = {
  'thyroid-scan': {
    label: 'thyroid scan or radioiodine',
    names: `
      thyroid scan|thyroid uptake scan|uptake scan|radioiodine scan|radioactive iodine scan|iodine uptake test|
      radioiodine uptake|iodine scan|low iodine diet|radioiodine next week|radioactive iodine next week|
      radioactive iodine next month|radioactive iodine treatment next|radioactive iodine in two weeks|
      preparing for radioactive iodine|before radioactive iodine|before my radioactive iodine|
      waiting for radioactive iodine|scheduled for radioactive iodine|booked for radioactive iodine|
      radioiodine treatment planned|planned radioiodine|thyroid scintigraphy`,
    abroad: 'Schilddrüsenszintigraphie',
  },
  'bowel-examination': {
    label: 'planned colonoscopy',
    names: `
      colonoscopy next week|colonoscopy next month|colonoscopy tomorrow|colonoscopy on monday|colonoscopy on tuesday|
      colonoscopy on wednesday|colonoscopy on thursday|colonoscopy on friday|colonoscopy this week|colonoscopy soon|
      colonoscopy coming up|colonoscopy planned|colonoscopy booked|colonoscopy scheduled|colonoscopy in two weeks|
      colonoscopy in a week|colonoscopy in a few days|upcoming colonoscopy|scheduled colonoscopy|having a colonoscopy|
      getting a colonoscopy|going for a colonoscopy|need a colonoscopy|due for a colonoscopy|booked for a colonoscopy|
      scheduled for a colonoscopy|colonoscopy prep|colonoscopy preparation|bowel prep|preparing for a colonoscopy|
      before my colonoscopy|before a colonoscopy|sigmoidoscopy next week|upcoming sigmoidoscopy|
      capsule endoscopy next week`,
  },
  'laboratory-test': {
    label: 'planned blood test',
    names: `
      blood test next week|blood test tomorrow|blood tests next week|blood tests tomorrow|blood test this week|
      blood test for thyroid|blood test for my thyroid|thyroid blood test|thyroid blood tests|thyroid test next week|
      thyroid tests next week|tsh test|tsh test next week|troponin test|troponin blood test|upcoming blood test|
      upcoming blood tests|upcoming lab tests|upcoming labs|blood work next week|blood work tomorrow|
      bloodwork next week|bloodwork tomorrow|labs next week|labs tomorrow|lab tests next week|lab test next week|
      having blood tests|having a blood test|having my bloods done|bloods done tomorrow|bloods tomorrow|
      bloods next week|getting blood work|getting bloodwork|getting my labs|hormone blood test|vitamin d blood test|
      pregnancy blood test|before my blood test|before a blood test|doing my bloods|doing my thyroid bloods|
      do my bloods|do my thyroid bloods|taking my bloods|bloods this week|bloods today|thyroid bloods tomorrow|
      thyroid bloods next week|bloods on monday|bloods on tuesday|bloods on wednesday|bloods on thursday|
      bloods on friday|bloods monday|bloods tuesday|bloods wednesday|bloods thursday|bloods thurs|bloods friday|
      blood test on monday|blood test on tuesday|blood test on wednesday|blood test on thursday|
      blood test on friday|blood tests on monday|blood tests on friday`,
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
