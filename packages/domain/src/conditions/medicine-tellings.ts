import type { ConditionKey } from './conditions.ts';
import { muchEachDay } from './drink-amounts.ts';
import { type Telling, telling } from './organ-words.ts';

/** Words that tell a condition beside a medicine, clinic or drink: as names they would hide the medicine itself. */
const besides: readonly (readonly [ConditionKey, string, string])[] = [
  [
    'organ-transplant',
    'anti antirejection rejection',
    'anti[- ]?rejection (?:drugs?|tablets?|medicines?|meds|pills?|medications?)',
  ],
  [
    'organ-transplant',
    'reject rejects rejecting rejected rejection',
    "(?:body|immune system|it) (?:does(?:n['’]?t| not)|won['’]?t|will not|not) reject (?:my|the|this) (?:new |donor )?(?:liver|kidney|heart|lungs?|pancreas|organ|transplant|graft)|(?:stop|stops|prevent|prevents|keep|keeps) (?:\\w+ ){0,4}(?:from )?reject(?:ing|ion of) (?:my|the|this) (?:new |donor )?(?:liver|kidney|heart|lungs?|pancreas|organ|transplant|graft)",
  ],
  [
    'weakened-immunity',
    'chemo chemotherapy chimio',
    'port for chemo(?:therapy)?|sous chimio|chemo chal rahi|(?:having|had|on|between|during|undergoing|finished|finishing|through|starting|start|my|weekly|oral) chemo(?:therapy)?|chemo(?:therapy)? (?:port|cycle|round|day|at the moment|now|currently|every|started|line|pump|since)|(?:picc|central|hickman|midline) line chemo|post[- ]?chemo',
  ],
  [
    'cancer',
    'chemo chemotherapy chimio chemotherapie keytruda',
    '(?:having|on|in|under|undergoing|palliative|port for) chemo(?:therapy)?|chemo(?:therapy)? (?:patient|port|chal rahi)|sous chimio|chemotherapie l(?:ä|ae|a)uft|keytruda infusions?',
  ],
  [
    'weakened-immunity',
    'prednisolone prednisone steroids dexamethasone',
    '(?:long[- ]term|high[- ]dose|daily|years of|on high[- ]dose) (?:oral )?(?:prednisolone|prednisone|steroids|dexamethasone)',
  ],
  [
    'weakened-immunity',
    'biologic biologics immunosuppressants immunosuppressive immunosuppressant suppressing',
    'on (?:a )?biologics?|biologic (?:injections?|infusions?|therapy|drugs?)|immunosuppress(?:ants?|ive)(?: (?:drugs?|therapy|tablets?|meds))?|immune suppressing \\w+',
  ],
  [
    'hiv',
    'hiv antiretrovirals antiretroviral',
    'hiv (?:medication|meds|tablets|pills|drugs)|antiretrovirals?(?: therapy)?',
  ],
  [
    'high-blood-pressure',
    'pressure bp',
    '(?:blood )?pressure (?:medications?|tablets?|pills?|meds|medicines?)|bp (?:medications?|tablets?|pills?|meds|medicines?)',
  ],
  [
    'diabetes',
    'insulin sugar',
    'insulin (?:pump|pen|injections)|(?:on|carb counting for) insulin|insulin[- ]dependent(?: diabet\\w+)?|inject(?:s|ing)? insulin|(?<!blood )sugar (?:tablets|medications?|medicines?|meds)',
  ],
  ['heart-failure', 'chemo', 'chemo(?:therapy)? cardiomyopathy'],
  [
    'heart-disease',
    'nitro gtn nitroglycerin nitroglycerine',
    'nitro under (?:my|the) tongue|(?:gtn|nitroglycerine?|nitro) (?:spray|tablets?|patch(?:es)?)',
  ],
  ['epilepsy', 'midazolam diazepam', '(?:rescue|buccal|nasal|emergency) midazolam|rescue diazepam'],
  [
    'asthma',
    'inhaler inhalers nebuliser nebulizer',
    '(?:blue|brown|purple|preventer|reliever|rescue|steroid|asthma|ventolin|salbutamol|albuterol)(?: and (?:blue|brown|purple))? inhalers?|inhalers? for my (?:chest|breathing)',
  ],
  [
    'bipolar-disorder',
    'antidepressants antidepressant lithium',
    'antidepressants? (?:made|make|makes|turned) me (?:manic|high|hyper)|lithium (?:clinic|levels?)|mani[ac]\\w* (?:after|on|from) antidepressants?',
  ],
  ['psychosis', 'clozapine depot', 'clozapine clinic'],
  ['schizophrenia', 'clozapine', 'clozapine clinic'],
  ['eating-disorder', 'laxative laxatives', 'laxative abuse|(?:abus(?:e|ed|ing)|addicted to|misus(?:e|ing)) laxatives'],
  [
    'alcohol-use-disorder',
    'bottle bottles litre liter crate relapsed units vodka whisky whiskey box cans tins pints beers tinnies stubbies pack packs pack wine lagers ciders',
    `${muchEachDay}|(?:a |half a )?(?:bottle|lit(?:re|er)) of (?:vodka|whisk(?:e)?y|rum|gin|brandy|spirits)|crates? of beer|relapsed on alcohol|(?:[3-9]\\d|1\\d\\d) units (?:a|per|each|every) week`,
  ],
  [
    'substance-use-disorder',
    'injecting addicted addiction dependence dependent clinic ketamine mdma cocaine crack heroin use meth program programme',
    '(?:injecting|inject) (?:drugs|heroin|cocaine|meth)|addicted to (?:\\w+ )?(?:codeine|tramadol|oxycodone|morphine|fentanyl|opioids?|opiates?|benzos?|benzodiazepines|diazepam|xanax|valium|pregabalin|sleeping pills|painkillers|pain pills|cocaine|crack|heroin|drugs)|(?:painkiller|codeine|tramadol|opioid|opiate|benzo|cocaine|heroin|pill|drug) addict(?:ion|ed)?|(?:benzo|benzodiazepine|opioid|opiate|codeine|drug) depend\\w+|(?:on )?(?:methadone|suboxone|subutex|buprenorphine|buvidal) (?:clinic|program(?:me)?|script|for addiction)|(?:ketamine|mdma|cocaine|crack|meth|heroin|amphetamine|speed|ghb) (?:use|user|habit)|us(?:e|es|ing) (?:cocaine|crack|heroin|meth)',
  ],
  [
    'peptic-ulcer',
    'ulcer ulcers',
    '(?:nsaid|ibuprofen|aspirin|naproxen|diclofenac) ulcers?|ulcers? from (?:nsaids?|ibuprofen|aspirin|naproxen)',
  ],
  ['gastritis', 'gastropathy gastritis', 'nsaid gastropathy'],
  [
    'gastric-bypass',
    'bypassed stapled',
    '(?:stomach|belly|tummy)(?: was| has been| got)? (?:bypassed|stapled)|(?:bypassed|stapled) (?:my )?stomach',
  ],
  ['pancreatitis', 'creon', '(?:on|take|taking) creon|creon with (?:meals|food)'],
  ['low-blood-pressure', 'midodrine', '(?:on|take|taking) midodrine'],
  ['gout', 'gout', '(?:colchicine|allopurinol|febuxostat) for (?:my )?gout'],
  [
    'osteoporosis',
    'bone bones',
    'bone[- ]strengthening (?:injections?|tablets?|drugs?|medicine)|(?:for|protect) my bones,? (?:thin|weak)',
  ],
  [
    'hyperthyroidism',
    'thyrotoxicosis carbimazole methimazole propylthiouracil',
    'amiodarone thyrotoxicosis|(?:on|take|taking) (?:carbimazole|methimazole|propylthiouracil)',
  ],
  [
    'hypothyroidism',
    'thyroid thyroxine',
    '(?:thyroid hormone|thyroxine|thyroid) (?:replacement|tablets|pills|medication|medicine|meds)|(?:on|take|taking) thyroxine',
  ],
  [
    'hormone-sensitive-condition',
    'endocrine tamoxifen letrozole anastrozole exemestane',
    'endocrine therapy|(?:tamoxifen|letrozole|anastrozole|exemestane) (?:for|after) (?:my )?(?:breast )?cancer',
  ],
  [
    'breast-cancer',
    'herceptin letrozole tamoxifen',
    '(?:on|having|had) herceptin|(?:tamoxifen|letrozole|anastrozole|exemestane) (?:for|after) (?:my )?(?:breast|cancer)',
  ],
  [
    'prostate-cancer',
    'zoladex prostap prostate',
    '(?:zoladex|prostap|decapeptyl|lupron|hormone injections?|bicalutamide) for (?:my )?prostate',
  ],
  [
    'cancer',
    'chemoradiation cycles chemo',
    'chemo-?radiation|(?:ac-?t|bep|tch\\w*|cisplatin|carboplatin|oral) chemo|(?:folfox|folfiri|folfirinox|capox|flot|abvd|r-?chop|cisplatin|carboplatin|docetaxel) cycles?|cycle \\d of',
  ],
  [
    'adrenal-insufficiency',
    'hydrocortisone steroid steroids fludrocortisone',
    'emergency hydrocortisone(?: injections?)?|hydrocortisone injection kit|(?:hydrocortisone|cortisone|fludrocortisone|steroids?) (?:for (?:my )?adrenals?|replacement|for life)|steroid (?:emergency )?card|steroid[- ]depend[ae]n(?:t|ce)|adrenal fatigue from steroids',
  ],
  ['pituitary-disorder', 'hypopituitarism', 'hypopituitarism'],
  [
    'low-potassium',
    'potassium',
    'potassium supplements? prescribed|prescribed potassium|potassium (?:keeps|kept) (?:falling|dropping)',
  ],
  [
    'glaucoma',
    'latanoprost timolol bimatoprost travoprost xalatan cosopt',
    '(?:latanoprost|timolol|bimatoprost|travoprost|xalatan|cosopt|dorzolamide|brinzolamide|brimonidine)(?: eye)?(?: drops| every night| at night| nightly| in (?:my|both) eyes?)',
  ],
  [
    'parkinsons-disease',
    'sinemet madopar levodopa apomorphine duodopa',
    'duodopa pump|(?:on|take|taking) (?:sinemet|madopar|levodopa|co-careldopa|stalevo|rytary)|apomorphine pump',
  ],
  [
    'dementia',
    'donepezil aricept memantine rivastigmine',
    '(?:on|take|taking) (?:donepezil|aricept|memantine|rivastigmine|galantamine)',
  ],
  ['myasthenia-gravis', 'pyridostigmine mestinon', '(?:on|take|taking) (?:pyridostigmine|mestinon)'],
  ['migraine', 'triptans triptan', '(?:on|take|taking) triptans'],
  ['neuropathy', 'neuropathy', 'chemo(?:therapy)?[- ](?:induced )?neuropathy|(?:b6|alcoholic|alcohol) neuropathy'],
  ['tuberculosis', 'tb', 'tb (?:meds|tablets|drugs|medication|medicine|treatment)'],
  ['high-cholesterol', 'statin', '(?:on|take|taking) (?:a |my )?statins?|statin clinic'],
  [
    'smoking',
    'shisha hookah tobacco snus gutka bidi bidis cigarette cigarettes cigars cigar smoking smoke nicotine vape day',
    '(?:smok(?:e|es|ing) )?(?:shisha|hookah)|(?:chew(?:s|ing)?|pipe|rolling|roll) tobacco|tobacco (?:chewer|user|smoker)|snus|gutka|bidis?|cigarette smoker|cigarettes? (?:a day|daily|per day|every day)|e-?cigarettes?|smok(?:e|es|ing) (?:a )?(?:cigars?|pipe|\\d+|daily|every day|weed)|nicotine vape|(?<=(?:^|[,;.\n])\\s*)(?:10|15|20|25|30|40|50|60) a day(?=\\s*(?:$|[,;.\n]))',
  ],
];

export const medicineTellings: readonly { readonly words: readonly string[]; readonly tellings: readonly Telling[] }[] =
  besides.map(([condition, words, source]) => ({
    words: words.split(' '),
    tellings: [telling(condition, `\\b(?:${source})\\b`)],
  }));
