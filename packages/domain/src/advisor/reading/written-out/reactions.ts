import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** "Came up in lumps after the camomile", "arnica gel brought me out in a rash": an allergy told by what it did. */
export const reactions: readonly Step[] = [
  [
    /\b(?:came|come|broke|comes) (?:up|out) (?:all )?in (?:a |an |big |red |itchy |horrible )*(?:hives|lumps|welts|wheals|weals|bumps|blotches|rash|nettle ?rash)(?: all over)?,? (?:after|from|with|since) (?:the |my |using |taking |drinking |having |that |some |a )*([a-z']{3,20}(?: (?!tea\b|bath|cream|gel|oil)[a-z']{3,14})?)\b[^.?!]{0,24}/gi,
    '$&, allergic to $1',
  ],
  [
    /\b([a-z']{4,20})(?: (?:gel|cream|tea|oil|balm|drops|tincture|capsules?|lotion))? (?:brought (?:me|him|her|them) (?:up|out) in|gave (?:me|him|her|them)) (?:a |an |big |red |itchy |horrible |bad )*(?:hives|welts|wheals|weals|rash|lumps|blotches|nettle ?rash)\b/gi,
    '$&, allergic to $1',
  ],
];
