import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** What is drunk on a night out, by its name: alcohol is the matter. */
export const drinks: readonly Step[] = [
  // "I'm out with mates, 4 or 5 pints": of nothing else.
  [
    /\b((?:\d{1,2}|two|three|four|five|six|ten|a few|a couple(?: of)?|couple(?: of)?|some|several|many|the odd) pints?)\b(?! ?(?:of|blood|jar|mug|glass|bottle))/gi,
    '$1 of beer',
  ],
  [/\bg ?(?:&|n|and) ?t'?s?\b/gi, 'gin'],
  [
    /\b(?:go(?:ing)?|went|be|been|out|off) (?:out )?on the (?:lash|piss|beers|booze|sauce|town|razz)\b|\b(?:get(?:ting)?|got|be) (?:drunk|hammered|wasted|plastered|smashed|tipsy|legless)\b|\bpub crawl\b|\bpre-?drinks\b/gi,
    '$& with beer',
  ],
  [
    /\b(?:bevv(?:y|ies)|tequilas?|sherr(?:y|ies)|brand(?:y|ies)|schnapps|sangria|aperol(?: spritz)?|martinis?|mojitos?|margaritas?|jagerbombs?|j[aä]ger ?bombs?|pimm'?s|baileys)\b(?! vinegar)/gi,
    'spirits',
  ],
];
