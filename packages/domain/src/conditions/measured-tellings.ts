import { choice, followedBy, sequence } from '../resolve/phrases.ts';
import { high, low, measuredAs, telling, type TellingGroup } from './organ-words.ts';

/** What is measured and found too high, too low or too few; see `condition-tellings.ts`. */
export const measuredTellings: readonly TellingGroup[] = [
  {
    words: ['pressure', 'bp', 'presure', 'hypertension', 'systolic', 'diastolic', 'tension'],
    tellings: [
      ...measuredAs(
        'high-blood-pressure',
        '(?:blood pres+ure|b\\.?p\\.?|(?<!(?:eye|peer|time|air|water|eyeball|intraocular|intracranial|intra-?abdominal|fluid|csf|venous|portal|tyre|skull) )pressure(?! (?:at work|on me|job|jobs|work|role|sales|environment|career|situation|cooker|washer|in my (?:eyes?|head|ears?))))',
        high,
      ),
      // "Bring my blood pressure down" is a wish.
      ...measuredAs(
        'low-blood-pressure',
        '(?<!\\b(?:bring|brings|bringing|get|gets|getting|keep|keeps|keeping|push|take|coax) (?:(?:my|the|his|her|our|your) )?)(?:blood pres+ure|b\\.?p\\.?)',
        low,
      ),
      telling(
        'high-blood-pressure',
        sequence(
          /\b/,
          choice(
            /suffer\w* (?:from|with)|trouble with|problems? with|issues? with|treated for|diagnosed with/,
            /pills? for|tablets? for|medic\w+ for|meds for/,
          ),
          / (?:my )?(?:(?:high|raised|elevated) )?(?:blood pressure|bp)\b/,
        ),
      ),
      telling(
        'glaucoma',
        /\b(?:high|raised|too much|elevated|increased) pressure (?:in|inside|behind) (?:my|the|one|both|his|her) eyes?\b/,
        /\beyes?(?:ball)? pressure\s+(?:\w+\s+){0,3}?(?:high|up|raised|elevated)\b/,
        /\bpressure (?:in|inside) (?:my|the|one|both) eyes?\b/,
      ),
      telling(
        'raised-intracranial-pressure',
        '\\b(?:high|raised|too much|increased) pressure (?:in|inside|on) (?:my|the) (?:skull|brain)\\b',
      ),
    ],
  },
  {
    words: ['sugar', 'sugars', 'glucose', 'a1c', 'hba1c', 'glycemia', 'glycaemia'],
    tellings: [
      ...measuredAs('diabetes', '(?:(?:blood |fasting )?(?:sugars?|glucose)|hb ?a1c|a1c)', {
        ...high,
        before: '(?:high|raised|elevated|uncontrolled|(?:poorly|badly) controlled)(?: blood| fasting)?',
      }),
      telling(
        'diabetes',
        sequence(
          /\b/,
          choice(
            /suffer\w* (?:from|with)|treated for|problems? with|trouble with|issues with|diagnosed with/,
            /pills? for|tablets? for|medic\w+ for|meds for|inject\w* for/,
          ),
          / (?:my )?(?:high )?(?:blood )?sugars?\b/,
        ),
      ),
      telling(
        'diabetes',
        /(?:^|\n)\s*sugars?\s*(?=$|[.,;\n])/,
        sequence(
          /\b(?:have|has|had|got|getting|gets|touch of|a bit of|a little|with|inherited)/,
          / (?:the |a touch of |a bit of )?sugar(?: (?:disease|illness|trouble|problems?))?/,
          followedBy(
            /\s*(?:$|[.,;!\n]|and (?!milk|salt|fat|spice|spices|cream|lemon|honey|butter|caffeine|flour|carbs|tea|coffee))/,
          ),
        ),
        /\bsugar (?:disease|illness|sickness|diabetes|patient)\b/,
      ),
      telling(
        'low-blood-sugar',
        sequence(
          /\b(?:blood sugars?|glucose|sugars?|sugar level)\s+/,
          /(?:(?:keeps?|often|always|sometimes|tends? to|is|are|goes|gets?|suddenly|runs?|too|very|really|a|bit)\s+){0,4}/,
          /(?:low|drop(?:s|ping)?|dip(?:s|ping)?|crash(?:es|ing)?|plummet\w*|fall(?:s|ing)?)\b/,
        ),
        /\b(?:low|dropping|crashing) (?:blood )?(?:sugars?|glucose)\b/,
      ),
    ],
  },
  {
    words: ['potassium'],
    tellings: [...measuredAs('high-potassium', 'potassium', high), ...measuredAs('low-potassium', 'potassium', low)],
  },
  {
    words: ['calcium'],
    tellings: [
      ...measuredAs('high-calcium', '(?:blood )?calcium', {
        ...high,
        before: '(?:high|raised|elevated|too much)(?: blood)?',
      }),
    ],
  },
  {
    words: ['iron', 'ferritin', 'haemoglobin', 'hemoglobin'],
    tellings: [
      telling(
        'hemochromatosis',
        sequence(
          /\b(?:iron|ferritin)(?: levels?| stores?)?\s+/,
          /(?:(?:is|are|was|were|came|back|much|way|too|very|really|always|runs?|keeps?|been|has|have|far)\s+){0,4}/,
          /(?:high|raised|elevated|over the top|through the roof|off the charts?|up)\b/,
        ),
        /\b(?:raised|elevated|sky[- ]high|too much) (?:iron|ferritin)\b(?! (?:tablets?|pills?))/,
        /\b(?:store|stores|storing|hold|holds|accumulates?|absorbs?|overloaded with) (?:too much |way too much )?iron\b/,
        /\biron (?:overload|storage|builds? up|build-?up)\b/,
      ),
      ...measuredAs('anemia', '(?:iron|ferritin|ha?emoglobin)', low),
    ],
  },
  { words: ['uric'], tellings: [...measuredAs('gout', 'uric acid', high)] },
  {
    words: ['cholesterol', 'ldl', 'triglycerides'],
    tellings: [...measuredAs('high-cholesterol', '(?:cholesterol|ldl|triglycerides)', high)],
  },
  {
    words: ['immune', 'immunity', 'neutrophils', 'leukocytes', 'leucocytes', 'cells'],
    tellings: [
      telling(
        'weakened-immunity',
        sequence(
          /\b(?:immune system|immunity)\s+(?:(?!not\b)[\w'’]+\s+){0,4}?/,
          choice(
            /weak(?:ened)?|low|poor|bad|shot|suppressed|compromised|gone|knocked out|wiped out/,
            /on the floor|down|depleted|(?:doesn['’]?t|does not|barely|not) work\w*/,
          ),
          /\b/,
        ),
        /\b(?:weak(?:ened)?|suppressed|compromised|poor|no|bad|depleted|low) (?:immune system|immunity)\b/,
        /\b(?:no|low|few|hardly any|without) (?:white (?:blood )?cells?|neutrophils|leu[ck]ocytes)\b/,
        /\b(?:white (?:blood )?cells?|neutrophils|leu[ck]ocytes)(?: count)?\s+(?:\w+\s+){0,3}?(?:low|down|zero|gone)\b/,
      ),
      telling(
        'autoimmune-disease',
        sequence(
          /\bimmune system\s+(?:\w+\s+){0,2}?/,
          choice(
            /attack(?:s|ing)|turns? on|turned on|eats?|fight(?:s|ing)|destroy(?:s|ing)|overactive/,
            /over-?active|hyperactive|in overdrive/,
          ),
          /\b/,
        ),
      ),
    ],
  },
];
