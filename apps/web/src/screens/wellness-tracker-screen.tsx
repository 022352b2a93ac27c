import { PageFrame } from '../ui/page-frame.tsx';

export function WellnessTrackerScreen() {
  return <PageFrame title="This page is being prepared">Please come back soon.</PageFrame>;
}
