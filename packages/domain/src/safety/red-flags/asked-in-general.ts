import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { deniedIn } from './denied-lists.ts';
import { personal } from './frames.ts';
import { plainWords } from './plain-words.ts';
import { sentencesIn, type Span, withoutSpans } from './spans.ts';

/** What somebody wants to know, and nobody has: "what is sepsis exactly, saw it on a bus", "what counts as a fever in a baby? mine is fine". */

const opening = String.raw`^\W*(?:(?:hi|hello|hey|so|ok|and|also|please|herbie|just curious|curious|quick question|random question|question|quiz question|silly question|out of curiosity|just wondering|for (?:a|my|our) \w+)[,:!. ]+)*`;
const asksWhatIs = choice(
  /what(?:'s| is| are| does| do| exactly is| exactly are| counts| qualifies| would count)(?! (?:wrong|happening|going on|good|best|the best|a good|safe|this|that|my|it|he|she|helps|to do))/,
  /what(?: exactly| actually)? happens? (?:in|with|during|to the body)|what (?:\w+ ){1,4}(?:counts?|is (?:too|considered|classed|called|normal|dangerously|a normal)|qualif\w+|means?)|at (?:which|what) \w+/,
  /(?:which|what) (?:are the )?(?:signs?|symptoms?|plants?|berries|mushrooms?)|(?:early )?(?:signs?|symptoms?|causes?|meaning|definition) of/,
  /how (?:do|does|would|can|could|should) (?:you|one|people|doctors?|they|nurses?|paramedics|i|we|a person|someone) (?:even )?(?:tell|know|recogni[sz]e|check|spot|test|diagnose|distinguish)/,
  /how (?:common|rare|likely|fast|long|contagious|serious|is|are|does|do)(?! (?:much|many|i|he|she|we|my|it|you (?:stop|treat|get|cure)))/,
  /why (?:do|does|is|are|did)(?! (?:i|my|he|she|it|we)\b)|(?:what's |what is )?(?:the )?difference between|explain|define|tell me (?:about|the difference)/,
  /(?:can|do|does|is|are) (?:(?:the|an?|all) )?(?!(?:i|we|it|he|she|this|that|you)\b)\w+(?: \w+){0,2} (?:get|have|cause|hurt|common|more|the same|called|supposed|hereditary|contagious|inherited|part of|a kind of|a type of)/,
  /is it true|when (?:should (?:one|you|people|someone)|is an?|does an?|are)/,
);
const question = new RegExp(`${opening}${asksWhatIs}\\b`, 'i');
/** Asked for a dose or an end, or asked what to do, it is no lesson. */
const inEarnest =
  /\b(?:kill\w*|lethal|deadly|fatal|suicid\w*|overdos\w*|die|dying|dose|painless\w*|painful|way to (?:go|end|leave)|point of|living|hang\w*|poison(?! ivy)(?:ed)?|how (?:much|many)|to do|help|helps|first thing|took|taken|swallowed|quickest|fastest)\b/i;
const namesOfIllness =
  /\b(?:blood|food|carbon monoxide|lead|alcohol|plant) poisoning\b|\bpoison(?:ous|ing)\b|\bwhat(?:'s| is) an overdose\b/gi;
const subjects = String.raw`(?:quiz|exam|test|course|class|classes|lesson|lecture|training|school|project|homework|essay|scouts?|guides|badge|poster|leaflet|booklet|noticeboard|newsletter|blog|article|podcast|documentary|antenatal|nursing|nurse|midwi\w+|medic\w*|biology|psychology|pharmacy|babysitt\w*|first[- ]aid|crossword|revision|revising|assignment|presentation|allotment|book|novel)`;
const media = String.raw`(?:ad|advert|bus|poster|leaflet|sign|radio|tv|telly|news|insta\w*|tik ?tok|facebook|youtube|magazine|paper|newspaper|casualty|documentary|podcast|film|show|series|website|internet|online|social media|app|waiting room|surgery|nursery|gp|school|work|library|book|article|post|video|noticeboard|reddit)`;
/** Why somebody asks who has nothing. */
const reason = oneOf(
  sequence(
    /(?:\b(?:i'm|i am|we're|we are|it's|it is|asking|is) )?\b(?:just|only|purely|really|simply|all)? ?/gi,
    choice(
      /curious|wondering|asking|preparing|being prepared|learning|reading up|reading about it|interested|in general|generally speaking|out of (?:curiosity|interest)|theoretical\w*|hypothetical\w*|want(?:ed)? to (?:know|learn|understand|be (?:prepared|ready))|like to know|to be (?:prepared|ready|safe)/,
    ),
    /\b/,
  ),
  new RegExp(
    String.raw`\b(?:(?:i|we|my \w+|someone) )?(?:just |once )?(?:saw|seen|heard|read|spotted|noticed|came across|reading|watching|watched|they (?:said|say|talked about)|was)\b[^.?!,;]{0,30}\b${media}\b(?: (?:last night|today|yesterday|earlier))?`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:i |we |i'm |we're |it's |it was |my \w+ is |got asked |was asked |someone asked |asked )?(?:for|in|at|doing|on|during|revising|learning|making|writing|studying|do|from|part of|preparing)\b[^.?!,;]{0,24}\b${subjects}\b(?: (?:class|course|exam|homework|leader badge|badge|question|night|work|list|at \w+|for \w+))?`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:(?:my|our|the) [\w' ]{1,24}?|(?:gran|nan|mum|mom|dad|daughter|son|he|she) )(?:always |just |often |keeps? )?(?:asked(?: me)?|asks|wants to know|mentioned (?:it|the word|that)|said the word|is (?:studying|learning|reading)|has homework|has a ${subjects}|learns|did|asked (?:staff|us|everyone|parents) to (?:learn|know|read)|talks about (?:it|that)|always talks about it)\b[^.?!,;]{0,30}`,
    'gi',
  ),
  /\b(?:mine|ours|mine|baby|everyone|everybody|everything|we|he|she|they|all|all of us)(?:'s| is| are|'re)? (?:all |both |perfectly |quite |totally |just |absolutely )*(?:fine|well|ok(?:ay)?|healthy|good|great|perfect)\b|\b(?:all|everything) (?:fine|good|ok(?:ay)?|well)\b/gi,
  /\b(?:no(?:body|ne| one)) (?:of us )?(?:is |has |here )?(?:ill|sick|it|any|them|poorly|hurt|has it)\b|\bno (?:symptoms|problems?|issues)\b|\bnothing (?:is )?wrong\b|\b(?:we're |we are )?(?:putting up|fitting|buying|installing) (?:an? |the )?(?:alarm|detector)\b|\bi coach [\w ]{1,20}|\bmy (?:first[- ]aid )?(?:trainer|teacher|tutor|instructor) says?\b|\bour teacher said\b/gi,
);
const howWouldIKnow =
  /\bhow (?:do|would|will|can|could|should) (?:i|we) (?:even )?(?:tell|know|recogni[sz]e|spot|check)\b(?: (?:if|when|that|whether|it's|my|a|an|the|our|i'm|we|i))*/gi;

const fillers =
  /\b(?:please|thanks?|thank you|pls|though|tho|and|so|but|lol|haha|exactly|actually|really|just|is that true|that|it|ta|cheers|too|also|btw|hi|hello|hey|herbie|\d{1,2} weeks|if|or|of course|obviously|ok|okay|medically|the word)\b/gi;

/** Where a message asks of what nobody has; nothing where anybody is told of beside it. */
export function askedInGeneralIn(text: string): readonly Span[] {
  if (inEarnest.test(text.replaceAll(namesOfIllness, ' '))) return [];
  const sentences = sentencesIn(text).filter(({ start, end }) => question.test(text.slice(start, end)));
  if (sentences.length === 0) return [];
  const given = text.replaceAll(reason, (found) => ' '.repeat(found.length));
  const isGiven = given !== text;
  const questions = sentences.map((span) => clauseOf(text, span));
  const beside = withoutSpans(withoutSpans(given, deniedIn(text)), questions).replaceAll(fillers, ' ');
  if (/\w/.test(beside)) return [];
  const asked = questions.map(({ start, end }) => given.slice(start, end)).join(' ');
  const isOfSomebody = personal.test(
    (isGiven ? asked.replaceAll(howWouldIKnow, ' ') : asked).replaceAll(/\bit\b/gi, ' '),
  );
  return isOfSomebody || goingOn.test(asked) ? [] : [{ start: 0, end: text.length }];
}

/** The question itself, without what is told behind it. */
function clauseOf(text: string, { start, end }: Span): Span {
  const opened = question.exec(text.slice(start, end))?.[0].length ?? 0;
  const length = text.slice(start + opened, end).search(/[,;:]| - /);
  return { start, end: length < 0 ? end : start + opened + length };
}

const goingOn =
  /\b(?:now|today|tonight|yesterday|ago|since|suddenly|at the moment|this (?:morning|evening|week)|with (?:\w+ ){0,2}pain)\b/i;

/** Whether a message does nothing but ask so. */
export function isAskedInGeneral(message: string): boolean {
  return askedInGeneralIn(plainWords(message)).length > 0;
}
