/** "I get nervous before a talk and my heart starts pounding" tells no illness of the heart. */
export const heartInFear = (() => {
  const heart = String.raw`\b(?:heart|pulse)(?: rate| beat)? (?:(?:is|starts?|always|begins? to|keeps?|just) )*(?:pound(?:s|ing)?|rac(?:es|e|ing)|beats? (?:fast|faster|hard|like mad)|thump(?:s|ing)?|flutter(?:s|ing)?|skip(?:s|ping)?(?: (?:a beat|beats))?|jump(?:s|ing)?|goes? (?:mad|crazy|like the clappers|ten to the dozen|mental))\b|\b(?:pounding|racing|thumping) (?:heart|pulse)\b`;
  const fear = String.raw`\b(?:nervous|anxious|stress\w*|scared|afraid|worried|excited|upset|panick?\w*|stage fright|exams?|tests?|speech(?:es)?|presentations?|presenting|interviews?|meetings?|dates?|in public|audience|performance|nightmares?|bad dreams|nerves|wedding|driving test|first day|big day|flight|flying|audition|recital|think(?:ing)? (?:about|of) (?:it|that|the|my|him|her|sat\w*|sun\w*|mon\w*|fri\w*))\b`;
  return new RegExp(String.raw`(?:${heart})(?:(?<=${fear}[^.?!]*)|(?=[^.?!]*${fear}))`, 'gi');
})();

/** "My heart stopped when I saw the results", "it skips with joy": of no heart at all. */
export const heartInPictures =
  /\bheart (?:nearly |almost )?(?:stopped|skipped a beat|sank|leapt|melted|broke) (?:when|as) (?:i|we) (?:saw|heard|read|opened|got|met|found)\b|\bheart (?:\w+ )?(?:skip|leap|jump|danc|sing|flutter|pound|rac|beat|soar|swell)\w*(?: (?:a beat|faster|up))? (?:with|for|from|out of|of) (?:(?:pure|sheer|sudden|so much|all this|all the) )?(?:joy|happiness|delight|gladness|love|excitement|pride|gratitude)\b|\bheart (?:\w+ )?(?:skip|leap|jump|flutter|pound|rac|melt)\w*(?: a beat| faster)? (?:when|whenever|every time|each time) (?:i (?:see|meet|text|talk to|look at|think of|bump into) (?:my (?:crush|girlfriend|boyfriend|date)|him|her)|(?:he|she|my crush) (?:walks? in|smiles?|texts?|looks? at me|says? (?:hi|hello)))\b/gi;
