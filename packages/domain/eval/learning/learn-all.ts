// `npm run learn`: learns weights from labelled lines and writes them into the package. Before that it reads each line by
// weights learned without it: the numbers printed are those of lines never learned.
import { writeFileSync } from 'node:fs';
import { alarmWeightsFile, learnAlarms } from './alarms/learn-alarms.ts';
import { readLines } from './alarms/lines.ts';
import { printAlarmsNeverLearned } from './alarms/report.ts';
import { complaintWeightsFile, learnComplaints, readComplaintLines } from './complaints/learn-complaints.ts';
import { printComplaintsNeverLearned } from './complaints/report.ts';
import { followUpWeightsFile, learnFollowUps, readFollowUpLines } from './follow-ups/learn-follow-ups.ts';
import { printFollowUpsNeverLearned } from './follow-ups/report.ts';
import { weightsSource } from './weights-source.ts';

printAlarmsNeverLearned();
printFollowUpsNeverLearned();
printComplaintsNeverLearned();
writeFileSync(alarmWeightsFile, weightsSource(learnAlarms(readLines())));
writeFileSync(followUpWeightsFile, weightsSource(learnFollowUps(readFollowUpLines())));
writeFileSync(complaintWeightsFile, weightsSource(learnComplaints(readComplaintLines())));
