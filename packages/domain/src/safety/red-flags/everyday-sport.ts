import { unlessAround } from './unless-near.ts';

/** Matches that were lost and legs that are tired of them; taken out of a message before it is read. */

const defeated = String.raw`(?:crushed|smashed|hammered|slaughtered|murdered|killed|thrashed|battered|destroyed|beaten|beat|annihilated|demolished|trounced|stuffed|whipped|massacred|butchered|wiped out|bombed out|shot down|flattened|pummell?ed)`;
const score = String.raw`\d{1,2} ?(?:[-–:]|to|nil) ?(?:\d{1,2}|nil|love)\b`;
const sport = String.raw`(?:football|soccer|rugby|hockey|tennis|squash|badminton|netball|basketball|volleyball|handball|cricket|darts|table tennis|ping pong|golf|lacrosse|chess|the (?:match|derby|final|semi-?final|quarter-?final|cup|league|tournament|second half|first half))`;
const played = String.raw`(?:${score}|\b(?:${sport}|match|game|league|half ?time|squash|marathon|half marathon|10k|5k|parkrun|race|km \d+|mile \d+|hill reps|leg day|training|gym|workout|run|ride|hike|pb|personal best|squats?|deadlifts?|lunges|spin class|sore (?:quads|calves|hamstrings|glutes)|doms)\b)`;
/** What a match may have done to somebody. */
const hurt = String.raw`can't|cannot|couldn't|numb\w*|feel(?! (?:like (?:lead|jelly|concrete)|dead|heavy|wrecked))(?:s|ing)?|breath\w*|chest|knocked|unconscious|out cold|concuss\w*|vomit\w*|throwing up|sick|blood(?!bath)\w*|bleed\w*|trapped|scrum|goal ?posts?|under|neck|spine|back|head|collaps\w*|passed out|faint\w*|mov(?:e|ing)|swollen|swelling|urine|pee|wee|brown|dark|afterwards|fight|knife|kicked|ambulance|wet myself|cold|blue|white|purple|weak\w*|tackled?|stamped|broken|snapped`;

const limbs = String.raw`(?:legs|calves|thighs|quads|arms|hamstrings|knees)`;
const tired = String.raw`(?:dead|gone|done(?: for)?|wrecked|shot|finished|jelly|lead|concrete|on fire|burning|killing me|like (?:lead|concrete|jelly|tree trunks|stone|bricks))`;

export const everydaySport: readonly RegExp[] = [
  // "Got crushed 6-0 at football", "they beat us 3-0", "slaughtered in the cup".
  unlessAround(
    hurt,
    String.raw`\b(?:(?:we|i|they|he|she|us|team|side|got|get|were|was|been|being|just|absolutely|totally) ){1,3}${defeated}(?: (?:us|them|me|him|her|it|by \w+))?(?=[^.?!;]{0,24}${score})`,
    String.raw`^\W*${defeated}(?: (?:us|them|me|it))?(?=[^.?!;]{0,24}${score})`,
    String.raw`\b(?:we|i|they|he|she|got|were|was|been) (?:got |get |were |was |absolutely |totally )*${defeated}(?= (?:at|in) ${sport}\b)`,
    String.raw`\b(?:(?:the )?(?:team|side|lads|squad|club|(?:under|u)[- ]?\d\d?s)|we) (?:got |get |were |was |absolutely |totally )+${defeated}(?= (?:in|at|on|by|away|yesterday|today|again)\b|\W*$|[,.;!])(?:[^.?!]{0,30}\b(?:bloodbath|massacre|carnage|slaughter))?`,
  ),
  // "Choked in the final, my serve collapsed."
  unlessAround(
    hurt.replace(String.raw`collaps\w*|`, ''),
    String.raw`\b(?:chok(?:ed|ing)|bottled it|died|collapsed) in (?:the|our|my) (?:\w+ )?(?:final|semi-?final|quarter-?final|match|second half|first half|second set|third set|tie-?break|penalty shoot-?out|last minute|last round)\b`,
    String.raw`\b(?:my|our|his|her|their|the) (?:serve|game|defen[cs]e|forehand|backhand|team|attack|line|form|swing|putting|batting) (?:just |totally |completely )?(?:collapsed|died|choked|fell apart)\b`,
  ),
  // "Legs are dead after the derby."
  unlessAround(
    hurt,
    String.raw`(?<=${played}[^]{0,80})\b(?:my |the |our |his |her )?${limbs} (?:(?:are|feel|felt|were|went|have|gone|is|all|so|totally|just|still|today) ){0,3}${tired}\b`,
    String.raw`\b(?:my |the |our |his |her )?${limbs} (?:(?:are|feel|felt|were|went|died|have|gone|is|all|so|totally|just|still|today) ){0,3}${tired}\b(?=[^]{0,60}${played})`,
  ),
];
