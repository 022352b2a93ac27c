import { lately } from '../../../resolve/lately.ts';
import { readText } from '../../../resolve/read.ts';
import { theirs } from './relation-words.ts';

/** "My husband wants ginkgo for his ears, his golf partner says it helps": who is to have it, whoever praises it; null where nobody is. */
export const whoWantsIt: (text: string) => string | null = lately((text) => {
  for (const found of text.matchAll(wants)) {
    const behind = text.slice(found.index + found[0].length);
    const [first] = readText(behind).mentions;
    if (first?.kind === 'herb' && isClose(behind.slice(0, first.start)) && !forMe.test(behind))
      return found[1]?.toLowerCase() ?? null;
  }
  return null;
});

/** Nothing stands between the wish and the herb that aims it at somebody else: "wants to give me garlic". */
function isClose(between: string): boolean {
  return (
    /^[\w' -]{0,16}$/.test(between) &&
    !/\b(?:me|us|give|giving|make|put|rub|buy|bring|send|stop|know|quit)\b/i.test(between)
  );
}

const wants = new RegExp(
  String.raw`\b${theirs}(?:['’]s)? (?:also |now |just |really |still )*(?:wants|would like|fancies|is after|is keen on|is thinking (?:of|about)|thinks of|asks for|is asking for|has his eye on|has her eye on|plans on)(?: (?:to (?:try|take|start|have|drink)|trying|taking|starting))?(?: (?:some|a|an|the|that|this|more|those))* `,
  'gi',
);
const forMe = /\b(?:for me|me to|on (?:him|the (?:dog|cat))|in my|into my|in our|in the (?:garden|bed|bath|room))\b/i;
