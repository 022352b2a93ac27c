/** How serious a finding is, gravest first. */
export const severities = ['contraindicated', 'major', 'moderate', 'minor'] as const;
/**
 * contraindicated: a label, monograph or regulator says never. major: avoid unless a clinician decides.
 * moderate: monitor, separate doses or ask first. minor: a small, informative effect.
 */
export type Severity = (typeof severities)[number];
