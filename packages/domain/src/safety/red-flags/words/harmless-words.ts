/** Words around a sign that make it harmless: of stories, of wondering, of denying, of mishaps. */

const tales = String.raw`novel|short story|screenplay|(?:my|the|a|main) (?:character|protagonist|heroine|hero|villain)|fiction\w*|movies?|films?|tv (?:show|series|drama)|soap opera|season finale|documentary|podcast|video ?games?|in the (?:book|story|play|series|show|game|episode|opera)|(?:murder|detective) (?:mystery|story)`;
const schoolWork = 'essay|homework|thesis|dissertation|poem|lyrics|song';
const figures =
  'hogwarts|harry potter|hobbits?|gandalf|game of thrones|shakespeare|hamlet|romeo|juliet|agatha christie|sherlock|socrates|cleopatra';
const times = String.raw`ancient|medieval|victorian|renaissance|roman (?:emperor|empire)s?|\d{2}th[- ]century|mytholog\w+|folklore|legend|fairy ?tale|in history|historical\w*|emperor|borgia|mozart|napoleon`;
const games = 'crossword|trivia|quiz|anatomy class|exam question';
export const fiction = new RegExp(String.raw`\b(?:${[tales, schoolWork, figures, times, games].join('|')})\b`, 'i');

const asked =
  "(?:what|which|who|where|when|why|how) (?:happens?|is|are|was|were|got|'s|do|does|did|can|should|would|causes?|makes?|to|many|much|common|likely|often|long)|what'?s|is it (?:true|possible|safe|dangerous|poisonous|toxic)";
const signsOf =
  '(?<!(?:showing|shows?|has|having|have|with|got|these|is this|are these) (?:the |all the |early )?)(?:signs?|symptoms?|causes?|risks?|chances?|odds|prevention|history|treatment|first aid|treating|recogni[sz]ing|danger) (?:of|for)';
const prevented = String.raw`(?:prevent\w*|avoid(?:ing)?|reduc\w+|lower(?:ing|s)?(?= (?:my|the|your|risk|chance|his|her|our|odds))|protect\w* (?:against|from)) (?:\w+ ){0,4}`;
const learned = 'difference between|tell me about|learn(?:ing)? about|read(?:ing)? about|explain|define|meaning of';
const possible = String.raw`(?:can|could|does|do|will|would|might|may) (?!i |my |he |she |we |they )(?:\w+ ){1,4}(?:cause|lead to|give|make|help|trigger|prevent|treat|stop)|(?:can|could) (?:i|you|one|we|someone|people|a person) (?:\w+ )?(?=overdos|die|choke|have|get)`;
const eatable = String.raw`(?:can|could|may) (?:the |these |those )?\w+ (?:berries|leaves|seeds|roots?|flowers|petals|mushrooms|bark) be`;
const taught = String.raw`(?:training|course|class|awareness|charity|fundrais\w+|research|study|article|statistics|vaccine|insurance) `;
export const curiosity = new RegExp(
  String.raw`\b(?:${[asked, signsOf, prevented, learned, possible, eatable, taught].join('|')})[^.?!]{0,40}$`,
  'i',
);

const myself = String.raw`i'?m|i am|i have|i've|i think|i feel|i took|i ate|i drank|i swallowed|i just|i can'?t|i keep|i got|i had|i (?:cut|hit|fell|burn\w*|broke|woke|see|saw|started|noticed|found|suddenly|feel)|my (?!risk|chances?|heart attack|stroke|odds|question|essay)`;
const others =
  "he|she|he'?s|she'?s|him|her|his|we|they|our|someone|husband|wife|son|daughter|baby|toddler|child|kid|mum|mom|dad|friend";
/** Somebody it happens to, at the moment: then a question is a call for help. */
export const somebody = new RegExp(String.raw`\b(?:${myself}|${others})\b`, 'i');

const intends = String.raw`want(?:ed)? to|thinking (?:of|about)|planning (?:to|on)|going to|trying to`;
const doesNot = String.raw`(?:do|does|did|is|are|am|was|have|has|had)n't(?: (?:have|had|got|feel|been|experienced|having|any|think i'?m|lost|really|actually|${intends}))?`;
const denials = String.raw`no|without|denies|denied|never|nor|neither|free of|not (?:having|had|experiencing|got|been|feeling)|not|${doesNot}|rule[ds]? out`;
const between = String.raw`any|a|an|more|the|signs? of|had|been|having|thinking (?:of|about)|thoughts? (?:of|about)|planning (?:to|on)|going to|want(?:ing)? to|really|at all|currently|ever|even|pain or|actively`;
const listed = String.raw`[\w'-]+(?:,| or| nor)(?: any| a)?|[\w'-]+ [\w'-]+(?:,| or| nor)(?: any| a)?|[\w'-]+ of [\w'-]+(?:,| or| nor)(?: any)?`;
export const denied = new RegExp(String.raw`(?:\b(?:${denials})\s+)(?:(?:${between}|${listed})\s+){0,4}$`, 'i');

const kitchen = String.raw`accident\w*|slipped|by mistake|avocados?|cooking|chopping|peeling|kitchen|oven|stove|shav\w+|gardening|pruning|opening (?:a|an|the)|(?:bread|kitchen|carving|paring|butter|steak|craft|stanley) knife|making (?:lunch|dinner|supper|tea|breakfast|a sandwich|sandwiches|salad)`;
const edges = '(?:on|with) (?:a |the |some )?(?:broken )?(?:glass|tin|can|fence|wire|saw|mandoline?|grater)';
const mishaps = String.raw`washing up|diy|smashed|at work|fell|falling|through (?:a |the )?(?:\w+ )?(?:glass|window)|sawing|hedge|cats?|roses?|brambles?|thorns?`;
export const byAccident = new RegExp(String.raw`\b(?:${kitchen}|${edges}|${mishaps})\b`, 'i');
