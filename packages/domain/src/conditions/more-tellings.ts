import { high, low, measuredAs, telling, type Telling, tellingsOf } from './organ-words.ts';

interface Group {
  readonly words: readonly string[];
  readonly tellings: readonly Telling[];
}

/** The rest of the body and of the blood; see `condition-tellings.ts`. */
export const moreTellings: readonly Group[] = [
  {
    words: [
      'throat',
      'gullet',
      'oesophagus',
      'esophagus',
      'swallow',
      'swallowing',
      'oesophageal',
      'esophageal',
      'pipe',
      'swallows',
    ],
    tellings: [
      telling(
        'swallowing-difficulty',
        '\\b(?:gullet|o?esophagus|food ?pipe|swallowing tube)\\s+(?:(?!not\\b|never\\b)\\w+\\s+){0,4}?(?:narrow(?:ed|ing|s)?|strictur\\w*|block\\w*|tight|scarred|stenos\\w+|rings?|webs?|spasms?|stretched|dilated|closed|disease|disorder|problems?)\\b|\\b(?:narrow(?:ed|ing)?|strictur\\w*|constrict\\w*|blocked|blockage|tight(?:ness)?|scarr\\w+|stenosis|obstruct\\w*|rings?|webs?)\\s+(?:(?:of|in|on|at)\\s+)?(?:(?:my|the|his|her)\\s+)?(?:\\w+\\s+)?(?:gullet|o?esophagus|o?esophageal|food ?pipe)\\b',
      ),
      telling(
        'swallowing-difficulty',
        "\\b(?:food|pills?|tablets?|capsules?|meat|bread|things|everything|stuff)\\s+(?:(?:always|often|sometimes|keeps?|gets?|getting|goes|tends? to|to|get)\\s+){0,3}(?:stuck|sticks|lodged|caught)\\b[^.;\\n]{0,24}\\b(?:throat|gullet|o?esophagus|swallow\\w*|pipe)\\b|\\b(?:can['’]?t|cannot|struggle to|hard to|difficult(?:y|ies)?(?: to)?|trouble|problems?(?: with)?|painful to|unable to|hardly) (?:\\w+ )?swallow(?:ing)?\\b(?! (?:the (?:price|news|idea)|my pride|that|this news))",
      ),
    ],
  },
  {
    words: ['drink', 'drinking', 'fluid', 'fluids', 'litre', 'liter', 'litres', 'liters'],
    tellings: [
      telling(
        'fluid-restriction',
        "\\b(?:not|n['’]?t|cannot|never|only a little)(?: (?:allowed|supposed|meant|permitted))?(?: to)? drink(?:ing)? (?:so |too |that |very |a lot or )*(?:much|a lot|more)\\b[^.;\\n]{0,24}\\b(?:heart|kidneys?|lungs?|water tablets?)\\b|\\bnot (?:so |too |very |to )*much (?:drinking|to drink|fluid|water)\\b[^.;\\n]{0,24}\\b(?:heart|kidneys?|lungs?)\\b|\\b(?:restrict|limit|ration|cut down|watch)(?:ed|ing|s)? (?:on )?(?:my|his|her|the) (?:fluids?|fluid intake|water intake)\\b|\\b(?:only|no more than|at most|max(?:imum)?(?: of)?) (?:allowed |drink |have |may |can |must |should |to drink )*(?:a|one|1|one and a half|1[.,]\\d|half a|a half|800|1000|1200|1500) ?(?:litres?|liters?|l|ml)\\b(?: (?:of (?:water|fluid|liquid|drinks?)|a day|to drink))?",
      ),
    ],
  },
  {
    words: ['bellyache', 'belly', 'stomach', 'abdominal', 'tummy'],
    tellings: [
      telling(
        'acute-abdomen',
        "\\b(?:belly ?ache|(?:belly|stomach|abdominal|tummy) (?:pains?|ache|cramps))\\b[^.;\\n]{0,32}\\b(?:cause unknown|unknown (?:cause|origin)|unexplained|(?:don['’]?t|nobody|no one|doctors? can['’]?t) knows? why|no idea why|undiagnosed|not diagnosed)\\b",
      ),
    ],
  },
  {
    words: ['pressure', 'bp'],
    tellings: [
      telling(
        'high-blood-pressure',
        '\\b(?:blood pressure|bp)\\b[^.;\\n]{0,20}\\b(?:controlled|ok|okay|fine|good|managed|treated|under control|down)\\b[^.;\\n]{0,12}\\b(?:on|with|by|thanks to) (?:\\w+ )?(?:tablets?|medications?|pills?|meds|treatment|medicines?|drugs)\\b',
      ),
    ],
  },
  {
    words: ['thyroid', 'thyriod', 'tsh'],
    tellings: [
      telling(
        'hyperthyroidism',
        '\\bthyroid(?: gland)?\\s+(?:(?!not\\b|never\\b|removed\\b|out\\b)\\w+\\s+){0,4}?(?:over-?active|hyper\\w*|too (?:fast|active|high|much)|overdrive|(?:speeds?|sped) up|on overdrive|high)\\b|\\b(?:over-?active|hyper|racing|toxic) thyroid\\b',
      ),
      telling(
        'hypothyroidism',
        "\\bthyroid(?: gland)?\\s+(?:(?!never\\b|over)[\\w'’]+\\s+){0,4}?(?:under-?active|hypo\\w*|too (?:slow|low|little)|slow|sluggish|lazy|low|removed|taken out|cut out|out|gone|burn(?:ed|t) out|burnt|killed|not working|(?:doesn['’]?t|does not|won['’]?t) work|packed up|dead)\\b|\\b(?:under-?active|slow|sluggish|low|lazy|no|hypo) thyroid\\b(?! (?:problems?|disease|issues|trouble|condition|medic|cancer))",
      ),
      ...tellingsOf(
        'thyroid-disease',
        'thyroid(?: gland)?(?! (?:support|health|medic\\w+|tablets?|pills?|meds|hormones?))',
        'nodules?|lumps?|all over the place|plays? up|playing up|off|out of (?:balance|whack|kilter)|unbalanced',
      ),
      telling(
        'hypothyroidism',
        '\\btsh\\s+(?:\\w+\\s+){0,4}?(?:high|up|raised|elevated|too high)\\b|\\b(?:high|raised|elevated) tsh\\b',
      ),
      telling(
        'hyperthyroidism',
        '\\btsh\\s+(?:\\w+\\s+){0,4}?(?:low|down|suppressed|undetectable)\\b|\\b(?:low|suppressed|undetectable) tsh\\b',
      ),
    ],
  },
  {
    words: ['prostate', 'prostrate'],
    tellings: [
      telling(
        'enlarged-prostate',
        "\\bprostr?ate(?: gland)?\\s+(?:(?!not\\b|cancer\\b)[\\w'’]+\\s+){0,4}?(?:enlarged|big(?:ger)?|swollen|grown|growing|large|size of|troubles?|problems?|issues?|plays? up|playing up|inflamed)\\b|\\b(?:enlarged|big|swollen|large|troublesome|inflamed|growing) prostr?ate\\b|\\b(?:trouble|problems?|issues?) with (?:my|his|the) prostr?ate\\b",
      ),
      telling(
        'prostate-cancer',
        '\\bprostr?ate\\s+(?:\\w+\\s+){0,3}?(?:cancer|tumou?r|carcinoma|malignan\\w+)\\b|\\b(?:cancer|tumou?r|malignancy|carcinoma) (?:of|in|on) (?:my|the|his) prostr?ate\\b',
      ),
    ],
  },
  {
    words: [
      'blood',
      'clot',
      'clots',
      'clotting',
      'clotted',
      'bruise',
      'bruises',
      'bleed',
      'bleeds',
      'bleeding',
      'platelets',
      'platelet',
      'thrombocytes',
      'bruising',
    ],
    tellings: [
      telling(
        'bleeding-disorder',
        "\\bblood\\s+(?:(?:just|really)\\s+)?(?:doesn['’]?t|does not|won['’]?t|will not|can['’]?t|cannot|never|barely|hardly|takes ages to|takes forever to|is slow to|is too thin to|fails to|not|isn['’]?t)\\s+(?:\\w+\\s+)?(?:clot\\w*|coagulat\\w*|thicken)\\b|\\b(?:clot(?:s|ting)?|coagulat\\w+)\\s+(?:\\w+\\s+){0,3}?(?:disorder|problems?|trouble|issue|defect|slow(?:ly)?|poor(?:ly)?|badly|deficien\\w+|factors? (?:missing|low|deficien\\w+))\\b|\\bblood (?:is )?(?:too thin|very thin|naturally thin|clots (?:too )?(?:slowly|poorly|badly))\\b",
      ),
      telling(
        'bleeding-disorder',
        "\\bbruis(?:e|es|ing)\\s+(?:so |very |too |really |super )?(?:easily|easy|at (?:a|the) (?:\\w+ )?touch|all over|for no reason|if you look at me|like (?:a|an) \\w+|badly from|from nothing)\\b|\\bbleed(?:s|ing)?\\s+(?:so |very |too |really )?(?:easily|for (?:ages|hours|ever|a long time)|forever|and (?:it )?(?:won['’]?t|doesn['’]?t) stop|a lot from (?:small|little|minor|tiny))\\b",
      ),
      ...measuredAs('bleeding-disorder', '(?:platelets?|thrombocytes?)', low),
      telling(
        'blood-clots',
        '\\b(?:clots?|thromb(?:us|osis|i))\\s+(?:on|in|of|to)\\s+(?:(?:my|the|a|his|her)\\s+)?(?:\\w+\\s+)?(?:legs?|lungs?|calf|calves|veins?|arms?|thigh|groin)\\b|\\bblood (?:is )?(?:too |very |really )?(?:thick|sticky)\\b|\\bblood clots (?:too )?(?:easily|fast|quickly|much)\\b|\\bprone to (?:blood )?clot\\w*\\b|\\b(?:had|have|get|got) (?:a |blood |several |two |many )?clots?\\b',
      ),
      telling(
        'brain-bleed',
        '\\b(?:bleed(?:s|ing)?|ha?emorrhage|blood) (?:on|in|into|to|around) (?:my|the|his|her) (?:brain|head|skull)\\b',
      ),
      telling(
        'peptic-ulcer',
        '\\bbleed(?:s|ing)? (?:in|from|into) (?:my|the|his|her) (?:stomach|gut|duodenum|digestive tract)\\b',
      ),
      telling(
        'acute-abdomen',
        '\\bblood (?:in|on|with) (?:my |the )?(?:stools?|poo|poop|faeces|feces|bowel motions?)\\b|\\bbleed(?:s|ing)? from (?:my |the )?(?:bowels?|back passage|bottom|rectum|anus)\\b',
      ),
    ],
  },
  {
    words: ['brain', 'head', 'skull'],
    tellings: [
      telling(
        'brain-bleed',
        '\\b(?:bleed(?:s|ing)?|bled|ha?emorrhage|(?:burst|ruptured) (?:blood )?(?:vessel|aneurysm))\\s+(?:on|in|into|of|to)\\s+(?:(?:my|the|a|his|her)\\s+)?(?:\\w+\\s+)?(?:brain|head|skull)\\b|\\bbrain\\s+(?:(?!not\\b)\\w+\\s+){0,2}?(?:bleed(?:s|ing)?|bled|ha?emorrhage)\\b',
      ),
      telling(
        'stroke',
        '\\b(?:clots?|aneurysms?|infarct\\w*)\\s+(?:on|in|into|of|to)\\s+(?:(?:my|the|a|his|her)\\s+)?(?:\\w+\\s+)?(?:brain|head|skull)\\b|\\bbrain\\s+(?:(?!not\\b)\\w+\\s+){0,2}?(?:clot|aneurysms?|infarct\\w*)\\b',
      ),
      telling('cancer', '\\b(?:tumou?r|growth|cancer) (?:on|in) (?:my|the|his|her) (?:brain|head)\\b'),
    ],
  },
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
        '\\b(?:suffer\\w* (?:from|with)|trouble with|problems? with|issues? with|treated for|diagnosed with|pills? for|tablets? for|medic\\w+ for|meds for) (?:my )?(?:(?:high|raised|elevated) )?(?:blood pressure|bp)\\b',
      ),
      telling(
        'glaucoma',
        '\\b(?:high|raised|too much|elevated|increased) pressure (?:in|inside|behind) (?:my|the|one|both|his|her) eyes?\\b|\\beyes?(?:ball)? pressure\\s+(?:\\w+\\s+){0,3}?(?:high|up|raised|elevated)\\b|\\bpressure (?:in|inside) (?:my|the|one|both) eyes?\\b',
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
        '\\b(?:suffer\\w* (?:from|with)|treated for|problems? with|trouble with|issues with|diagnosed with|pills? for|tablets? for|medic\\w+ for|meds for|inject\\w* for) (?:my )?(?:high )?(?:blood )?sugars?\\b',
      ),
      telling(
        'diabetes',
        '(?:^|\\n)\\s*sugars?\\s*(?=$|[.,;\\n])|\\b(?:have|has|had|got|getting|gets|touch of|a bit of|a little|with|inherited) (?:the |a touch of |a bit of )?sugar(?: (?:disease|illness|trouble|problems?))?(?=\\s*(?:$|[.,;!\\n]|and (?!milk|salt|fat|spice|spices|cream|lemon|honey|butter|caffeine|flour|carbs|tea|coffee)))|\\bsugar (?:disease|illness|sickness|diabetes|patient)\\b',
      ),
      telling(
        'low-blood-sugar',
        '\\b(?:blood sugars?|glucose|sugars?|sugar level)\\s+(?:(?:keeps?|often|always|sometimes|tends? to|is|are|goes|gets?|suddenly|runs?|too|very|really|a|bit)\\s+){0,4}(?:low|drop(?:s|ping)?|dip(?:s|ping)?|crash(?:es|ing)?|plummet\\w*|fall(?:s|ing)?)\\b|\\b(?:low|dropping|crashing) (?:blood )?(?:sugars?|glucose)\\b',
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
        '\\b(?:iron|ferritin)(?: levels?| stores?)?\\s+(?:(?:is|are|was|were|came|back|much|way|too|very|really|always|runs?|keeps?|been|has|have|far)\\s+){0,4}(?:high|raised|elevated|over the top|through the roof|off the charts?|up)\\b|\\b(?:raised|elevated|sky[- ]high|too much) (?:iron|ferritin)\\b(?! (?:tablets?|pills?))|\\b(?:store|stores|storing|hold|holds|accumulates?|absorbs?|overloaded with) (?:too much |way too much )?iron\\b|\\biron (?:overload|storage|builds? up|build-?up)\\b',
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
        "\\b(?:immune system|immunity)\\s+(?:(?!not\\b)[\\w'’]+\\s+){0,4}?(?:weak(?:ened)?|low|poor|bad|shot|suppressed|compromised|gone|knocked out|wiped out|on the floor|down|depleted|(?:doesn['’]?t|does not|barely|not) work\\w*)\\b|\\b(?:weak(?:ened)?|suppressed|compromised|poor|no|bad|depleted|low) (?:immune system|immunity)\\b|\\b(?:no|low|few|hardly any|without) (?:white (?:blood )?cells?|neutrophils|leu[ck]ocytes)\\b|\\b(?:white (?:blood )?cells?|neutrophils|leu[ck]ocytes)(?: count)?\\s+(?:\\w+\\s+){0,3}?(?:low|down|zero|gone)\\b",
      ),
      telling(
        'autoimmune-disease',
        '\\bimmune system\\s+(?:\\w+\\s+){0,2}?(?:attack(?:s|ing)|turns? on|turned on|eats?|fight(?:s|ing)|destroy(?:s|ing)|overactive|over-?active|hyperactive|in overdrive)\\b',
      ),
    ],
  },
];
