import { unlessAround } from './unless-near.ts';

/** Emergencies that are taught, learned and lectured on: "I teach teens about drug overdose"; taken out of a message before it is read. */

const poisonings = String.raw`(?:(?:drug|drugs|paracetamol|alcohol|opioid|heroin|tablet|medication|accidental) )?(?:overdos(?:es?|ing)|poisonings?)|carbon monoxide(?: poisoning)?|(?:snake|spider|adder|insect|dog|animal) ?bites?|poison(?:ous|ing)?(?: (?:plants?|mushrooms?|berries|fungi))?|drugs`;
const bodily = String.raw`sepsis|dka|ectopics?|ectopic pregnanc(?:y|ies)|strokes?|meningitis|anaphyla\w+|allergic (?:reactions?|shock)|heart attacks?|cardiac arrests?|cpr|choking|seizures?|fits|epilepsy|drowning|burns|haemorrhages?|hemorrhages?|bleeding|shock|resus\w*|chest pains?|pulmonary embolism|pre-?eclampsia|concussion|head injur(?:y|ies)|hypothermia|heat ?stroke|asthma attacks?|electric shocks?|wounds`;
const ofTheMind = String.raw`suicide(?: prevention)?|suicidal (?:thoughts|ideation)|self[- ]harm(?:ing)?|domestic (?:violence|abuse)|abuse|eating disorders|psychosis`;
const topic = String.raw`(?:${poisonings}|${bodily}|${ofTheMind})`;
const topics = String.raw`(?:(?:the |an? |how |to |signs of |symptoms of |first aid for |recogni[sz]\w+ |spot\w* |treat\w* |prevent\w* |manag\w+ |avoid\w* |what to do (?:in|about|with) |dangers of |acute |teen |teenage |child |baby ){0,4}${topic}(?:(?:,| and| or|,? plus)? ${topic})*(?: (?:signs|symptoms|prevention|awareness|rescue|care|treatment))?)`;
const occasion = String.raw`(?:presentation|talk|lecture|essay|homework|slides?|slide deck|poster|workshop|lesson|course|seminar|leaflet|project|assignment|module|handout|thesis|dissertation|paper|article|speech|webinar|training|class|quiz|exam|test|unit|drill|evening|session|podcast|blog post|newsletter|report)s?`;
const about = String.raw`(?:about|on|covering|covers?|regarding|in|deals? with|does|do|did|is doing|are doing|doing|how)`;
/** Whom it has happened to, or does. */
const happens = String.raw`myself|has it|have it|got it|having one|had one|has one|one of (?:them|the|my|our)|think (?:i|he|she|my|it)|my (?:dad|mum|mom|son|daughter|baby|wife|husband|child|partner|gran|nan|chest|own|arm|head|mother|father|friend|boy|girl)|(?:he|she|they|mum|mom|dad|nan|gran|somebody|someone) (?:is|was|has|had|just|took|isn't|can't|won't|collapsed)|now (?:i|he|she)|symptoms of it|took|taken|swallowed|happened|collapsed|unconscious|not breathing|isn't|tonight|last night|an? (?:hour|minute)s? ago|just now|help(?! (?:me|us) (?:with|write|make|find))|i (?:have|feel|felt|want to|am going|can't|did|will)\b(?! (?:a|an|to (?:teach|show|give|write|know|add|make|explain|talk|present))\b)|i'm (?:having|going|feeling|so|choking|bleeding)|from which|after which|and then`;

const teaches = String.raw`\b(?:i|we|she|he|they|who|(?:my|our|the) \w+)(?:'m|'re| am| are| is)? (?:also |often |usually |currently |now |just )?(?:teach|teaches|teaching|lectur(?:e|es|ing)|train|trains|training|instruct\w*|tutor\w*|explain\w*|present\w*|revis(?:e|ing)|stud(?:y|ies|ying)|learn(?:s|ing)?)`;

/** Whether a message tells of an emergency as of a lesson. */
export function isOfALesson(text: string): boolean {
  return everydayLessons.some((lesson) => text.search(lesson) >= 0);
}

export const everydayLessons: readonly RegExp[] = [
  unlessAround(
    happens,
    // "I teach teens about drug overdose at school", "training my scouts on how to treat snake bites".
    String.raw`${teaches}(?: [\w'-]+){0,4}? (?:about |on |in |how to \w+ |for )?${topics}`,
    String.raw`^\W*(?:teaching|training|preparing|revising|studying|learning|lecturing)(?: [\w'-]+){0,4}? (?:about |on |in |how to \w+ |for )?${topics}`,
    // "School asked me to speak about overdose."
    String.raw`\b(?:asked|invited|booked|wants?) (?:me|us) to (?:speak|talk|write|teach|present|do a \w+) (?:about|on) ${topics}`,
    // "My presentation is on how paracetamol overdose harms the liver", "our course did sepsis today".
    String.raw`\b${occasion} (?:(?:is|was|are|will be|it's|all|today|tomorrow|next week|this week|(?:for|at|in) (?:school|work|uni\w*|college|class|(?:my|our|the) \w+)) ){0,2}${about} ${topics}`,
    String.raw`\b(?:homework|essay|exam|quiz|revision|assignment)(?: question)?(?:: | - )(?:\w+ ){0,2}?${topics}`,
    // "My choking lesson", "a round on poisons", "lessons at the nursery: we train staff on choking".
    String.raw`\b(?:my|our|a|the|some) ${topic} (?:${occasion}|round|night)\b`,
    String.raw`\b(?:class|pupils|students|scouts|guides|group|team|course)(?: of [\w ]{3,14})? (?:does|do|did|is doing|are doing|covers?|learns?(?: about)?|learn|stud(?:y|ies)|starts?) (?:a project on )?${topics}`,
  ),
];
