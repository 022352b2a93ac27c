// `npm run learn`: learns weights from labelled lines and writes them into the package. Before that it reads each line by
// weights learned without it: the numbers printed are those of lines never learned.
import { writeFileSync } from 'node:fs';
import { alarmLesson, alarmWeightsFile, learnAlarms } from './alarms/learn-alarms.ts';
import { readLines } from './alarms/lines.ts';
import { printAlarmsNeverLearned } from './alarms/report.ts';
import {
  complaintLesson,
  complaintWeightsFile,
  learnComplaints,
  readComplaintLines,
} from './complaints/learn-complaints.ts';
import { printComplaintsNeverLearned } from './complaints/report.ts';
import {
  followUpLesson,
  followUpWeightsFile,
  learnFollowUps,
  readFollowUpLines,
} from './follow-ups/learn-follow-ups.ts';
import { printFollowUpsNeverLearned } from './follow-ups/report.ts';
import { weightsSource } from './weights-source.ts';

printAlarmsNeverLearned();
printFollowUpsNeverLearned();
printComplaintsNeverLearned();
const alarms = readLines();
const followUps = readFollowUpLines();
const complaints = readComplaintLines();
writeFileSync(alarmWeightsFile, weightsSource(learnAlarms(alarms), alarmLesson(alarms)));
writeFileSync(followUpWeightsFile, weightsSource(learnFollowUps(followUps), followUpLesson(followUps)));
writeFileSync(complaintWeightsFile, weightsSource(learnComplaints(complaints), complaintLesson(complaints)));
