/** "His snoring, honestly I could kill him": said of whoever annoys, unless it goes on with how. */
export const onlyAnnoyed =
  /\bi (?:could|might|would|swear i(?:'ll| will| could)) (?:just |honestly |literally |happily )*(?:kill|murder|strangle|throttle) (?:him|her|them|it)\b(?![^]*\b(?:poison\w*|undetect\w*|slip|die|dead|corpse|(?:his|her|their) (?:tea|drink|food|coffee))\b)/gi;
