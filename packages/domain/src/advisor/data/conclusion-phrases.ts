import { choice, sequence } from '../../resolve/phrases.ts';

/** How people sum up what they were told, as patterns: that they leave it, that they ask first, that they take it. */
export const leaving = [
  /(?:i(?:'?ll| will|'d better| should| better| must)? )?(?:better |best |just )?hold (?:off|fire|on)/,
  sequence(
    /(?:i(?:'?ll| will|'d better| should| better| must)? )?(?:better |best |just )?/,
    choice(/leave|skip|ditch|bin|drop|dump|avoid|forget|scrap|chuck|leaving|skipping|binning|dropping/, /avoiding/),
    / (?:(?:it|that|that one|them|this)(?: (?:out|alone|be|off))?|well alone)/,
  ),
  /(?:i(?:'?ll| will|'d better| should)? )?(?:better |best |just )?(?:give (?:it|that|them) a miss|steer clear|stay away|keep away|stay off it|keep off it|hang fire)(?: (?:of|from) (?:it|that|them))?/,
  /(?:i )?(?:won't|will not|wont|shouldn't|should not|shouldnt|better not|best not|don't|dont|do not)(?: (?:bother|take|have|use|touch|try|start|drink))?(?: (?:it|that|them|this))?/,
  /(?:it's |its |it is |that's |thats |that is )?(?:a )?(?:no[- ](?:go|way|chance)|no for me|not for me|out|off the table|off the menu|no then)/,
  /(?:it's |its |that's |thats |that is )(?:a )?no|(?:that's |thats )?me done with (?:it|that|them)|i'?m done with (?:it|that)|(?:maybe|perhaps|probably) not/,
] as const;
export const asking = [
  /(?:i(?:'?ll| will|'d better| should)? )?(?:better |best |just )?leave (?:it|that|this) (?:to|up to) (?:the |my )?(?:midwife|doctors?|gp|hospital|surgeon|pharmacist|experts?|nature)/,
  sequence(
    /(?:(?:i(?:'?ll| will|'d better| should| better| must)?|ill?) )?(?:better |best |just )?/,
    /(?:check|ask|speak|talk|see|ring|run it|clear it)(?: it)?(?: (?:with|to|by|past))? (?:the |my |a )?/,
    choice(
      /gp|dr|doc|doctor|pharmacist|chemist|midwife|nurse|surgeon|consultant|specialist|prescriber/,
      /clinic|\w+ologist|\w+iatrist/,
    ),
    /(?: first| before)?/,
  ),
  /(?:i(?:'?ll| will|'d better| should)? )?wait (?:till|until) (?:i|i've|ive|i have|he|she|they) (?:have |has )?(?:asked|checked|spoken|spoke|ask|check|seen|see|hear|heard)\b[^.?!]{0,24}/,
  /(?:i(?:'?ll| will|'d better| should)? )?wait (?:till|until) after(?: (?:the|my) \w+)?/,
] as const;
export const taking = [
  /(?:i (?:can|could|should|may|just) |i'll )?(?:keep|carry on|stay|continue)(?: going| taking it| on(?: it)?| with it| as i am| it up)?/,
  /(?:i'm|im|i am|we're) (?:all )?(?:good|ok|okay|safe|fine|clear) to (?:go|take it|have it|start|try it|drink it)/,
  /(?:i )?(?:can|could|may) (?:go ahead|start|take it|have it|try it)/,
  /(?:it's |its |it is |that's |thats |that is )(?:all )?(?:a yes|fine|ok|okay|safe|good|alright|all right|grand|sound)(?: (?:for me|to take|to have|to drink))?/,
  /(?:i'?ll |i will )?(?:go ahead|(?:take|try|have|get|order|buy) (?:it|some|that|them|one)|give (?:it|that|them) a (?:go|try|whirl|shot|bash))/,
] as const;
