import { choice, sequence } from '../../resolve/phrases.ts';

/** "I had a kidney transplant" tells of nothing that was swallowed. */
export const hadIllness = sequence(
  /(?:\b(?:i|he|she|we|they)(?:'ve|'s|'d| have| has)? (?:already |just |also )*|(?:^|[.,;!] ?)(?:and |but |also |oh )*)had/gi,
  / (?:an? |my |his |her |the |two |three |some |bad |open )*(?:\w+ ){0,2}?/,
  choice(
    /transplant|operation|op|surgery|stroke|tia|attack|cancer|tumou?r|baby|child|children|twins/,
    /miscarriage|stent|bypass|colds?|flu|infections?|kidney|liver|heart|clots?|dvt|seizures?|fits?|convulsions?/,
    /falls?|fracture|shingles|covid|pneumonia|ulcers?|gallstones|gall ?bladder|hysterectomy/,
    /(?:c-|emergency |planned )?sections?|ca?esarean|births?|bleed|diagnosis|tests?|scan/,
    /appointment|problems?|trouble|allerg\w+|reaction|chemo\w*|radiation|depression|migraines?/,
    /nits|(?:head ?)?lice|worms|scabies|warts|verrucas?|ringworm|chicken ?pox|thrush|fleas|ticks?|hay ?fever|eczema|acne|spots|fever|a temperature|coughs?|sore throats?|tummy aches?|bad nights?/,
    /asthma|diabetes|hepatitis|epilepsy|period|abortion|vaccine|jab/,
  ),
  /\b/,
);
