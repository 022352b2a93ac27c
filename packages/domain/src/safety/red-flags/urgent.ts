import type { RedFlagRule } from './red-flag.ts';

const today = 'Please call your doctor or a medical advice line today, before trying any herb.';

export const urgentRules: readonly RedFlagRule[] = [
  flag(
    'blood-where-none-belongs',
    'blood in stool, urine or spit',
    [
      /\bblood(?:y)? (?:in|when|on) (?:my |the |his |her )?(?:stools?|poop|poo|urine|pee|toilet paper|i (?:pee|poop))\b/i,
      /\b(?:bloody|black) (?:stools?|urine|diarrhea|diarrhoea)\b/i,
      /\b(?:peeing|pooping|passing) blood\b/i,
      /\brectal bleeding\b/i,
      /\bbleeding after (?:menopause|sex)\b/i,
      /\bpostmenopausal bleeding\b/i,
    ],
    'Blood there always needs a medical check.',
  ),
  flag(
    'jaundice',
    'yellow skin or eyes',
    [
      /\b(?:yellow(?:ing|ish)?|jaundiced?)\b[^.?!]{0,15}\b(?:skin|eyes?|whites)\b/i,
      /\b(?:skin|eyes|whites of (?:my|his|her) eyes)\b[^.?!]{0,20}\b(?:yellow|yellowish)\b/i,
      /\bjaundice\b(?=[^.?!]{0,30}\b(?:i|my|have|has|got)\b)|\b(?:i have|got|developed|think i have) jaundice\b/i,
      /\bdark urine\b[^.?!]{0,30}\b(?:pale|yellow|tired)\b/i,
    ],
    'Yellow skin or eyes can mean that the liver is in trouble. Stop any herb or supplement you take until you have been seen.',
  ),
  flag(
    'lump-or-weight-loss',
    'a new lump or weight loss without a reason',
    [
      /\b(?:found|new|have|felt|growing|hard) (?:a |an )?(?:\w+ )?lump\b/i,
      /\blump in (?:my|her|his) (?:breast|neck|armpit|testicle|groin)\b/i,
      /\b(?:unexplained|unintentional|sudden) weight loss\b/i,
      /\blos(?:t|ing) (?:a lot of )?weight (?:without trying|for no reason|and i don'?t know why)\b/i,
      /\bmole\b[^.?!]{0,30}\b(?:changing|changed|bleeding|growing)\b/i,
    ],
    'A doctor should look at this soon.',
  ),
  flag(
    'long-fever',
    'a high or long fever',
    [
      /\bfever\b[^.?!]{0,30}\b(?:for|since|lasting|over|more than) (?:\w+ ){0,2}(?:[4-9]|1\d|four|five|six|seven|ten|a week|two weeks|\d+ weeks?)\b/i,
      /\b(?:fever|temperature) (?:of |is |at )?(?:39\.[5-9]|4[01]|10[4-6])\b/i,
    ],
    'A fever this high or this long needs a medical check.',
  ),
  flag(
    'kidney-infection',
    'signs of a kidney infection',
    [
      /\b(?:uti|burning (?:when|to) (?:i )?(?:pee|urinat\w+)|bladder infection|painful urination)\b[^.?!]{0,60}\b(?:fever|chills|back pain|flank|side pain|vomiting)\b/i,
      /\b(?:flank|kidney) pain\b[^.?!]{0,40}\b(?:fever|chills|pee|urin\w+)\b/i,
    ],
    'Fever or back pain with a urinary infection can mean that it has reached the kidneys.',
  ),
  flag(
    'dehydration',
    'severe dehydration',
    [
      /\b(?:can'?t|cannot|unable to) keep (?:anything|water|fluids|food) down\b/i,
      /\b(?:vomiting|diarrh\w+)\b[^.?!]{0,30}\b(?:for|since) (?:\w+ ){0,2}(?:[3-9]|three|four|five|a week) ?(?:days?)?\b/i,
      /\b(?:no|haven'?t) (?:urine|peed|urinated) (?:all day|in (?:\d+|twelve) hours|since yesterday)\b/i,
    ],
    'The body dries out quickly, children and older people most of all.',
  ),
  flag(
    'severe-belly-pain',
    'severe belly pain',
    [
      /\b(?:severe|unbearable|excruciating|worst|sudden sharp|intense) (?:\w+ )?(?:stomach|abdominal|belly|tummy) (?:pain|ache|cramps)\b/i,
      /\bpain\b[^.?!]{0,15}\blower right (?:side|abdomen|belly)\b/i,
    ],
    'Strong or sudden belly pain needs a medical check, at once if it gets worse.',
  ),
  flag(
    'leg-clot',
    'a possible blood clot',
    [
      /\b(?:one|left|right|my) (?:leg|calf)\b[^.?!]{0,30}\b(?:swollen|red|warm|swelling)\b[^.?!]{0,30}\b(?:pain\w*|red|warm|hot|tender)\b/i,
    ],
    'A swollen, warm, painful leg can be a blood clot. If you are also short of breath, call your emergency number.',
  ),
  flag(
    'eye',
    'sudden trouble with the eyes',
    [
      /\b(?:sudden(?:ly)?|lost|losing|loss of|flashes? (?:of light )?and floaters|curtain over)\b[^.?!]{0,20}\b(?:vision|sight|eye)\b/i,
      /\b(?:chemical|bleach|acid) in (?:my|his|her) eyes?\b/i,
    ],
    'Eyes need help the same day.',
  ),
  flag(
    'infected-wound',
    'a spreading infection',
    [
      /\b(?:red streaks?|spreading redness|pus|infected (?:wound|cut|bite))\b[^.?!]{0,50}\b(?:fever|spreading|hot|swollen|worse)\b/i,
      /\b(?:dog|cat|bat|animal|snake|tick) bite\b[^.?!]{0,40}\b(?:swollen|fever|rash|red|bleeding)\b|\bsnake ?bite\b|\bbitten by a (?:snake|bat)\b/i,
    ],
    'This may need treatment that herbs cannot give.',
  ),
  flag(
    'withdrawal',
    'stopping a medicine or alcohol suddenly',
    [
      /\b(?:alcohol|benzo\w*|xanax|opioid) withdrawal\b/i,
      /\b(?:stopped|quit|quitting) (?:drinking|xanax|benzos?|valium|my benzo)\b[^.?!]{0,30}\b(?:shak\w+|sweat\w*|seeing things|hallucinat\w+)\b/i,
    ],
    'Withdrawal can be dangerous and needs medical help. Shaking with confusion or seizures is an emergency.',
  ),
];

function flag(id: string, topic: string, patterns: readonly RegExp[], why: string): RedFlagRule {
  return {
    id,
    level: 'urgent',
    topic,
    patterns,
    paragraphs: [
      `What you describe sounds like ${topic}. ${why}`,
      today,
      'If it gets worse quickly, call your emergency number: 911, 112, 999 or 000.',
    ],
  };
}
