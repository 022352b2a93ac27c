/** What a message may be about, as the lines are labelled from which the weights are learned. */
export const kinds = ['calm', 'urgent', 'self-harm', 'violence', 'poison', 'birth-and-babies', 'body'] as const;
export type Kind = (typeof kinds)[number];
