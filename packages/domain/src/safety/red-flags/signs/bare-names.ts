import type { Signs } from '../red-flag.ts';

/** "My sister had preeclampsia": somebody of the family, and over. */
const ofTheFamily = String.raw`(?!\W*(?:(?:and|oh|also|well|so)[ ,]+)*(?:my|his|her|our) (?:\w+ )?(?:mum|mom|mother|mam|dad|father|nan|gran\w*|sister|brother|aunt\w*|uncle|cousin|friend) had )`;

/** The name of an emergency and little else: somebody types what a doctor called it, or what they fear. */
export const bareNames: readonly Signs[] = [
  {
    of: 'chest-pain',
    patterns: [
      bare(
        `heart attack|cardiac arrest|unstable angina|angina not relieved by spray|chest pains?|acute heart failure|irregular heart ?beat and \\w+`,
      ),
    ],
  },
  {
    of: 'stroke',
    patterns: [
      bare(
        `stroke|mini stroke|tia|brain (?:bleed|haemorrhage|hemorrhage)|(?:burst|ruptured) aneurysm|(?:facial|face) droop\\w*|slurred speech|(?:weakness|numbness|paralysis) (?:in|on|of) (?:one|left|right|my left|my right) (?:arm|leg|side)|one[- ]sided (?:numbness|weakness)|thunderclap headache`,
      ),
    ],
  },
  {
    of: 'breathing-or-allergy',
    patterns: [
      bare(
        `gasping|choking|anaphyla\\w+|allergic shock|asthma attack|pulmonary (?:embolism|oedema|edema)|blue baby|baby (?:is )?blue|baby with breathing (?:difficult\\w+|problems?)|breathing difficult\\w+|difficulty breathing|respiratory distress|collapsed lung|croup and stridor|stridor`,
      ),
    ],
  },
  {
    of: 'collapse-or-seizure',
    patterns: [
      bare(
        `unconscious|collapse[d]?|seizures?|febrile seizures?|convulsions?|fits|status epilepticus|(?:baby|febrile) (?:fits?|convulsions?)`,
      ),
      /\bloss of consciousness\b/i,
    ],
  },
  {
    of: 'severe-bleeding',
    patterns: [
      bare(
        `(?:severe |heavy |massive |internal |arterial |uncontrolled )(?:bleeding|bleed|haemorrhage|hemorrhage)|h(?:a)?ematemesis|mel(?:a)?ena`,
      ),
      /\barterial bleed\w*\b/i,
    ],
  },
  {
    of: 'serious-injury',
    patterns: [
      bare(
        `(?:large|deep|bad|serious|severe|big|chemical|electrical|full[- ]thickness) burns?|open fractures?|compound fractures?|skull fracture|spinal cord injury`,
      ),
      /\b(?:open|compound|skull) fracture\b/i,
    ],
  },
  {
    of: 'serious-infection',
    patterns: [
      bare(
        `(?:meningitis|sepsis|septic\\w*|tetanus|rabies|gangrene|encephalitis) ?(?:signs?|symptoms?)?|flesh[- ]eating (?:infection|bacteria|disease)|gas gangrene`,
      ),
      /\b(?:tetanus|lock ?jaw)\b[^.?!]{0,30}\b(?:symptoms?|jaw|locked|stiff)\b(?! (?:shot|jab|vaccine))/i,
    ],
  },
  {
    of: 'acute-belly',
    patterns: [
      bare(
        `(?:testicular|testicle|scrotal) (?:pain|torsion|swelling)|pain in (?:my |one )?(?:testicles?|balls?)|urinary retention|saddle (?:numbness|anaesthesia|anesthesia)|acute glaucoma|angle[- ]closure glaucoma|(?:severe sudden|sudden severe|acute) (?:abdominal|stomach|belly) pain|acute abdomen|peritonitis|acute pancreatitis|ruptured \\w+|twisted (?:testicle|bowel|ovary)`,
      ),
      /\b(?:urinary retention|saddle an(?:a)?esthesia|saddle numbness)\b/i,
    ],
  },
  {
    of: 'diabetic-emergency',
    patterns: [
      bare(
        `(?:diabetic )?ketoacidosis|dka|severe hypo(?:glyc\\w+)?|insulin shock|diabetic coma|very (?:high|low) (?:blood )?sugar`,
      ),
    ],
  },
  { of: 'serotonin-or-heat', patterns: [bare(`serotonin (?:syndrome|toxicity)|neuroleptic malignant syndrome`)] },
  { of: 'overdose', patterns: [bare(`(?:\\w+ )?overdose|od`)] },
  {
    of: 'poisoning',
    patterns: [
      bare(
        `(?:foxglove|digitalis|yew|aconite|hemlock|oleander|mushroom|belladonna|nightshade|datura|castor bean|plant|berry|alcohol|lead|bleach|chemical|pesticide|carbon monoxide|methanol|nicotine|iron|drug) poisoning|(?:pesticide|insecticide|chemical|chlorine|carbon monoxide|gas|bleach) (?:exposure|inhalation|ingestion)(?: ?,? ?(?:and )?\\w+)?|(?:battery|magnet|bleach|button battery|chemical) ingestion`,
      ),
      /\b(?:pesticide|insecticide|chemical|chlorine) exposure\b[^.?!]{0,30}\b(?:vomit\w*|dizz\w*|breath\w*|sick|cough\w*|sweat\w*)/i,
    ],
  },
  {
    of: 'pregnancy',
    patterns: [
      bare(
        `reduced (?:fo?etal|baby) movements?|pre-?eclampsia|eclampsia|hellp|preterm labou?r|premature labou?r|(?:premature|preterm|early) rupture of (?:the )?membranes|post-?partum h(?:a)?emorrhage|ectopic(?: pregnancy)?(?: pain)?|placental abruption|placenta praevia bleeding|cord prolapse|miscarriage bleeding`,
        ofTheFamily,
      ),
      /\b(?:reduced|decreased|no) fo?etal movements?\b|\brupture of (?:the )?membranes\b|\bpost-?partum h(?:a)?emorrhage\b(?! (?:with my|after my|in \d|last))/i,
    ],
  },
  {
    of: 'self-harm',
    patterns: [
      bare(`suicide|suicidal|self[- ]?harm|suicid\\w+ (?:thoughts?|ideation|plans?|urges?|feelings?)|want to die`),
    ],
  },
  {
    of: 'harm-to-others',
    patterns: [
      bare(`homicidal(?: thoughts?| ideation)?|thoughts of (?:killing|hurting) (?:others|people|someone)`),
      /\bhomicidal (?:thoughts?|ideation|urges?)\b/i,
    ],
  },
  {
    of: 'violence',
    patterns: [
      bare(
        `sexual (?:assault|abuse)|rape[d]?|domestic (?:violence|abuse)|child abuse|abusive (?:husband|partner|boyfriend|father)`,
      ),
    ],
  },
  {
    of: 'lump-or-weight-loss',
    patterns: [
      bare(
        `(?:difficulty|trouble|problems?|pain(?:ful)?) (?:with |in )?swallowing|dysphagia|(?:unexplained |sudden )?weight loss without trying`,
      ),
    ],
  },
  {
    of: 'leg-clot',
    patterns: [bare(`(?:one )?swollen (?:leg|calf)|dvt|deep vein thrombosis|blood clot`, ofTheFamily)],
  },
  {
    of: 'dehydration',
    patterns: [
      bare(`persistent (?:vomiting|diarrh\\w+)|severe dehydration|(?:constant|non-?stop) (?:vomiting|diarrh\\w+)`),
    ],
  },
  {
    of: 'infected-wound',
    patterns: [
      bare(
        `infected (?:cut|wound|bite|burn|sting|toe|finger|piercing|tattoo)|cellulitis|(?:dog|cat|human|animal|bat) bite`,
      ),
    ],
  },
];

function bare(names: string, except = ''): RegExp {
  const before = String.raw`(?:(?:help|hi|hello|urgent|emergency|please|omg|i|i'?m|am|he|she|we|my \w+|have|has|had|having|got|is|it'?s|think|a|an|the|possible|suspected|maybe|severe|sudden|bad|terrible|acute|signs|symptoms|of|with|really)[ ,!:]+){0,5}`;
  const after = String.raw`(?:[ ,]+(?:help|now|please|pls|right now|symptoms?|signs?|today|suddenly|pain|emergency|what (?:tea|herb|now|do i do|can i (?:take|do))|which (?:tea|herb)))*`;
  return new RegExp(String.raw`^(?=[^]{0,120}$)${except}\W*${before}(?:${names})${after}\W*$`, 'i');
}
