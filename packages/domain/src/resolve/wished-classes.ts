import { choice } from './phrases.ts';

const persons = /you|i|we|he|she|they|one|(?:my|our) \w+/;
/** Nothing between the wish and the thing opens a clause of its own: "I could not sleep, so I take something for sleep". */
const sameClause = String.raw`(?:(?!\b(?:so|and|but|because|since|as|that|now|already|currently|or|if|when|while|with|on|beside|besides|who|which|after|before|until)\b)[^.,;:?!\n]){0,32}`;
/** "Do you have something for sleep?", "I would like something for my blood pressure". */
const wished = new RegExp(
  String.raw`\b(?:${choice(
    new RegExp(String.raw`(?:do|does|did|would|will|can|could|may|might|should|shall|must|have) (?:${persons.source})`),
    /i (?:should|might|could|may|would|want|wanted|need|needed|hope|hoped|wish|was hoping|am hoping|am looking|was looking)/,
    /i['’](?:d|m looking|m hoping)|would (?:like|prefer|rather)|thinking (?:of|about)|think (?:of|about)|consider(?:ing)?/,
    /(?:is|are) there|what about|how about|suggest|recommend|looking for|searching for|in search of/,
  )})\b${sameClause}$`,
  'i',
);
/** "Do you have tablets for sleep?", asked of the one who answers. */
const askedOfYou =
  /\b(?:do|would|could|can|will|have) you (?:also |perhaps |maybe |please )?(?:(?:have|has|got|sell|offer|know|recommend|suggest|stock) )?(?:of )?(?:an? |any |some |other |good )*$/i;
/** What the doctor wants is as good as taken; "do I still take it?" too. */
const prescribed = /\b(?:doctor|gp|specialist|consultant|psychiatrist|nurse|hospital|clinic|prescri\w+)\b|\bstill\b/i;
const vague = /^(?:something|stuff|anything)\b/i;

/** Whether a medicine that is named by its purpose is only asked for: "do you have something for memory?" */
export function isWishedFor(before: string, named: string): boolean {
  if (prescribed.test(before)) return false;
  return vague.test(named) ? wished.test(before) : askedOfYou.test(before);
}
