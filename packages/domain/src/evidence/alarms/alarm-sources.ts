import { findAdviceSource } from '../advice/advice-sources.ts';
import type { Source } from '../source.ts';
import { bloodAlarmSources } from './data/blood.ts';
import { firstAidSources } from './data/first-aid.ts';
import { furtherAlarmSources } from './data/further.ts';
import { hormoneAlarmSources } from './data/hormones.ts';
import { infectionAlarmSources } from './data/infections.ts';
import { injuryAndDangerSources } from './data/injuries-and-dangers.ts';
import { medicineAlarmSources } from './data/medicines.ts';
import { organAlarmSources } from './data/organs.ts';
import { pregnancyAlarmSources } from './data/pregnancy.ts';
import { urgentSignSources } from './data/urgent-signs.ts';

/** Works that only alarms cite. They stand apart, because alarms are told by the server alone and what a device keeps is scarce. */
export const alarmSources: readonly Source[] = [
  ...pregnancyAlarmSources,
  ...bloodAlarmSources,
  ...infectionAlarmSources,
  ...hormoneAlarmSources,
  ...organAlarmSources,
  ...medicineAlarmSources,
  ...furtherAlarmSources,
  ...injuryAndDangerSources,
  ...firstAidSources,
  ...urgentSignSources,
];
const byId = new Map(alarmSources.map((source) => [source.id, source]));

/** The sources behind the ids of an alarm, in their order: its own, or those that the advisor, herbs and medicines cite as well. */
export function alarmSourcesOf(ids: readonly string[]): readonly Source[] {
  return ids.flatMap((id) => byId.get(id) ?? findAdviceSource(id) ?? []);
}
